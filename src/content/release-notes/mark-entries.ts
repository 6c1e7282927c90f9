import {slug} from 'github-slugger';
import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importOf} from '../../base/markdown/nodes';
import {isEntryId, readEntries, type WrittenEntry} from '../../product/releases/entries';
import {countOf, type EntryKind, kinds} from '../../product/releases/kinds';
import {countsIn, tallyOf} from '../../product/releases/tally';
import {listOf, text} from '../directives/nodes';
import {kindChip, kindClass} from './kind-chip';

/** The style sheet of chips and entries. */
export const entryStyles = '@site/src/content/release-notes/release-notes.css';

/**
 * A remark plugin for release pages. Each entry gets a chip with its kind, and its number becomes an anchor that links
 * to itself. Numbers of entries don't break at their hyphen, wherever the page mentions them. Below the release's date,
 * links with the number of entries of each kind lead to their sections.
 */
export default function markEntries() {
  return (tree: Root) => {
    const entries = readEntries(tree.children);
    if (entries.length === 0) return;
    for (const entry of entries) mark(entry);
    visit(tree, 'inlineCode', (code) => {
      if (isEntryId(code.value)) code.data = {hProperties: {className: ['entry-id']}};
    });
    const [first, ...others] = tree.children;
    if (first) tree.children = [importOf(entryStyles), first, tallyList(entries), ...others];
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
    countsIn(tallyOf(entries)).map(([kind, count]) => [sectionLink(kind, count)]),
    'kind-tallies',
  );

const sectionLink = (kind: EntryKind, count: number): Link => ({
  type: 'link',
  url: `#${slug(kinds[kind].section)}`,
  data: {hProperties: {className: [kindClass(kind)]}},
  children: [{type: 'text', value: countOf(kind, count)}],
});
