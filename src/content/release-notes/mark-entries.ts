import {slug} from 'github-slugger';
import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importOf} from '../../base/markdown/nodes';
import {isEntryId, readEntries, type WrittenEntry} from '../../product/releases/entries';
import {countOf, type EntryKind, kindNames, kinds} from '../../product/releases/kinds';
import {countsIn, tallyOf} from '../../product/releases/tally';
import {listOf, text} from '../directives/nodes';
import {kindChip, kindClass} from './kind-chip';

/** The style sheet of chips and entries. */
export const entryStyles = '@site/src/content/release-notes/release-notes.css';

/** The class of the paragraph with a release's date. */
export const releaseDate = 'release-date';

/**
 * A remark plugin for release pages. Each entry gets a chip with its kind, and its number becomes an anchor that links
 * to itself. Where the page mentions an entry, its number doesn't break at its hyphen, and links to the entry if it's on
 * the page. Below the release's date, links with the number of entries of each kind lead to their sections, in the order of these.
 */
export default function markEntries() {
  return (tree: Root) => {
    const entries = readEntries(tree.children);
    if (entries.length === 0) return;
    for (const entry of entries) mark(entry);
    const ids = new Set(entries.map(({id}) => id));
    visit(tree, 'inlineCode', (code, at, parent) => {
      if (!isEntryId(code.value)) return;
      code.data = {hProperties: {className: ['entry-id']}};
      if (!parent || at === undefined || parent.type === 'link' || !ids.has(code.value)) return;
      parent.children[at] = {type: 'link', url: `#${code.value}`, children: [code]};
    });
    const date = tree.children.findIndex(({data}) =>
      data?.hProperties?.className?.includes(releaseDate),
    );
    tree.children.splice(date + 1, 0, tallyList(entries));
    tree.children.unshift(importOf(entryStyles));
  };
}

function mark({id, kind, item}: WrittenEntry): void {
  const [first] = item.children;
  if (first?.type !== 'paragraph') return;
  const number: Link = {
    type: 'link',
    url: `#${id}`,
    data: {hProperties: {id, className: ['entry-number']}},
    children: [{type: 'inlineCode', value: id}],
  };
  first.children.splice(0, 1, kindChip(kind), text(' '), number);
  item.data = {hProperties: {className: ['entry']}};
}

const tallyList = (entries: WrittenEntry[]) =>
  listOf(
    countsIn(tallyOf(entries), kindNames).map(([kind, count]) => [sectionLink(kind, count)]),
    'kind-tallies',
  );

const sectionLink = (kind: EntryKind, count: number): Link => ({
  type: 'link',
  url: `#${slug(kinds[kind].section)}`,
  data: {hProperties: {className: [kindClass(kind)]}},
  children: [{type: 'text', value: countOf(kind, count)}],
});
