import {describe, expect, it} from 'vitest';
import {udm} from '../product/udm';
import {isRecord} from './evaluate/row';
import type {Graph, GraphRecord} from './graph';
import {runQuery} from './run';
import {parseCondition} from './syntax/parse';

/** Two hosts and a container. The web host belongs to Ada, the current user. */
const records: GraphRecord[] = [
  {
    id: 'web',
    typeName: 'Host',
    os: 'Linux',
    riskScore: 9,
    riskRating: 'Critical',
    scannedForVulnerabilities: true,
    lastSeen: '2025-12-14T08:00:00Z',
    owners: ['ada'],
  },
  {
    id: 'db',
    typeName: 'Host',
    riskScore: 3,
    riskRating: 'Low',
    scannedForVulnerabilities: false,
    lastSeen: '2025-10-01T08:00:00Z',
  },
  {id: 'shop', typeName: 'Container', riskScore: 5, riskRating: 'Medium', host: 'web'},
  {id: 'ada', typeName: 'Person', firstName: 'Ada', emails: ['ada@x.org']},
  {id: 'bo', typeName: 'Person', firstName: 'Bo'},
  {id: 'user', typeName: 'User', email: 'ada@x.org'},
  {id: 'bug', typeName: 'Vulnerability', severity: 'High', targets: ['web', 'shop']},
];
const graph: Graph = {
  now: new Date('2025-12-15T08:00:00Z'),
  currentUser: 'user',
  recordsOf: (typeName) => records.filter((record) => record.typeName === typeName),
  find: (id) => records.find((record) => record.id === id),
};

/** The rows of a result, with records as ids, or the message of the fault that prevents it. */
function answer(text: string): string[] {
  const {result, faults} = runQuery(text, {udm, graph});
  if (!result) return [faults[0]?.message ?? ''];
  const shown = text.includes('RETURN') ? undefined : 1;
  const show = (cell: unknown) => (isRecord(cell) ? cell.id : String(cell));
  return result.rows.map((cells) => cells.slice(0, shown).map(show).join(' | '));
}

