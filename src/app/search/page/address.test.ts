import {describe, expect, it} from 'vitest';
import {pageInstead, pageOf, searchOf} from './address';

describe('pageOf', () => {
  it.each([
    [null, 0],
    ['1', 0],
    ['3', 2],
    ['2.5', 1],
    ['0', 0],
    ['-1', 0],
    ['', 0],
    ['abc', 0],
    ['1e9', 999],
    ['Infinity', 999],
  ])('reads %j as zero-based page %i', (parameter, page) => {
    expect(pageOf(parameter)).toBe(page);
  });
});

describe('searchOf', () => {
  it("includes the page number unless it's the first page", () => {
    expect(searchOf('risk score', 0)).toBe('?q=risk+score');
    expect(searchOf('risk score', 1)).toBe('?q=risk+score&page=2');
    expect(searchOf('', 1)).toBe('');
  });

  it('includes the section', () => {
    expect(searchOf('risk', 0, 'BQL')).toBe('?q=risk&section=BQL');
    expect(searchOf('risk', 1, 'BQL')).toBe('?q=risk&section=BQL&page=2');
  });
});

describe('pageInstead', () => {
  const none = {hits: [], nbPages: 21};

  it('is the last page if the requested page is after it', () => {
    expect(pageInstead(98, none)).toBe(20);
  });

  it('is the first page if the last one is unknown or there are no results', () => {
    expect(pageInstead(98, {hits: []})).toBe(0);
    expect(pageInstead(98, {hits: [], nbPages: 0})).toBe(0);
  });

  it('gets closer to the first page with every try, however wrong the count is', () => {
    expect(pageInstead(20, none)).toBe(19);
  });

  it('is undefined for a page that exists, and for the first page', () => {
    expect(pageInstead(3, {hits: [{}], nbPages: 21})).toBeUndefined();
    expect(pageInstead(0, {hits: [], nbPages: 0})).toBeUndefined();
  });
});
