import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type MenuItem, menu, product, ratings, roles, statuses} from '../../product/facts';
import type {CheckedPage} from '../page';

const listed = readFileSync(path.join(__dirname, 'proper-names.txt'), 'utf8').split('\n');

const titles = (items: MenuItem[]): string[] =>
  items.flatMap((item) => [item.title, ...titles(item.children ?? [])]);

/** Words with a capital in the names of the product's own menus, roles, ratings and statuses, and in the list. */
const known = wordsOf([
  product.name,
  ...titles(menu),
  ...roles.map(({name}) => name),
  ...ratings.riskRatings.map(({name}) => name),
  ...Object.values(statuses).flatMap((list) => list.map(({name}) => name)),
  ...listed,
]);

/** Whether a word keeps its capital inside a heading of a page: a connector page also knows its vendor and product. */
export function isProperName(word: string, page: CheckedPage): boolean {
  const {connector} = page.frontMatter.data as {connector?: {vendor?: string; product?: string}};
  return known.has(word) || wordsOf([connector?.vendor ?? '', connector?.product ?? '']).has(word);
}

function wordsOf(names: string[]): Set<string> {
  return new Set(names.flatMap((name) => name.split(/[\s/()-]+/)).filter((word) => word !== ''));
}
