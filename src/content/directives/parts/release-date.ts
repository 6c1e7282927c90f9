import {longDate} from '../../../base/text/dates';
import {versions} from '../../../product/facts';
import {paragraph, text} from '../nodes';
import type {Directive} from '../part';

/** `::platform-release{version="11.32"}`, and of the agent and Connect also: when a release came out. */
export const releaseDate =
  (product: keyof typeof versions): Directive =>
  ({attributes}) => {
    const release = versions[product].find(({version}) => version === attributes.version);
    if (!release)
      throw new Error(
        `needs version="…", a release of ${product} in src/product/facts/versions.yaml`,
      );
    return [paragraph(text(`Released ${longDate(release.date)}.`))];
  };
