import {readReleases} from '../../../product/releases';
import {entryLine} from '../../release-notes/entry-line';
import {heading, listOf} from '../nodes';
import type {Directive} from '../part';

/** `::release-changes{year="2025"}`: all entries of a year's platform releases by area, oldest first. */
export const releaseChanges: Directive = ({attributes}) => {
  const entries = readReleases()
    .filter(({product, date}) => product === 'platform' && date.startsWith(`${attributes.year}-`))
    .toReversed()
    .flatMap((release) => release.entries);
  if (entries.length === 0) throw new Error('needs year="…", a year with platform releases');
  const areas = [...new Set(entries.map(({area}) => area))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return areas.flatMap((area) => [
    heading(3, area),
    listOf(entries.filter((entry) => entry.area === area).map(entryLine), 'entry-lines'),
  ]);
};
