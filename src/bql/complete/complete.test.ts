import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {udm} from '../../product/udm';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';
import {faultsOfQuery} from '../check';
import {type Completions, completionsAt} from './complete';

const graph = graphOf(loadSample());

/** Returns completions at the last `|` of a text, after removing that `|`. */
function at(marked: string): {text: string; found?: Completions} {
  const offset = marked.lastIndexOf('|');
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  return {text, found: completionsAt(text, offset, {udm, graph})};
}
const labelsAt = (marked: string) => at(marked).found?.options.map(({label}) => label) ?? [];

/** Returns the text after an option is inserted. */
function take(marked: string, label: string): string {
  const {text, found} = at(marked);
  const option = found?.options.find((each) => each.label === label);
  if (!found || !option) throw new Error(`nothing offers ${label} at ${marked}`);
  return text.slice(0, found.start) + (option.insert ?? option.label) + text.slice(found.end);
}

type Row = [marked: string, must: string[], mustNot?: string[]];

describe('models and verbs', () => {
  test.each<Row>([
    ['|', ['FIND'], ['WHERE', 'Host']],
    ['FIND |', ['Vulnerability', 'Host', 'Asset', 'BaseModel'], ['AS']],
    ['FIND vuln|', ['Vulnerability', 'VulnerabilityDefinition', 'VulnerabilityTicket'], ['Host']],
    ['FIND Host||', ['Container', 'Device'], ['Host', 'AS']],
    ['FIND Vulnerability THAT |', ['HAS', 'IS', 'NOT', 'RELATES TO'], ['MEMBERS', 'WHERE', 'Host']],
    ['FIND Team AS t THAT |', ['MEMBERS'], ['ROLES', 'ANNOUNCES']],
    ['FIND Vulnerability AS v THAT HAS Host AS h THAT |', ['SUPPORTS', 'HAS'], ['MEMBERS']],
    ['FIND Team AS t THAT MEMBERS Person AS p AND t THAT NOT |', ['MEMBERS'], ['OWNS', 'NOT']],
    ['FIND Vulnerability THAT NOT HAS Ticket THAT IS |', ['VulnerabilityDefinition'], ['Host']],
    ['FIND Vulnerability AS v THAT HAS |', ['Host', 'Asset', 'Ticket'], ['Person', 'CveRecord']],
    ['FIND Vulnerability THAT RELATES TO |', ['CveRecord', 'Host']],
    ['FIND Person AS p THAT MANAGED_BY |', ['>>', '<<', 'Person'], ['Host']],
    ['FIND Vulnerability THAT IS |', ['VulnerabilityDefinition', 'FindingDefinition'], ['>>']],
  ])('%s', expectLabels);

  it('offers the best option first and says where a verb leads', () => {
    expect(labelsAt('FIND |').slice(0, 3)).toEqual(['Vulnerability', 'Host', 'Finding']);
    const verbs = at('FIND Finding THAT |').found?.options;
    expect(verbs?.[0]).toMatchObject({label: 'HAS', kind: 'verb'});
    expect(verbs?.[0]?.detail).toMatch(/^Finding → .*; Finding ← /);
  });

  it('offers exactly the verbs and models that the checker accepts', () => {
    for (const model of ['Vulnerability', 'Host', 'Ticket', 'Person', 'CveRecord'])
      for (const verb of labelsAt(`FIND ${model} AS a THAT |`)) {
        if (verb === 'NOT') continue;
        const path = `FIND ${model} AS a THAT ${verb} `;
        for (const target of labelsAt(`${path}|`)) {
          if (target === '>>' || target === '<<') continue;
          const faults = faultsOfQuery(`${path}${target} AS b`, udm);
          expect(faults.filter(({severity}) => severity === 'error')).toEqual([]);
        }
      }
  });
});

