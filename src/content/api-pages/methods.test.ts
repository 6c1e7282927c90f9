import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {methodsByAnchor} from './methods';

const link = (href: string, method?: string): PropSidebarItem => ({
  type: 'link',
  label: href,
  href,
  customProps: {method},
});

test("a page's operations are found at all levels of the sidebar, without those of other pages", () => {
  const items: PropSidebarItem[] = [
    link('/docs/a#one', 'GET'),
    {
      type: 'category',
      label: 'More',
      collapsed: false,
      collapsible: false,
      items: [link('/docs/a#two', 'POST'), link('/docs/a-b#three', 'PUT'), link('/docs/a#four')],
    },
  ];
  expect([...methodsByAnchor(items, '/docs/a')]).toEqual([
    ['one', 'GET'],
    ['two', 'POST'],
  ]);
});
