import {toString as textOf} from 'mdast-util-to-string';
import {linkTarget} from '../../product/page-files/link-target';
import {type BadgeName, badgeNames, badges} from '../../product/releases/badge';
import {readEntries, type WrittenEntry} from '../../product/releases/entries';
import type {Check} from '../check';
import type {CheckedPage} from '../page';
import type {Site} from '../site';

/** A badge on a page, such as `::since{entry="11.31-01"}`, and the heading above it. */
interface Badge {
  page: CheckedPage;
  line: number;
  name: BadgeName;
  id: string;
  replaces: string;
  /** Empty if the badge is at the top of the page. */
  anchor: string;
}

interface Found {
  page: CheckedPage;
  entry: WrittenEntry;
}

const pattern = new RegExp(
  `^\\s*::(${badgeNames.join('|')})\\{entry="([^"]*)"(?: replaces="([^"]*)")?`,
);

/**
 * Checks that badges and release notes agree, so that readers learn the same from both. The entry that a badge names
 * must link to the badge's section, and what an entry calls new or deprecated must have a badge.
 */
export const checkReleaseBadges: Check = (site, reportIn) => {
  const entries = entriesOf(site);
  const found = site.pages.flatMap(badgesOn);
  for (const badge of found.filter(({page}) => site.selected.includes(page))) {
    const fault = faultOf(badge, entries);
    if (fault) reportIn(badge.page.file)(badge.line, ...fault);
  }
  for (const {page, entry} of entries.filter((each) => site.selected.includes(each.page))) {
    const [name] = badgeNames.filter((each) => badges[each].kind === entry.kind);
    // Another check reports unfinished pages.
    const isUnwritten = textOf(entry.item).includes('FILL IN');
    if (!name || isUnwritten || found.some(({id}) => id === entry.id)) continue;
    reportIn(page.file)(
      entry.item,
      `entry "${entry.id}" has no badge on the page that its first link leads to`,
      `write ::${name}{entry="${entry.id}"} below the heading at ${targetOf({page, entry})}`,
    );
  }
};

const entriesOf = ({pages}: Site): Found[] =>
  pages
    .filter(({kind}) => kind === 'release-platform' || kind === 'release-part')
    .flatMap((page) => readEntries(page.tree.children).map((entry) => ({page, entry})));

function badgesOn(page: CheckedPage): Badge[] {
  return page.text.split('\n').flatMap((text, index) => {
    const [, name, id = '', replaces = ''] = pattern.exec(text) ?? [];
    if (!name) return [];
    const line = index + 1;
    const above = page.headings.findLast(({node}) => (node.position?.start.line ?? line) < line);
    return [{page, line, name: name as BadgeName, id, replaces, anchor: above?.anchor ?? ''}];
  });
}

/** The fault of a badge, and how to fix it. */
function faultOf(badge: Badge, entries: Found[]): [string, string] | undefined {
  const {id, name, page, anchor, replaces} = badge;
  const found = entries.find(({entry}) => entry.id === id);
  if (!found)
    return [`no release page has an entry "${id}"`, 'copy the number from the release page'];
  if (found.entry.kind !== badges[name].kind)
    return [
      `::${name} names "${id}", whose kind is ${found.entry.kind}`,
      'name an entry of the right kind, or change the badge',
    ];
  const here = anchor ? `${page.path}#${anchor}` : page.path;
  if (targetOf(found) !== here)
    return [
      `the first link of "${id}" leads to ${targetOf(found)}, not to ${here}`,
      'move the badge or the link',
    ];
  if (!found.page.text.toLowerCase().includes(replaces.toLowerCase()))
    return [
      `the release notes don't say "${replaces}"`,
      'name the replaced feature as the release notes do',
    ];
  return undefined;
}

/** The target of an entry's first link, from the project's root. */
function targetOf({page, entry: {links}}: Found): string {
  const {file, anchor} = linkTarget(page.path, links[0] ?? '');
  return anchor ? `${file}#${anchor}` : file;
}
