import path from 'node:path';
import {toString as textOf} from 'mdast-util-to-string';
import {fillIn, product} from '../../product/facts';
import {entryItems, readEntry} from '../../product/releases/entries';
import {type ProductName, products} from '../../product/releases/products';
import {onEachPage} from '../check';

const shape = 'write "- `11.32-05` **Security.** What changes. [What documents it](../page.md)"';

/**
 * What a release page says is a list of entries: each has an id that stays, an area, and a link to what documents it,
 * so that it can be found, quoted in a ticket, and read on.
 */
export const checkReleaseEntries = onEachPage((page, report) => {
  if (page.kind !== 'release-platform' && page.kind !== 'release-part') return;
  const name = path.posix.basename(path.posix.dirname(page.path)) as ProductName;
  const version = path.posix.basename(page.path, '.md');
  const release = name === 'platform' ? version : `${name}-${version}`;
  const areas = products[name].areas.map((area) => fillIn(area, product));
  for (const [index, {kind, item}] of entryItems(page.tree.children).entries()) {
    // The page is being written, which another check says.
    if (textOf(item).includes('FILL IN')) continue;
    const entry = readEntry(kind, item);
    if (!entry) {
      report(item, 'a list item of a release page is no entry', shape);
      continue;
    }
    const id = `${release}-${String(index + 1).padStart(2, '0')}`;
    if (entry.id !== id)
      report(item, `entry "${entry.id}" is number ${index + 1}`, `call it \`${id}\``);
    if (!areas.includes(entry.area))
      report(item, `"${entry.area}" is no area of ${name}`, `use one of: ${areas.join(', ')}`);
    if (!entry.links.some(isPage))
      report(item, `entry "${entry.id}" links no page`, 'link the section that documents it');
  }
});

const isPage = (url: string) => /^[^:]*\.mdx?(#|$)/.test(url);
