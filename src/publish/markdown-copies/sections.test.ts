import {expect, test} from 'vitest';
import {sectionsOf} from './sections';

const page = (route: string) => ({
  title: route,
  description: '',
  route,
  frontMatter: {},
  items: [],
});

test('a section has the pages of its sidebar, and the guides also have pages without a sidebar', () => {
  const [roles, snyk, loose] = [
    page('/docs/roles'),
    page('/docs/connectors/snyk'),
    page('/docs/loose'),
  ];
  const sections = sectionsOf({
    pages: [roles, snyk, loose],
    sidebars: new Map([
      ['docs', [roles]],
      ['connectors', [snyk]],
    ]),
    frozen: [],
  });
  const of = (title: string) => sections.find((section) => section.title === title)?.pages;
  expect(of('Guides')).toEqual([roles, loose]);
  expect(of('Connectors')).toEqual([snyk]);
});
