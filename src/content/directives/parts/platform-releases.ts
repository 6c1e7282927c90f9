import {table} from '../../../base/markdown/nodes';
import {longDate} from '../../../base/text/dates';
import {versions} from '../../../product/facts';
import type {Directive} from '../part';

/** `::platform-releases{year="2025"}`: a year's platform releases, newest first. */
export const platformReleases: Directive = ({attributes}) => {
  const releases = versions.platform.filter(({date}) => date.startsWith(`${attributes.year}-`));
  if (releases.length === 0)
    throw new Error('needs year="…", a year with releases in src/product/facts/versions.yaml');
  return table(
    ['Release', 'Date', 'Highlights'],
    releases
      .toReversed()
      .map(({version, date, headline}) => [version, longDate(date), headline ?? '']),
  );
};