describe('aliases and attributes', () => {
  test.each<Row>([
    ['FIND Host AS |', ['h', 'host']],
    ['FIND VulnerabilityDefinition AS |', ['vd']],
    ['FIND Host AS h THAT SUPPORTS Application THAT HAS Host AS |', ['h2']],
    ['FIND Host|Container AS |', ['a']],
    ['FIND Host AS h WHERE |', ['h', 'riskScore', 'hostnames', 'NOT'], ['cveIds', 'AND']],
    ['FIND Host AS h WHERE h.|', ['riskScore', 'hostnames'], ['h', 'cveIds', 'NOT']],
    ['FIND Host AS h WHERE x.|', []],
    ['FIND Vulnerability AS v THAT HAS Host AS h WHERE |', ['v', 'h'], ['riskScore', 'hostnames']],
    [
      'FIND Vulnerability AS v THAT HAS Host AS h WHERE h.|',
      ['hostnames'],
      ['cveIds', 'ageInDays'],
    ],
    ['FIND Host THAT HAS Vulnerability WHERE |', ['hostnames', 'ageInDays'], ['riskScore']],
    ['FIND Vulnerability AS v WHERE v.type.|', ['patchAvailable'], ['ageInDays']],
    ['FIND Vulnerability AS v WHERE v.targets.|', ['tags', 'hostnames']],
    ['FIND Host AS h THAT NOT HAS Ticket AS t RETURN |', ['h', 'count', 'CASE'], ['t']],
    ['FIND Host AS h WHERE h.name = "a" AND |', ['h', 'riskScore', 'NOT'], ['THAT', 'FIND']],
    ['FIND Host AS h RETURN h.name AS Name ORDER BY |', ['Name', 'h'], ['WHERE']],
    [
      'FIND Host AS h RETURN h.os AS "Operating system", count(*) ORDER BY |',
      ['"Operating system"', 'count(*)'],
      ['h', 'avg', 'CASE'],
    ],
    [
      'FIND Host AS h THAT HAS Vulnerability AS v ORDER BY |',
      ['h', 'riskScore'],
      ['v', 'count', 'tags'],
    ],
    ['FIND Host AS h WITH h.os AS os, count(*) AS n WHERE |', ['os', 'n'], ['h', 'riskScore']],
    [
      'FIND Finding AS f WHERE f.riskScore LESS THAN ATTRIBUTE f.|',
      ['baseRiskScore'],
      ['name', 'dueDate'],
    ],
  ])('%s', expectLabels);

  it('inserts an attribute with the alias of its model', () => {
    expect(take('FIND Host AS h WHERE risks|', 'riskScore')).toBe(
      'FIND Host AS h WHERE h.riskScore',
    );
    expect(take('FIND Host WHERE risks|', 'riskScore')).toBe('FIND Host WHERE riskScore');
  });
});

describe('operators', () => {
  test.each<Row>([
    [
      'FIND Host WHERE riskScore |',
      ['=', '>=', 'EXISTS', 'NOT'],
      ['CONTAINS', 'IN LAST', 'AND', 'name'],
    ],
    ['FIND Host WHERE name |', ['=', 'CONTAINS', 'LIKE', '=~', 'STARTS WITH'], ['IN LAST', '>']],
    ['FIND Host WHERE lastSeen |', ['IN LAST', '<', 'EXISTS'], ['CONTAINS', 'LIKE']],
    ['FIND Host WHERE lastSeen NOT |', ['IN LAST', 'EXISTS'], ['=', 'CONTAINS', 'NOT', 'IS NULL']],
    ['FIND Host WHERE internetFacing |', ['=', 'EXISTS'], ['>', 'CONTAINS', 'IN LAST']],
    ['FIND Host WHERE riskRating |', ['=', 'IN', '>='], ['IN LAST']],
    ['FIND Host WHERE status |', ['=', 'IN'], ['>=']],
    ['FIND Host WHERE tags |', ['CONTAINS ANY', 'CONTAINS ALL'], ['IN LAST']],
    ['FIND Ticket AS t THAT BELONGS_TO User AS u WHERE u |', ['IS CURRENT USER', '='], ['>']],
    ['FIND Host AS h WHERE h.owners |', ['EXISTS', 'IS CURRENT USER'], ['IN LAST']],
    ['FIND Host WHERE lastSeen IN L|', ['IN LAST'], ['IN NEXT', 'LIMIT']],
    ['FIND Host WHERE tags CONTAINS A|', ['CONTAINS ANY', 'CONTAINS ALL']],
    ['FIND Host WHERE name STARTS |', ['STARTS WITH']],
  ])('%s', expectLabels);

  it('completes a phrase after its first word', () => {
    expect(take('FIND Host ORDER B|', 'ORDER BY')).toBe('FIND Host ORDER BY');
    expect(take('FIND Host WHERE lastSeen IN |', 'IN LAST')).toBe(
      'FIND Host WHERE lastSeen IN LAST',
    );
  });
});

