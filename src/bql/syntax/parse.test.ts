import {describe, expect, it} from 'vitest';
import type {Condition, Query} from './ast';
import {parseCondition, parseQuery} from './parse';

function read(text: string): Query {
  const {value, faults} = parseQuery(text);
  if (!value) throw new Error(faults.map(({message}) => message).join('\n'));
  return value;
}

function readCondition(text: string, options?: {allowBareWords: boolean}): Condition {
  const {value, faults} = parseCondition(text, options);
  if (!value) throw new Error(faults.map(({message}) => message).join('\n'));
  return value;
}

/** Returns the first fault as `message (start-end)`. */
function fault(text: string): string {
  const [first] = parseQuery(text).faults;
  return first ? `${first.message} (${first.start}-${first.end})` : 'no fault';
}

describe('parseQuery', () => {
  it('reads every clause in order', () => {
    const query = read(`
      FIND Host|Container AS h WHERE h.riskScore >= 7
      OPTIONALLY THAT NOT OWNS >> Person AS p WHERE p.name EXISTS
      AND h THAT RELATES TO Ticket
      WITH DISTINCT h, count(*) AS n WHERE n > 2
      RETURN DISTINCT h.name AS "Host name", n * (2 + 1)
      ORDER BY h.name, n DESC SKIP 5 LIMIT 10`);
    expect(query.find.models.map(({text}) => text)).toEqual(['Host', 'Container']);
    expect(query.find.alias?.text).toBe('h');
    expect(query.where).toMatchObject({kind: 'comparison', operator: '>=', value: {value: 7}});
    expect(query.steps).toMatchObject([
      {
        optional: true,
        negated: true,
        verb: {text: 'OWNS'},
        direction: 'out',
        target: {alias: {text: 'p'}},
      },
      {from: {text: 'h'}, optional: false, negated: false, verb: undefined},
    ]);
    expect(query.with).toMatchObject([{distinct: true, where: {kind: 'comparison'}}]);
    expect(query.return?.items.map(({label}) => label?.text)).toEqual(['Host name', undefined]);
    expect(query.return?.items[1]?.expression).toMatchObject({
      operator: '*',
      right: {kind: 'arithmetic', operator: '+'},
    });
    expect(query.orderBy.map(({descending}) => descending)).toEqual([false, true]);
    expect([query.skip, query.limit]).toEqual([5, 10]);
  });

  it('treats AND before "alias THAT" as a branch, and any other AND as part of a condition', () => {
    const query = read('FIND Host AS h WHERE h.a = 1 AND h.b = 2 AND h THAT HAS Ticket');
    expect(query.where).toMatchObject({kind: 'and', conditions: [{}, {}]});
    expect(query.steps).toMatchObject([{from: {text: 'h'}}]);
  });

  it('binds AND tighter than OR, and parentheses tighter than both', () => {
    expect(readCondition('a = 1 OR b = 2 AND c = 3')).toMatchObject({
      kind: 'or',
      conditions: [{kind: 'comparison'}, {kind: 'and'}],
    });
    expect(readCondition('(a = 1 OR b = 2) AND NOT c = 3')).toMatchObject({
      kind: 'and',
      conditions: [{kind: 'or'}, {kind: 'not'}],
    });
  });

  it('reads keywords in any case, and as names after a dot', () => {
    expect(read('find Host as h where h.limit = 1 Order  By h.in limit 5')).toMatchObject({
      orderBy: [{expression: {names: [{text: 'h'}, {text: 'in'}]}}],
      limit: 5,
    });
  });

  it.each([
    ['x EXISTS', {kind: 'exists', negated: false}],
    ['x NOT EXISTS', {kind: 'exists', negated: true}],
    ['x IS NULL', {kind: 'exists', negated: true}],
    ['x IS NOT NULL', {kind: 'exists', negated: false}],
    ['x <> 1', {kind: 'comparison', operator: '!='}],
    ['x > -2.5', {kind: 'comparison', value: {value: -2.5}}],
    ['x = 2026-01-31', {value: {value: '2026-01-31', isDate: true}}],
    ['x = "a \\"b\\" \\\\d"', {value: {value: 'a "b" \\d'}}],
    [
      'x NOT IN ["a", "b"]',
      {kind: 'list', operator: 'IN', negated: true, values: [{value: 'a'}, {value: 'b'}]},
    ],
    ['x CONTAINS ALL ["a"]', {kind: 'list', operator: 'CONTAINS ALL'}],
    ['x NOT CONTAINS "a"', {kind: 'text', operator: 'CONTAINS', negated: true}],
    ['x STARTS WITH "a"', {kind: 'text', operator: 'STARTS WITH'}],
    ['x =~ "^a\\\\d$"', {kind: 'regex', pattern: {value: '^a\\d$'}}],
    ['x IN LAST 3 Months', {kind: 'time', operator: 'IN LAST', amount: 3, unit: 'month'}],
    ['x NOT IN NEXT 1 day', {kind: 'time', negated: true, unit: 'day'}],
    ['x GREATER THAN OR EQUALS TO ATTRIBUTE y', {kind: 'attribute', operator: '>='}],
    ['x NOT EQUALS TO ATTRIBUTE y', {kind: 'attribute', operator: '=', negated: true}],
    ['u NOT IS CURRENT USER', {kind: 'currentUser', negated: true}],
  ])('reads %s', (text, expected) => {
    expect(readCondition(text)).toMatchObject(expected);
  });

  it('reads short forms from API filters', () => {
    const options = {allowBareWords: true};
    expect(readCondition('status = Active AND lastFound IN_LAST 7d', options)).toMatchObject({
      conditions: [{value: {value: 'Active'}}, {kind: 'time', amount: 7, unit: 'day'}],
    });
    expect(readCondition('x IN_LAST 12h', options)).toMatchObject({amount: 12, unit: 'hour'});
    expect(readCondition('a NOT_EXISTS OR b NOT_IN_LAST 2 weeks', options)).toMatchObject({
      conditions: [{negated: true}, {negated: true, unit: 'week'}],
    });
  });
});

