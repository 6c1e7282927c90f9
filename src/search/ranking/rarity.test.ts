import {expect, it} from 'vitest';
import type {IndexedPage} from '../index/pages';
import {rarityAmong} from './rarity';

const page = (complete: boolean, ...headings: string[]): IndexedPage => ({
  title: 'A page',
  url: '/a',
  section: 'Guides',
  language: 'en',
  tag: 'docs',
  keywords: [],
  rank: 0,
  description: '',
  pieces: headings.map((text) => ({level: 2, text, anchor: ''})),
  complete,
});

it('a heading on many pages counts less', () => {
  const rarity = rarityAmong([page(true, 'Limits', 'Rotate the key'), page(true, 'Limits')]);
  expect(rarity('Limits')).toBeLessThan(rarity('Rotate the key'));
});

it("headings loaded with a page's texts are counted after they're loaded", () => {
  const pages = [page(false), page(false)];
  const before = rarityAmong(pages)('Limits');
  pages.splice(0, 2, page(true, 'Limits'), page(true, 'Limits'));
  expect(rarityAmong(pages)('Limits')).toBeLessThan(before);
});