describe('values', () => {
  test.each<Row>([
    ['FIND Host WHERE riskRating = |', ['"Critical"', '"Low"'], ['true', '"Open"']],
    ['FIND Host WHERE riskRating = "|"', ['Critical'], ['"Critical"']],
    ['FIND Host WHERE riskRating IN ["High", |', ['"Critical"']],
    ['FIND Host WHERE riskRating IN |', ['["Critical"]']],
    ['FIND Host WHERE internetFacing = |', ['true', 'false'], ['NULL']],
    ['FIND Host AS h WHERE h.os STARTS WITH "|', ['Ubuntu 22.04 LTS']],
    ['FIND Host AS h WITH h.riskRating AS rating WHERE rating = |', ['"Critical"', '"High"']],
    ['FIND Host AS h WITH h.os AS os, count(*) AS n WHERE os = |', ['"Ubuntu 22.04 LTS"']],
    ['FIND Host AS h WITH h.internetFacing AS open WHERE open = |', ['true', 'false']],
    ['FIND Host WHERE lastSeen IN LAST |', ['7 days', '30 days', '90 days']],
    ['FIND Host WHERE lastSeen IN LAST 2 |', ['days', 'weeks'], ['day']],
    ['FIND Host WHERE lastSeen IN LAST 1 |', ['day'], ['days']],
    ['FIND Host WHERE lastSeen < |', ['2025-12-15', '2025-11-15']],
    ['FIND Host WHERE riskScore > |', []],
    ['FIND Host RETURN "|', []],
    [String.raw`FIND Host WHERE name = "a\\|`, []],
    ['FIND Host LIMIT |', ['25']],
  ])('%s', expectLabels);

  it('keeps quotes balanced', () => {
    const done = 'FIND Host WHERE riskRating = "Critical"';
    expect(take('FIND Host WHERE riskRating = |', '"Critical"')).toBe(done);
    expect(take('FIND Host WHERE riskRating = "Cr|', 'Critical')).toBe(done);
    expect(take('FIND Host WHERE riskRating = "Cr|it"', 'Critical')).toBe(done);
    expect(take('FIND Host WHERE riskRating = "| AND name = "x"', 'Critical')).toBe(
      `${done} AND name = "x"`,
    );
  });

  it("offers the graph's most common strings, and no strings without a graph", () => {
    const marked = 'FIND Host WHERE cloudProvider = ';
    expect(labelsAt(`${marked}|`)[0]).toBe('"AWS"');
    expect(completionsAt(marked, marked.length, {udm})).toBeUndefined();
  });
});

describe('clauses and functions', () => {
  test.each<Row>([
    [
      'FIND Host |',
      ['AS', 'WHERE', 'THAT', 'RETURN', 'ORDER BY', 'LIMIT'],
      ['Host', 'FIND', 'CASE'],
    ],
    [
      'FIND Host AS h WHERE h.riskScore > 7 |',
      ['AND', 'OR', 'AND h THAT', 'THAT', 'RETURN'],
      ['WHERE'],
    ],
    ['FIND Host AS h WHERE (h.riskScore > 7 |', ['AND', 'OR'], ['THAT', 'RETURN']],
    ['FIND Host AS h WHERE h.riskScore > 7 AND h |', ['THAT', 'OPTIONALLY'], ['RETURN']],
    ['FIND Host AS h THAT HAS Finding AS f |', ['WHERE', 'AND h THAT', 'AND f THAT'], ['AS']],
    ['FIND Host AS h WITH h |', ['RETURN', 'WHERE', 'WITH'], ['LIMIT', 'ORDER BY', 'THAT']],
    [
      'FIND Host AS h WITH h WHERE h.riskScore > 1 |',
      ['RETURN', 'AND'],
      ['LIMIT', 'THAT', 'AND h THAT'],
    ],
    ['FIND Host ORDER BY riskScore |', ['ASC', 'DESC', 'LIMIT'], ['RETURN']],
    ['FIND Host AS h RETURN |', ['count', 'avg', 'toUpper', 'DISTINCT', 'CASE'], ['WHERE']],
    ['FIND Host AS h RETURN count(|', ['h', 'DISTINCT', 'toUpper'], ['sum']],
    ['FIND Host AS h RETURN toUpper(|', ['h'], ['DISTINCT']],
    ['FIND Host AS h RETURN CASE |', ['WHEN'], ['END']],
    ['FIND Host AS h RETURN CASE WHEN h.riskRating = |', ['"Critical"']],
    ['FIND Host WHERE name = "x" AND ??? THAT |', ['HAS']],
    ['FIND Host WHERE riskScore > 7|', []],
    ['FIND Host LIMIT 5 |', [], ['RETURN']],
  ])('%s', expectLabels);

  it('describes how to call a function', () => {
    expect(at('FIND Host RETURN subs|').found?.options[0]).toMatchObject({
      label: 'substring',
      detail: 'substring(text, start, [length])',
      insert: 'substring(',
    });
  });
});

