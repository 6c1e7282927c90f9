import {longDate} from '../../../base/text/dates';
import {versions} from '../../../product/facts';
import {releaseDate as dateClass} from '../../release-notes/mark-entries';
import {paragraph, text} from '../nodes';
import type {Directive} from '../part';

/** `::platform-release{version="11.32"}`, and the same for the agent and Connect: a release's date. */
export const releaseDate =
  (product: keyof typeof versions): Directive =>
  ({attributes}) => {
    const release = versions[product].find(({version}) => version === attributes.version);
    if (!release)
      throw new Error(`needs version="…", a ${product} release in src/product/facts/versions.yaml`);
    const date = paragraph(text(`Released ${longDate(release.date)}.`));
    date.data = {hProperties: {className: [dateClass]}};
    return [date];
  };
