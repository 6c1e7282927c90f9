import {expect, test} from 'vitest';
import {navbarFaults} from './navbar-faults';

const known = {docs: ['quick-start'], sidebars: ['docs', 'bql']};

test('items that name what exists have no faults', () => {
  expect(
    navbarFaults([{label: 'Guides', sidebarId: 'docs'}, {docId: 'quick-start'}], known),
  ).toEqual([]);
});

test('a missing sidebar is reported with the item and what there is', () => {
  expect(navbarFaults([{label: 'Guides', sidebarId: 'gone'}], known)).toEqual([
    'docusaurus.config.ts: the navbar item "Guides" has sidebarId "gone", which does not exist. Use one of: docs, bql',
  ]);
});

test('items inside a dropdown are looked at too', () => {
  expect(
    navbarFaults([{label: 'More', items: [{label: 'Start', docId: 'gone'}]}], known),
  ).toHaveLength(1);
});
