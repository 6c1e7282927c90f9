import {readFileSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import site from '../../../sidebars';
import {type Grown, grownFile} from './grown';

type Item = Extract<SidebarsConfig[string], unknown[]>[number];

const {copies}: Grown = JSON.parse(readFileSync(grownFile, 'utf8'));

/** A page with its copies; folders already include theirs. */
const grow = (item: Item): Item[] => {
  if (typeof item === 'string') return [item, ...(copies[item] ?? [])];
  if (item.type === 'category' && Array.isArray(item.items))
    return [{...item, items: item.items.flatMap(grow)}];
  return [item];
};

export default Object.fromEntries(
  Object.entries(site).map(([id, items]) => [
    id,
    Array.isArray(items) ? items.flatMap(grow) : items,
  ]),
);
