import {describe, expect, it} from 'vitest';
import {seeded} from '../../base/random';
import {testEngine, testRecords} from './testing/test-site';

const site = testRecords([
  {
    title: 'Roles <script>',
    lines: ['## "Quotes" & <b>', "It's 100 % <i>safe</i> \\ done. עברית العربية"],
  },
  {title: 'constructor', lines: ['__proto__ toString valueOf hasOwnProperty']},
]);

const alphabets = [
  `"'\`«»“”`,
  '<>&/="\'img src=x onerror=alert(1)',
  '()[]{}*+?^$|\\.d',
  '🎉👩‍👩‍👧‍👦🇨🇭é\u0301\u200d',
  'עבריתالعربية\u202e\u200f abc',
  ' \t\n\u00a0\u3000',
  '-_./:@+&’,;!',
  'abcdefghij roles constructor __proto__ ',
  '\u0000\ud800\udfff\uffff',
];

describe('any 64 characters', () => {
  it('give results or none, but never an error or markup', async () => {
    const {engine, search} = testEngine(site);
    await engine.loadAll();
    const next = seeded(2026);
    for (let round = 0; round < 600; round += 1) {
      const letters = alphabets[round % alphabets.length] ?? '';
      const query = Array.from({length: 1 + Math.floor(next() * 64)}, () =>
        letters.charAt(Math.floor(next() * letters.length)),
      ).join('');
      const {hits, suggestions} = await search(query);
      expect(suggestions.length).toBeLessThanOrEqual(3);
      for (const {_highlightResult, _snippetResult} of hits) {
        const shown = JSON.stringify([_highlightResult, _snippetResult]);
        expect(shown.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      }
    }
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'can be %s',
    async (query) => {
      const {search} = testEngine(site);
      expect((await search(query)).nbHits).toBeGreaterThan(0);
    },
  );
});
