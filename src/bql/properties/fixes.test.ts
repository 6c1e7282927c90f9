import fc from 'fast-check';
import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {faultsOfQuery} from '../check';
import type {Fault} from '../syntax/fault';
import {type Pick, pickWith, randomQuery} from './testing/random';

const errorsOf = (text: string) =>
  faultsOfQuery(text, udm).filter(({severity}) => severity === 'error');

/** A query without errors whose only model has no alias, with and without groups. */
function withoutAlias(pick: Pick): string {
  const where = pick('', ' WHERE riskScore > 5', ' WHERE os EXISTS AND riskScore < 7.5');
  const result = pick(
    ...['os', 'os, riskScore', 'DISTINCT os', 'count(*)', 'os, count(*)', 'os, count(*) AS n'],
    ...['os AS system, max(riskScore) AS most', 'avg(riskScore)', 'toUpper(os), riskScore AS r'],
  );
  const order = pick('', '', ` ORDER BY ${/count|avg/.test(result) ? 'count(*)' : 'os'} DESC`);
  const isSortable = !order || result.includes(order.split(' ')[3] ?? '') || !result.includes('(');
  return `FIND Host${where} RETURN ${result}${isSortable ? order : ''}${pick('', ' LIMIT 3')}`;
}

/** What people write between, instead of, or after the words of a query. */
const strays = [
  'HAVING n > 5',
  'WHERE n > 5',
  'AND',
  ',',
  'BY',
  'TOP 5',
  'os',
  '=',
  '"os"',
  'THEN',
];

/** A query with a slip: some of its words are removed, repeated, or moved, or another one is among them. */
const slip = fc.gen().map((g) => {
  const pick = pickWith(g);
  const words = (pick(true, false) ? withoutAlias(pick) : randomQuery(pick)).split(/\s/);
  const at = 1 + g(fc.nat, words.length - 1);
  const other = g(fc.nat, words.length);
  const others = pick([], words.slice(other, other + 1), words.slice(other, other + 2), [
    pick(...strays),
  ]);
  return words.toSpliced(at, g(fc.nat, 2), ...others).join(' ');
});

it('a fix contains no mistake that has no fix itself', () => {
  fc.assert(
    fc.property(slip, (text) => {
      const errors = errorsOf(text);
      const before = errors.map(({message}) => message);
      for (const {start, end, fix} of errors) {
        if (fix === undefined) continue;
        const fixed = text.slice(0, start) + fix + text.slice(end);
        // What comes after the fix was wrong before, but the parser hadn't reached it.
        const inside = errorsOf(fixed).filter(
          (each) => each.start < start + fix.length && each.end > start,
        );
        const unfixable = inside.filter((each) => each.fix === undefined);
        // A name that the slip moved can be unknown wherever it's written.
        const isMoved = (each: Fault) =>
          /^\w+$/.test(fixed.slice(each.start, each.end)) &&
          text.includes(fixed.slice(each.start, each.end));
        const added = unfixable.filter((each) => !before.includes(each.message) && !isMoved(each));
        expect([fixed, added.map(({message}) => message)]).toEqual([fixed, []]);
      }
    }),
    {numRuns: 400, seed: 4},
  );
}, 30_000);

it('a query without an alias, and what its groups are compared with, has no error or a fix without one', () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const pick = pickWith(g);
      const text = withoutAlias(pick);
      expect([text, errorsOf(text)]).toEqual([text, []]);
      if (!/count|max|avg/.test(text)) return;
      const [head = '', rest = ''] = text.split(/(?= ORDER BY| LIMIT)/, 2);
      const wrong = `${head} ${pick('HAVING', 'WHERE')} ${/(?<=\) AS )\w+/.exec(head)?.[0] ?? 'count(*)'} > 5${rest}`;
      for (const {start, end, fix} of errorsOf(wrong)) {
        if (fix === undefined) continue;
        const fixed = wrong.slice(0, start) + fix + wrong.slice(end);
        expect([fixed, errorsOf(fixed).filter((each) => each.fix === undefined)]).toEqual([
          fixed,
          [],
        ]);
      }
    }),
    {numRuns: 150, seed: 4},
  );
}, 30_000);
