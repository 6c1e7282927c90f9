import path from 'node:path';
import {toString as textOf} from 'mdast-util-to-string';
import {fillIn, product} from '../../product/facts';
import {entryItems, readEntry} from '../../product/releases/entries';
import {type ProductName, products} from '../../product/releases/products';
import {onEachPage} from '../check';

const shape = 'write "- `11.32-05` **Security.** What changes. [What documents it](../page.md)"';

/**
 * Checks that a release page's content is a list of entries. Each entry has a permanent number, an area, and a link
 * to the section that documents it, so that readers can find it, quote it in a ticket, and read more.
 */
export const checkReleaseEntries = onEachPage((page, report) => {
  if (page.kind !== 'release-platform' && page.kind !== 'release-part') return;
  const name = path.posix.basename(path.posix.dirname(page.path)) as ProductName;
  const version = path.posix.basename(page.path, '.md');
  const release = name === 'platform' ? version : `${name}-${version}`;
  const areas = products[name].areas.map((area) => fillIn(area, product));
  for (const [index, {kind, item}] of entryItems(page.tree.children).entries()) {
    // Another check reports unfinished pages.
    if (textOf(item).includes('FILL IN')) continue;
    const entry = readEntry(kind, item);
    if (!entry) {
      report(item, "a list item on a release page isn't an entry", shape);
      continue;
    }
    const id = `${release}-${String(index + 1).padStart(2, '0')}`;
    if (entry.id !== id)
      report(item, `entry "${entry.id}" is number ${index + 1} on the page`, `write \`${id}\``);
    if (!areas.includes(entry.area))
      report(item, `"${entry.area}" isn't an area of ${name}`, `use one of: ${areas.join(', ')}`);
    if (!entry.links.some(isPage))
      report(
        item,
        `entry "${entry.id}" doesn't link to a page`,
        'link to the section that documents it',
      );
  }
});

const isPage = (url: string) => /^[^:]*\.mdx?(#|$)/.test(url);
