import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseQuery} from '../syntax/parse';
import {formatPage} from './page';
import {formatQuery} from './query';

function format(text: string): string {
  const {value, faults} = parseQuery(text);
  if (!value) throw new Error(`${faults[0]?.message} in ${text}`);
  return formatQuery(value);
}

describe('formatQuery', () => {
  it('writes one clause per line, keywords in capitals, and tests below each other', () => {
    expect(
      format(
        'find Vulnerability as v where v.a="Open" and v.b in ["x","y"] and v.c in last 30 DAYS that HAS >> Host|Container as h where h.d is null or h.e<>2 and h.f=1 return v.a as "Two words",count(*) as n order by n desc limit 5',
      ),
    ).toBe(`FIND Vulnerability AS v
WHERE v.a = "Open"
  AND v.b IN ["x", "y"]
  AND v.c IN LAST 30 days
THAT HAS >> Host|Container AS h
WHERE h.d NOT EXISTS OR (h.e != 2 AND h.f = 1)
RETURN v.a AS "Two words", count(*) AS n
ORDER BY n DESC
LIMIT 5`);
  });

  it('breaks a long RETURN', () => {
    expect(
      format(
        'FIND Host AS h RETURN CASE WHEN h.ageInDays > 90 THEN "Over 90 days" ELSE "New" END AS "Age", h.name',
      ),
    ).toBe(`FIND Host AS h
RETURN CASE WHEN h.ageInDays > 90 THEN "Over 90 days" ELSE "New" END AS Age,
  h.name`);
  });

  it('breaks long content inside parentheses, and a long CASE at its branches', () => {
    expect(
      format(
        'FIND Vulnerability AS v WHERE v.patchAvailable = true AND NOT (v.firstAttributeWithALongName = true OR v.secondAttribute >= 0.5) RETURN CASE WHEN v.ageInDays > 90 THEN "Over 90 days" ELSE "90 days or less" END AS Age',
      ),
    ).toBe(`FIND Vulnerability AS v
WHERE v.patchAvailable = true
  AND NOT (v.firstAttributeWithALongName = true
    OR v.secondAttribute >= 0.5)
RETURN CASE
    WHEN v.ageInDays > 90 THEN "Over 90 days"
    ELSE "90 days or less"
  END AS Age`);
  });

  it("removes the quotes from a sort column whose name doesn't need them", () => {
    const lines = format(
      'FIND H AS h RETURN h.a AS "Hosts", h.b AS "Two words", h.c AS "Limit" ORDER BY "Hosts", "Two words", "Limit"',
    );
    expect(lines).toContain('ORDER BY Hosts ASC, "Two words" ASC, "Limit" ASC');
    expect(format(lines)).toBe(lines);
  });

  it('keeps only necessary parentheses', () => {
    expect(format('FIND H RETURN (a - (b - c)) * ((d) / 2) - -e')).toBe(
      'FIND H\nRETURN (a - (b - c)) * (d / 2) - -e',
    );
  });

  it.each(['0.0000001', '1.50', `1${'0'.repeat(23)}`, '9007199254740993', '-0.0000001'])(
    'keeps the number %s as written',
    (number) => {
      const text = `FIND H\nWHERE a = ${number} OR b IN [${number}]\nRETURN ${number}`;
      expect(format(text)).toBe(text);
    },
  );

  it("keeps a unit of time that BQL doesn't have, so that a second format changes nothing", () => {
    expect(format('FIND H WHERE a IN LAST 2 mo')).toBe('FIND H\nWHERE a IN LAST 2 mo');
    expect(format('FIND H WHERE a IN LAST 2 MO')).toBe('FIND H\nWHERE a IN LAST 2 MO');
  });

  it('quotes a column name that BQL would read as an operator', () => {
    expect(format('FIND H RETURN a AS "in_last", b AS "not_in", c AS "limit"')).toBe(
      'FIND H\nRETURN a AS "in_last", b AS "not_in", c AS limit',
    );
  });

  it("doesn't change what a query means", () => {
    fc.assert(
      fc.property(query, (text) => {
        const {value} = parseQuery(text);
        const formatted = format(text);
        expect(withoutPlaces(parseQuery(formatted).value)).toEqual(withoutPlaces(value));
        expect(format(formatted)).toBe(formatted);
      }),
      {numRuns: 60},
    );
  });
});

describe('formatPage', () => {
  it('formats queries and conditions, also in lists, and skips mistakes', () => {
    const mistake = '```bql error="Expected"\nfind\n```';
    expect(
      formatPage(
        `1. List:\n\n   \`\`\`bql run\n   find Host limit 5\n   \`\`\`\n\n\`\`\`bcl model="Host"\na=1 and b=2\n\`\`\`\n${mistake}\n`,
      ),
    ).toBe(
      `1. List:\n\n   \`\`\`bql run\n   FIND Host\n   LIMIT 5\n   \`\`\`\n\n\`\`\`bcl model="Host"\na = 1 AND b = 2\n\`\`\`\n${mistake}\n`,
    );
  });
});