describe('faults', () => {
  it.each([
    ['Host', 'Expected FIND at the beginning, but found Host. (0-4)'],
    ['FIND', 'Write a model after FIND, such as FIND Host. Here, the query ends. (0-4)'],
    [
      'FIND Host WHERE a = High',
      'Expected a value after =, but found High. Put text in double quotes: "High". (20-24)',
    ],
    ["FIND Host WHERE a = 'x'", 'Put text in double quotes, not single quotes: "x". (20-23)'],
    ['FIND Host WHERE a = “x”', 'Use straight double quotes, not curly quotes: "x". (20-23)'],
    ['FIND Host WHERE a = 1 & b = 2', 'BQL has no &. Write AND. (22-23)'],
    ['FIND Host WHERE a = "x', '"x has no closing double quote: "x". (20-22)'],
    ['FIND Host WHERE a = "', 'This text has no closing double quote. (20-21)'],
    [
      'FIND Host LIMIT 5 WHERE a = 1',
      'Expected the end here, but found WHERE. Check the order of the clauses: WHERE a = 1 LIMIT 5. (10-29)',
    ],
    [
      'FIND Host AS limit',
      'Expected a name after AS, but found limit. limit is a reserved word. Choose another name. (13-18)',
    ],
    [
      'FIND Host WHERE a 5',
      'Expected an operator, such as =, IN, or EXISTS, after a, but found 5. (18-19)',
    ],
    [
      'FIND Host WHERE a > baseRiskScore',
      'To compare with an attribute, write a GREATER THAN ATTRIBUTE baseRiskScore. (16-33)',
    ],
    [
      'FIND Host AS h WHERE h.a != h.b',
      'To compare with an attribute, write h.a NOT EQUALS TO ATTRIBUTE h.b. (21-31)',
    ],
    ['FIND Host WHERE a IN LAST 3', 'A span of time needs a unit: IN LAST 3 days. (18-27)'],
    ['FIND Host WHERE a IN []', 'This list is empty. Put at least one value in it. (22-23)'],
    ['FIND Host LIMIT 2.5', 'LIMIT takes a whole number above 0. (16-19)'],
    ['FIND Host SKIP 2.5', 'SKIP takes a whole number. (15-18)'],
    ['FIND Host LIMIT 0', 'LIMIT takes a whole number above 0. (16-17)'],
    [
      'FIND Host LIMIT 9007199254740993',
      'The number after LIMIT can have at most 15 digits. (16-32)',
    ],
    [
      'FIND Host SKIP 9007199254740993',
      'The number after SKIP can have at most 15 digits. (15-31)',
    ],
    [
      'FIND Host WHERE a IN LAST 1.5 days',
      'Write a span of time as a whole number above 0 and a unit: 36 hours. (26-34)',
    ],
    [
      'FIND Host THAT',
      'Write a verb and a model after THAT, such as THAT HAS Vulnerability. Here, the query ends. (10-14)',
    ],
  ])('%s', (text, message) => {
    expect(fault(text)).toBe(message);
  });

  it('quotes no more of a query than a reader needs', () => {
    expect(fault('x'.repeat(1000))).toContain(`but found ${'x'.repeat(60)}… (0-1000)`);
    const text = 'words '.repeat(100);
    expect(fault(`FIND Host WHERE a "${text}"`)).toContain(`found "${text.slice(0, 59)}…"`);
  });

  it("rejects text that's too long or too deeply nested instead of hanging", () => {
    expect(fault('x'.repeat(20_001))).toMatch(/at most 20,000 characters/);
    expect(fault(`FIND Host WHERE ${'('.repeat(1000)}`)).toMatch(/nested more than 30 levels deep/);
  });
});
