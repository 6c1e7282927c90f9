import {describe, expect, it} from 'vitest';
import {meetsFacets} from './facets';
import type {IndexedPage} from './pages';

const page = {language: 'en', tag: 'docs-default-current', section: 'Guides'} as IndexedPage;

describe('meetsFacets', () => {
  it.each([
    [undefined, true],
    [[], true],
    [['language:en'], true],
    [['language:fr'], false],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
    [['language:en', ['docusaurus_tag:default']], false],
    [['language:en', 'docusaurus_tag:default'], false],
    [['language:-fr'], true],
    [['hierarchy.lvl0:Guides'], true],
    [['color:red'], false],
    [[[]], true],
  ])('reads %j', (filters, met) => {
    expect(meetsFacets(page, filters)).toBe(met);
  });
});
