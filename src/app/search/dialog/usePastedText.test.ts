import {expect, it} from 'vitest';
import {isBeginning} from './usePastedText';

it.each([
  ['a longer text', 'Error 429 from', 'Error 429 from the server', true],
  [
    'a text with line breaks, which a field drops',
    'Error429 from',
    'Error\n429 from a server',
    true,
  ],
  ['a text that fits', 'Error 429', 'Error 429', false],
  ['another text', 'roles', 'Error 429 from the server', false],
])('recognizes the beginning of %s', (_, kept, text, expected) => {
  expect(isBeginning(kept, text)).toBe(expected);
});