/** Returns a syntax tree without source positions. */
function withoutPlaces(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each) =>
      ['start', 'end', 'operatorRange', 'unitRange'].includes(key) ? undefined : each,
    ),
  );
}

const name = fc.constantFrom('a', 'host', 'riskScore', 'type', 'x1');
const path = fc.array(name, {minLength: 1, maxLength: 3}).map((names) => names.join('.'));
const text = fc.string({maxLength: 8}).map((value) => JSON.stringify(value.replace(/[^ -~]/g, '')));
const literal = fc.oneof(
  text,
  fc.nat(100).map(String),
  fc.constantFrom('true', 'NULL', '1.5', '2026-01-31', '2026-01-31T08:00:00.5Z'),
  // Numbers as long as people can write them, most of which JavaScript would write with an exponent.
  fc
    .tuple(fc.constantFrom('', '-'), fc.stringMatching(/^\d{1,30}(\.\d{1,30})?$/))
    .map((parts) => parts.join('')),
);
const value = literal;
const test = fc
  .oneof(
    fc.tuple(path, fc.constantFrom('=', '!=', '<>', '<', '>='), value),
    fc.tuple(
      path,
      fc.constantFrom('EXISTS', 'NOT EXISTS', 'IS NULL', 'IS NOT NULL', 'NOT IS CURRENT USER'),
    ),
    fc.tuple(
      path,
      fc.constantFrom('IN', 'not in', 'CONTAINS ANY'),
      fc.array(value, {minLength: 1, maxLength: 3}).map((all) => `[${all}]`),
    ),
    fc.tuple(path, fc.constantFrom('CONTAINS', 'NOT LIKE', 'Starts With', '=~'), text),
    fc.tuple(
      path,
      fc.constantFrom('IN LAST', 'NOT IN NEXT'),
      fc.integer({min: 1, max: 3000}).map(String),
      fc.constantFrom('day', 'Weeks', 'mo', 'MO', 'd'),
    ),
    fc.tuple(
      path,
      fc.constantFrom('EQUALS TO ATTRIBUTE', 'NOT LESS THAN OR EQUALS TO ATTRIBUTE'),
      path,
    ),
  )
  .map((parts) => parts.join(' '));
const {condition} = fc.letrec<{condition: string}>((tie) => ({
  condition: fc.oneof(
    {maxDepth: 3},
    test,
    fc
      .tuple(tie('condition'), fc.constantFrom(' AND ', ' OR '), tie('condition'))
      .map((parts) => `(${parts[0]})${parts[1]}(${parts[2]})`),
    tie('condition').map((inner) => `NOT (${inner})`),
    fc
      .tuple(test, fc.constantFrom(' AND ', ' OR '), test, fc.constantFrom(' AND ', ' OR '), test)
      .map((parts) => parts.join('')),
  ),
}));
const {expression} = fc.letrec<{expression: string}>((tie) => ({
  expression: fc.oneof(
    {maxDepth: 3},
    path,
    literal,
    fc
      .tuple(tie('expression'), fc.constantFrom('+', '-', '*', 'DIV'), tie('expression'))
      .map((parts) => `(${parts.join(' ')})`),
    tie('expression').map((inner) => `-(${inner})`),
    fc
      .tuple(fc.constantFrom('count', 'round'), fc.constantFrom('', 'DISTINCT '), tie('expression'))
      .map((parts) => `${parts[0]}(${parts[1]}${parts[2]})`),
    fc
      .tuple(condition, tie('expression'))
      .map((parts) => `CASE WHEN ${parts[0]} THEN ${parts[1]} ELSE 1 END`),
  ),
}));
const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part);
const where = maybe(condition.map((inner) => ` WHERE ${inner}`));
const step = fc
  .tuple(
    fc.constantFrom('THAT', 'AND a THAT', 'OPTIONALLY THAT', 'AND a OPTIONALLY THAT'),
    fc.constantFrom(' HAS', ' NOT OWNS', ' RELATES TO', ' IS >>', ' IS <<'),
    fc.constantFrom(' Host', ' Host AS h', ' Host|Container AS b'),
    where,
  )
  .map((parts) => ` ${parts.join('')}`);
const items = fc
  .array(
    fc
      .tuple(
        expression,
        fc.constantFrom('', ' AS n', ' AS "two words"', ' AS "in_last"', ' AS "Limit"'),
      )
      .map((parts) => parts.join('')),
    {minLength: 1, maxLength: 3},
  )
  .map((all) => all.join(', '));
const query = fc
  .tuple(
    fc.constantFrom('FIND Host', 'FIND Host AS a', 'FIND Host|Container AS a'),
    where,
    fc.array(step, {maxLength: 2}).map((steps) => steps.join('')),
    maybe(items.map((all) => ` WITH ${all}`)),
    maybe(items.map((all) => ` RETURN DISTINCT ${all}`)),
    maybe(expression.map((key) => ` ORDER BY ${key} DESC, a`)),
    fc.constantFrom('', ' SKIP 2', ' SKIP 2 LIMIT 3'),
  )
  .map((parts) => parts.join(''));
