import {table} from '../../markdown/nodes';
import {versions} from '../../product';
import {longDate} from '../../text/dates';
import type {Part} from '../part';

/** `::platform-releases{year="2025"}`: the platform releases of a year, newest first. */
export const platformReleases: Part = ({attributes}) => {
  const releases = versions.platform.filter(({date}) => date.startsWith(`${attributes.year}-`));
  if (releases.length === 0)
    throw new Error('needs year="…", a year with releases in src/product/versions.yaml');
  return table(
    ['Release', 'Date', 'Known for'],
    releases
      .toReversed()
      .map(({version, date, headline}) => [version, longDate(date), headline ?? '']),
  );
};
