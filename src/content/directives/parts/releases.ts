import type {RootContent} from 'mdast';
import {component, importOf} from '../../../base/markdown/nodes';
import {longDate} from '../../../base/text/dates';
import {type Release, readReleases} from '../../../product/releases';
import {entryLine} from '../entry-line';
import {element, heading, link, listOf, text} from '../nodes';
import type {Directive} from '../part';

/** `::releases`: every release by year, newest first, with its entries and a search. */
export const releasesPart: Directive = () => [
  importOf('@site/src/app/explorers/releases', 'ReleaseExplorer'),
  component('ReleaseExplorer', {}, byYear(readReleases())),
];

function byYear(releases: Release[]): RootContent[] {
  const years = [...new Set(releases.map(({date}) => date.slice(0, 4)))];
  return years.flatMap((year) => [
    heading(3, year),
    ...releases.filter(({date}) => date.startsWith(year)).flatMap(outline),
  ]);
}

/**
 * Site search finds this content on the release's own page, because items and small headings that are links lead there.
 */
const outline = ({route, title, date, entries}: Release): RootContent[] => [
  element('h4', [link(route, [text(`${title}, ${longDate(date)}`)])] as never[]),
  listOf(entries.map(entryLine), 'entry-lines'),
];
