import {describe, expect, it} from 'vitest';
import {cut} from './cut';

describe('cut', () => {
  it("doesn't split a short text", () => {
    expect(cut('One. Two.', 20)).toEqual(['One. Two.']);
    expect(cut('', 20)).toEqual(['']);
  });

  it('splits prose between sentences, and between words if a sentence is too long', () => {
    expect(cut('One two. Three four. Five.', 20)).toEqual(['One two. ', 'Three four. Five.']);
    expect(cut('one two three four', 9)).toEqual(['one two ', 'three ', 'four']);
  });

  it('splits code at blank lines before other lines', () => {
    expect(cut('a = 1\nb = 2\n\nc = 3\nd = 4', 14)).toEqual(['a = 1\nb = 2\n', 'c = 3\nd = 4']);
    expect(cut('a = 1\nb = 2\nc = 3', 12)).toEqual(['a = 1\nb = 2\n', 'c = 3']);
  });

  it("splits a word that's longer than a piece, and keeps all of it", () => {
    const pieces = cut('x'.repeat(25), 10);
    expect(pieces.map(({length}) => length)).toEqual([10, 10, 5]);
  });
});
