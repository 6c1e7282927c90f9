import {expect, test} from 'vitest';
import {navbarFaults} from './navbar-faults';

const known = {docs: ['quick-start'], sidebars: ['docs', 'bql']};

test('finds no faults in items whose targets exist', () => {
  expect(
    navbarFaults([{label: 'Guides', sidebarId: 'docs'}, {docId: 'quick-start'}], known),
  ).toEqual([]);
});

test('reports a missing sidebar with the item and the existing sidebars', () => {
  expect(navbarFaults([{label: 'Guides', sidebarId: 'gone'}], known)).toEqual([
    'docusaurus.config.ts: the navbar item "Guides" has sidebarId "gone", which doesn\'t exist. Use one of: docs, bql',
  ]);
});

test('checks items inside a dropdown, too', () => {
  expect(
    navbarFaults([{label: 'More', items: [{label: 'Start', docId: 'gone'}]}], known),
  ).toHaveLength(1);
});
