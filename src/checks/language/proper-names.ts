import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type MenuItem, menu, product, ratings, roles, statuses} from '../../product/facts';
import type {CheckedPage} from '../page';

const listed = readFileSync(path.join(__dirname, 'proper-names.txt'), 'utf8').split('\n');

const titles = (items: MenuItem[]): string[] =>
  items.flatMap((item) => [item.title, ...titles(item.children ?? [])]);

const names = wordsOf([product.name, ...listed]);

/** Capitalized words in the names of the product's own menus, roles, ratings, and statuses. */
const ours = wordsOf([
  ...titles(menu),
  ...roles.map(({name}) => name),
  ...ratings.riskRatings.map(({name}) => name),
  ...Object.values(statuses).flatMap((list) => list.map(({name}) => name)),
]);

/** Whether a word keeps its capital letter inside a page's heading. */
export const isProperName = (word: string, page: CheckedPage): boolean =>
  ours.has(word) || isForeignName(word, page);

/** Whether a word is always a name: our product's, another name on the list, or a name of the page's connector. */
export function isForeignName(word: string, page: CheckedPage): boolean {
  const {connector} = page.frontMatter.data as {connector?: {vendor?: string; product?: string}};
  return names.has(word) || wordsOf([connector?.vendor ?? '', connector?.product ?? '']).has(word);
}

function wordsOf(names: string[]): Set<string> {
  return new Set(names.flatMap((name) => name.split(/[\s/()-]+/)).filter((word) => word !== ''));
}
