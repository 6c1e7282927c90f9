import {expect, it} from 'vitest';
import {keepRows} from './keep-rows';

const rows = (ids: string) => [...ids].map((objectID) => ({objectID}));

it.each([
  ['everything is replaced if the reader is on no row', 'abc', 'cxyz', 0, 'cxyz'],
  ['rows down to the reader stay, and others follow once', 'abc', 'cxby', 2, 'abcx'],
  ['a row that the full answer lacks stays, too', 'abc', 'xyz', 1, 'axy'],
  ['all rows stay if the full answer has fewer', 'abc', 'c', 3, 'abc'],
])('%s', (_, shown, better, kept, expected) => {
  expect(keepRows(rows(shown), rows(better), kept)).toEqual(rows(expected));
});
