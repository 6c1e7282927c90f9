import {expect, it} from 'vitest';
import {udm} from '../product/udm';
import {faultsOfQuery} from './check';

const fixesOf = (query: string) => faultsOfQuery(query, udm).map(({fix}) => fix);

it.each([
  // The parser stops at or before the place.
  ['GET me = 1 & a = 2', [undefined]],
  ['FIND Host AS h RETURN h (name == 1)', [undefined]],
  // The name is made up.
  ['FIND Finding AS f WHERE f.lastFound whatever = 5', [undefined]],
])('drops a fix that leaves something broken behind: %s', (query, fixes) => {
  expect(fixesOf(query)).toEqual(fixes);
});

it.each<[query: string, fixes: (string | undefined)[]]>([
  // A name that was written isn't made up.
  ['FIND Host WHERE nonsense == 5', ['=']],
  // The query isn't complete yet.
  ['FIND Host WHERE os == "a" AND ', ['=']],
  // What's wrong is further on.
  ['FIND Host WHERE os == "a" AND name ? "b"', ['=']],
  ['FIND Host WHERE os == "a" && riskScore >= 5', ['=', 'AND']],
])('keeps a fix that works: %s', (query, fixes) => {
  expect(fixesOf(query)).toEqual(fixes);
});

it('corrects the translation of a whole query before it shows it', () => {
  const [fault] = faultsOfQuery("SELECT name FROM hosts WHERE os == 'a'", udm);
  expect(fault?.fix).toBe('FIND Host WHERE os = "a" RETURN name');
  expect(fault?.message).toBe('BQL has no SELECT. Write FIND Host WHERE os = "a" RETURN name.');
});
