import {expect, it} from 'vitest';
import {product} from '../../../product/facts';
import {startFrom} from './places';

const pages = [
  {route: '/docs/quick-start', title: 'Quick start'},
  {route: '/docs/connectors', title: 'Connectors'},
  {route: '/docs/bql-overview', title: 'BQL overview'},
  {route: `/docs/${product.slug}-api`, title: 'API'},
  {route: '/docs/reference/glossary', title: 'Glossary'},
  {route: '/docs/roles', title: 'Roles'},
];

it('offers five pages, and the three newest releases of the data', () => {
  const {places, releases} = startFrom(pages);
  expect(places).toHaveLength(5);
  expect(places[0]).toEqual({title: 'Quick start', route: '/docs/quick-start'});
  expect(releases).toHaveLength(3);
  for (const {route} of releases) expect(route).toMatch(/^\/docs\/releases\//);
});

it('says which page is missing', () => {
  const others = pages.filter(({route}) => route !== `/docs/${product.slug}-api`);
  expect(() => startFrom(others)).toThrow(`No page /docs/${product.slug}-api`);
});
