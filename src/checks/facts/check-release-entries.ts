import path from 'node:path';
import type {ListItem} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {fillIn, product} from '../../product/facts';
import {entryItems, readEntry} from '../../product/releases/entries';
import {type ProductName, products} from '../../product/releases/products';
import {onEachPage} from '../check';

const shape = 'write "- `11.32-05` **Security.** What changes. [What documents it](../page.md)"';

/**
 * Checks that a release page's content is a list of entries. Each entry has a permanent number, an area, and a link
 * to the section that documents it, so that readers can find it, quote it in a ticket, and read more. The numbers leave
 * no gap. They increase within a section, and the sections can be in any order.
 */
export const checkReleaseEntries = onEachPage((page, report) => {
  if (page.kind !== 'release-platform' && page.kind !== 'release-part') return;
  const name = path.posix.basename(path.posix.dirname(page.path)) as ProductName;
  const version = path.posix.basename(page.path, '.md');
  const release = name === 'platform' ? version : `${name}-${version}`;
  const areas = products[name].areas.map((area) => fillIn(area, product));
  const items = entryItems(page.tree.children);
  const free = new Set(items.map((_, index) => `${release}-${String(index + 1).padStart(2, '0')}`));
  const misnumbered: {item: ListItem; id: string}[] = [];
  let last = {kind: '', id: ''};
  for (const {kind, item} of items) {
    // Another check reports unfinished pages.
    if (textOf(item).includes('FILL IN')) continue;
    const entry = readEntry(kind, item);
    if (!entry) {
      report(item, "a list item on a release page isn't an entry", shape);
      continue;
    }
    const {id} = entry;
    if (!free.delete(id)) misnumbered.push({item, id});
    else if (kind === last.kind && id < last.id)
      report(item, `entry "${id}" comes after "${last.id}"`, 'order a section by number');
    last = {kind, id};
    if (!areas.includes(entry.area))
      report(item, `"${entry.area}" isn't an area of ${name}`, `use one of: ${areas.join(', ')}`);
    if (!entry.links.some(isPage))
      report(item, `entry "${id}" doesn't link to a page`, 'link to the section that documents it');
  }
  for (const [index, {item, id}] of misnumbered.entries())
    report(item, `"${id}" isn't the number of this entry`, `write \`${[...free][index]}\``);
});

const isPage = (url: string) => /^[^:]*\.mdx?(#|$)/.test(url);