describe('what BQL decides where similar languages differ', () => {
  it('1. AND joins conditions; AND alias THAT begins a branch', () => {
    expect(answer('FIND Host AS h WHERE h.riskScore > 5 AND h.os = "Linux"')).toEqual(['web']);
    expect(
      answer(
        'FIND Host AS h THAT OWNS Person AS p WHERE p.firstName = "Ada" AND h THAT HAS Vulnerability AS v',
      ),
    ).toEqual(['web']);
    expect(
      answer('FIND Host AS h WHERE h.riskScore > 1 AND h OPTIONALLY THAT OWNS Person AS p'),
    ).toEqual(['web', 'db']);
  });

  it('2. WHERE follows FIND, THAT, and WITH; all of them must be true, and after NOT it says what must not exist', () => {
    expect(
      answer(
        'FIND Host AS h WHERE h.riskScore > 1 THAT OWNS Person AS p WHERE p.firstName = "Ada" AND h.os = "Linux"',
      ),
    ).toEqual(['web']);
    expect(answer('FIND Host AS h THAT NOT OWNS Person AS p WHERE p.firstName = "Bo"')).toEqual([
      'web',
      'db',
    ]);
    expect(answer('FIND Host AS h WITH h, h.riskScore * 2 AS d WHERE d > 10 RETURN h, d')).toEqual([
      'web | 18',
    ]);
  });

  it('3. WITH is a stage: anything it omits is gone, and RETURN follows', () => {
    expect(answer('FIND Host AS h WITH count(*) AS n RETURN n')).toEqual(['2']);
    expect(answer('FIND Host AS h WITH count(*) AS n RETURN h.os')[0]).toMatch(/"h"/);
    expect(answer('FIND Host AS h WITH h')).toEqual(['A query with WITH needs a RETURN clause.']);
    expect(answer('FIND Host AS h WITH h.riskScore > 5 RETURN h')[0]).toMatch(
      /^Write WHERE before the first condition/,
    );
  });

  it("4. OPTIONALLY precedes THAT, keeps the row, and can't be combined with NOT", () => {
    expect(
      answer(
        'FIND Host AS h OPTIONALLY THAT OWNS Person AS p WHERE p.firstName = "Ada" RETURN h, p.firstName',
      ),
    ).toEqual(['web | Ada', 'db | null']);
    expect(answer('FIND Host AS h OPTIONALLY THAT NOT OWNS Person')).toEqual([
      "OPTIONALLY and NOT can't be combined. Choose one.",
    ]);
    expect(answer('FIND Host AS h THAT OPTIONALLY OWNS Person')[0]).toMatch(
      /write OPTIONALLY THAT/,
    );
  });

  it('5. ORDER BY, SKIP, and LIMIT come last, in this order; ASC is the default, and ratings sort by rank', () => {
    expect(answer('FIND Asset ORDER BY riskRating')).toEqual(['db', 'shop', 'web']);
    expect(answer('FIND Host AS h ORDER BY h.os DESC, h.riskScore SKIP 1 LIMIT 1')).toEqual(['db']);
    expect(answer('FIND Host LIMIT 1 ORDER BY riskScore')[0]).toMatch(/^Expected the end here/);
  });

  it('6. NOT precedes IS CURRENT USER; IS NULL is NOT EXISTS', () => {
    expect(answer('FIND Person AS p WHERE p IS CURRENT USER')).toEqual(['ada']);
    expect(answer('FIND Person AS p WHERE p NOT IS CURRENT USER')).toEqual(['bo']);
    expect(answer('FIND Person AS p WHERE p IS NOT CURRENT USER')[0]).toMatch(
      /NOT IS CURRENT USER/,
    );
    expect(answer('FIND Host WHERE os IS NULL')).toEqual(answer('FIND Host WHERE os NOT EXISTS'));
    expect(answer('FIND Host WHERE os IS NOT NULL')).toEqual(['web']);
  });

  it('7. & and && are rejected', () => {
    expect(answer('FIND Host WHERE os = "Linux" & riskScore > 5')).toEqual([
      'BQL has no &. Write AND.',
    ]);
    expect(answer('FIND Host WHERE os = "Linux" && riskScore > 5')).toEqual([
      'BQL has no &&. Write AND.',
    ]);
  });

  it('8. true and false are written without quotes', () => {
    expect(answer('FIND Host WHERE scannedForVulnerabilities = TRUE')).toEqual(['web']);
    const {faults} = runQuery('FIND Host WHERE scannedForVulnerabilities = "True"', {udm, graph});
    expect(faults[0]).toMatchObject({severity: 'error', fix: 'true'});
  });

  it('9. dates are ISO 8601 without quotes; spans accept any unit, number, and case', () => {
    expect(answer('FIND Host WHERE lastSeen = 2025-12-14')).toEqual(['web']);
    expect(answer('FIND Host WHERE lastSeen >= 2025-12-14T08:00Z')).toEqual(['web']);
    expect(answer('FIND Host WHERE lastSeen IN LAST 1 Week')).toEqual(['web']);
    expect(answer('FIND Host WHERE lastSeen in last 3 MONTHS')).toEqual(['web', 'db']);
    expect(answer('FIND Host WHERE lastSeen BEFORE 2025-12-01')[0]).toMatch(
      /lastSeen < 2025-12-01/,
    );
    expect(parseCondition('lastSeen IN_LAST 5d').faults).toEqual([]);
  });

  it("10. functions accept any case, return NULL for NULL, and can't be in WHERE; aggregates skip NULL", () => {
    expect(answer('FIND Host AS h RETURN TOUPPER(h.os), coalesce(h.os, "?")')).toEqual([
      'LINUX | Linux',
      'null | ?',
    ]);
    expect(answer('FIND Host AS h RETURN count(h.os), count(*)')).toEqual(['1 | 2']);
    expect(answer('FIND Host WHERE trim(os) = "linux"')[0]).toMatch(/can't be used in a condition/);
  });

  it('11. several models can have an alias and can follow THAT; a model without the attribute adds nothing', () => {
    expect(answer('FIND Host|Asset AS a WHERE a.riskScore > 4')).toEqual(['web', 'shop']);
    expect(answer('FIND Host|Container WHERE os = "Linux"')).toEqual(['web']);
    expect(answer('FIND Vulnerability AS v THAT HAS Host|Container AS a RETURN a')).toEqual([
      'web',
      'shop',
    ]);
  });

  it('12. EXISTS follows its attribute', () => {
    expect(answer('FIND Host WHERE os EXISTS')).toEqual(['web']);
    expect(answer('FIND Host WHERE EXISTS(os)')).toEqual([
      'Write EXISTS after the attribute: os EXISTS.',
    ]);
  });
});
