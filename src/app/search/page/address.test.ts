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
  ])('reads %j as page %i from 0', (parameter, page) => {
    expect(pageOf(parameter)).toBe(page);
  });
});

describe('searchOf', () => {
  it('names the page where it is not the first', () => {
    expect(searchOf('risk score', 0)).toBe('?q=risk+score');
    expect(searchOf('risk score', 1)).toBe('?q=risk+score&page=2');
    expect(searchOf('', 1)).toBe('');
  });
});

describe('pageInstead', () => {
  const none = {hits: [], nbPages: 21};

  it('is the last page for one beyond it', () => {
    expect(pageInstead(98, none)).toBe(20);
  });

  it('is the first where nobody knows which is the last, or nothing was found', () => {
    expect(pageInstead(98, {hits: []})).toBe(0);
    expect(pageInstead(98, {hits: [], nbPages: 0})).toBe(0);
  });

  it('comes nearer to the first with every try, however wrong the count is', () => {
    expect(pageInstead(20, none)).toBe(19);
  });

  it('is none for a page that is there, and for the first', () => {
    expect(pageInstead(3, {hits: [{}], nbPages: 21})).toBeUndefined();
    expect(pageInstead(0, {hits: [], nbPages: 0})).toBeUndefined();
  });
});
