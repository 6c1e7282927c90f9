import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {countPages, filterItems} from './sidebar-items';

const page = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});
const category = (label: string, ...items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
});
const items = [
  page('Glossary'),
  category('Security', page('Users'), category('Access', page('Access controls'), page('Roles'))),
];

/** Labels, with the labels of open categories' items in brackets. */
const shown = (found: PropSidebarItem[]): string =>
  found
    .map((item) => {
      if (item.type !== 'category') return 'label' in item ? item.label : '';
      return `${item.label} ${item.collapsed ? '…' : `(${shown(item.items)})`}`;
    })
    .join(', ');

test('counts pages at all levels', () => {
  expect(countPages(items)).toBe(4);
});

test('shows the pages whose names contain every typed word, in their categories', () => {
  expect(shown(filterItems(items, 'contr ACC'))).toBe('Security (Access (Access controls))');
  expect(shown(filterItems(items, ' glos '))).toBe('Glossary');
  expect(filterItems(items, 'tickets')).toEqual([]);
});

test('keeps all pages of a category whose name matches', () => {
  expect(shown(filterItems(items, 'security'))).toBe('Security (Users, Access …)');
});
