import {expect, it} from 'vitest';
import {countsOf, inSection} from './sections';

const request = {indexName: 'docs', query: 'risk', page: 1, facetFilters: ['language:en']};

it('counts the results of a search in all sections', () => {
  const requests = inSection(request, undefined);
  expect(requests).toEqual([expect.objectContaining({...request, facets: ['hierarchy.lvl0']})]);
});

it('limits hits to a section, and counts as if there were no limit', () => {
  const [hits, counts] = inSection(request, 'BQL');
  expect(hits).toEqual({...request, facetFilters: ['language:en', 'hierarchy.lvl0:BQL']});
  expect(counts).toMatchObject({facetFilters: ['language:en'], hitsPerPage: 0, page: 0});
});

it('has no counts from a service without facets', () => {
  expect(countsOf([{facets: {'hierarchy.lvl0': {BQL: 2}}}] as never)).toEqual({BQL: 2});
  expect(countsOf([{}] as never)).toBeUndefined();
});