describe('the cursor in the middle of a query', () => {
  it('replaces the word at the cursor', () => {
    expect(take('FIND Ho|zt AS h WHERE h.riskScore > 7', 'Host')).toBe(
      'FIND Host AS h WHERE h.riskScore > 7',
    );
    expect(take('FIND Host AS h WHERE h.risk|Score > 7', 'riskRating')).toBe(
      'FIND Host AS h WHERE h.riskRating > 7',
    );
  });

  it('replaces nothing if nothing is typed before the cursor, even if a word follows', () => {
    for (const marked of [
      'FIND |Host',
      'FIND Host WHERE |riskScore > 7',
      'FIND Host AS h WHERE h.|os = "x"',
    ]) {
      const {found} = at(marked);
      expect([marked, found?.start, found?.end]).toEqual([
        marked,
        marked.indexOf('|'),
        marked.indexOf('|'),
      ]);
    }
    expect(take('FIND |Host', 'Container')).toBe('FIND ContainerHost');
  });

  it('replaces a text up to its closing quote, and keeps the quote', () => {
    expect(take('FIND Host WHERE riskRating = "H|alf" AND os EXISTS', 'High')).toBe(
      'FIND Host WHERE riskRating = "High" AND os EXISTS',
    );
    expect(take('FIND Host WHERE riskRating IN ["|Low", "High"]', 'Critical')).toBe(
      'FIND Host WHERE riskRating IN ["Critical", "High"]',
    );
  });

  it('lists options that begin with the typed text before options that contain it', () => {
    const labels = labelsAt('FIND Host WHERE s|');
    expect(labels.indexOf('status')).toBeLessThan(labels.indexOf('riskScore'));
    expect(labelsAt('FIND Host WHERE rs|')).toContain('riskScore');
    expect(labelsAt('FIND vd|')).toContain('VulnerabilityDefinition');
    expect(labelsAt('FIND Host WHERE isk|')).not.toContain('riskScore');
  });

  it('offers each option once', () => {
    for (const marked of ['FIND |', 'FIND Host WHERE |', 'FIND Host AS h RETURN |']) {
      const labels = labelsAt(marked);
      expect([marked, labels]).toEqual([marked, [...new Set(labels)]]);
    }
  });
});

it('continues after WITH if a model is misspelled', () => {
  const labels = labelsAt('FIND Hots AS h WITH h, max(h.riskScore) AS worst RETURN |');
  expect(labels).toContain('worst');
});

it('never throws, whatever the text is', () => {
  const word = fc.constantFrom(
    'FIND', 'Host', 'AS', 'h', 'WHERE', 'THAT', 'NOT', 'HAS', 'AND', 'OR', '(', ')', '[', ']', '.', ',', '"', '\\',
    'WITH', 'RETURN', 'ORDER BY', 'IN LAST', '7', 'count', 'CASE', 'WHEN', '=', '>>', '|', 'riskScore', '\n', ' ',
  ); // biome-ignore format: a bag of words
  const text = fc.oneof(
    fc.string(),
    fc.array(word, {maxLength: 30}).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.nat(200), (each, offset) => {
      completionsAt(each, offset, {udm, graph});
    }),
    {numRuns: 300},
  );
});

function expectLabels(marked: string, must: string[], mustNot: string[] = []) {
  const labels = labelsAt(marked);
  expect(labels).toEqual(expect.arrayContaining(must));
  expect(labels.filter((label) => mustNot.includes(label))).toEqual([]);
  if (must.length === 0 && mustNot.length === 0) expect(labels).toEqual([]);
}
