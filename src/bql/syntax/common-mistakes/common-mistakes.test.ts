import {expect, it} from 'vitest';
import {foreignQuery} from '../foreign/foreign-query';
import {parseCondition, parseQuery} from '../parse';
import {commonMistakesIn} from './common-mistakes';

/** Returns the message about a condition, and the condition with its fixes applied. */
function mended(text: string): [string, string] {
  const {faults} = parseCondition(text);
  const fixed = faults.reduceRight(
    (all, {start, end, fix}) => all.slice(0, start) + (fix ?? '?') + all.slice(end),
    text,
  );
  return [faults.map(({message}) => message).join(' / '), fixed];
}

it.each(['""', '"-"', '"5"'])('no attribute is made of %s', (quoted) => {
  const [message] = mended(`${quoted} = 5`);
  expect(message).not.toBe('');
  expect(message).not.toContain('undefined');
});

it.each([
  [
    'dueDate BEFORE 2026-01-31',
    'BQL has no BEFORE. Write dueDate < 2026-01-31.',
    'dueDate < 2026-01-31',
  ],
  [
    'dueDate after 2026-01-31',
    'BQL has no AFTER. Write dueDate > 2026-01-31.',
    'dueDate > 2026-01-31',
  ],
  ['dueDate ON 2026-01-31', 'BQL has no ON. Write dueDate = 2026-01-31.', 'dueDate = 2026-01-31'],
  [
    'dueDate SINCE 2026-01-31',
    'BQL has no SINCE. Write dueDate >= 2026-01-31.',
    'dueDate >= 2026-01-31',
  ],
  [
    'dueDate UNTIL 2026-01-31',
    'BQL has no UNTIL. Write dueDate <= 2026-01-31.',
    'dueDate <= 2026-01-31',
  ],
  [
    'riskScore BETWEEN 4 AND 7',
    'BQL has no BETWEEN. Write two comparisons: riskScore >= 4 AND riskScore <= 7.',
    'riskScore >= 4 AND riskScore <= 7',
  ],
  [
    'a NOT BETWEEN 4 AND 7',
    'BQL has no BETWEEN. Write two comparisons: NOT (a >= 4 AND a <= 7).',
    'NOT (a >= 4 AND a <= 7)',
  ],
  ['EXISTS(dueDate)', 'Write EXISTS after the attribute: dueDate EXISTS.', 'dueDate EXISTS'],
  [
    'a = 1 AND NOT EXISTS ( v.dueDate )',
    'Write EXISTS after the attribute: v.dueDate NOT EXISTS.',
    'a = 1 AND v.dueDate NOT EXISTS',
  ],
  ['a == 1', 'BQL has no ==. Write =.', 'a = 1'],
  ['a =< 1', 'BQL has no =<. Write <=.', 'a <= 1'],
  [
    'patchAvailable IS TRUE',
    'IS works only with NULL and CURRENT USER. Compare values: = true.',
    'patchAvailable = true',
  ],
  ['a IS NOT "x"', 'IS works only with NULL and CURRENT USER. Compare values: != "x".', 'a != "x"'],
  ['a IS NOT EMPTY', 'BQL has no IS EMPTY. Write EXISTS or NOT EXISTS.', 'a EXISTS'],
  [
    'u IS NOT CURRENT USER',
    'Write NOT directly before the operator: NOT IN, NOT LIKE, NOT IS CURRENT USER.',
    'u NOT IS CURRENT USER',
  ],
  ['a = 1 & b = 2', 'BQL has no &. Write AND.', 'a = 1 AND b = 2'],
  ['a = 1 && b = 2', 'BQL has no &&. Write AND.', 'a = 1 AND b = 2'],
  ['a = 1 || b = 2', 'BQL has no ||. Write OR.', 'a = 1 OR b = 2'],
  ['!(a = 1)', 'BQL has no !. Write NOT.', 'NOT (a = 1)'],
  ['a ~= "x"', 'BQL has no ~=. Write CONTAINS.', 'a CONTAINS "x"'],
  ['a ^= "x"', 'BQL has no ^=. Write STARTS WITH.', 'a STARTS WITH "x"'],
  ["a = 'it is'", 'Put text in double quotes, not single quotes: "it is".', 'a = "it is"'],
  ['a = “High”', 'Use straight double quotes, not curly quotes: "High".', 'a = "High"'],
  ['`a` = 1', 'Write names without quotes.', 'a = 1'],
  ['a IN ("x", "y")', 'Put a list in square brackets: IN ["x", "y"].', 'a IN ["x", "y"]'],
  [
    'a CONTAINS ["x"]',
    'Before a list, write CONTAINS ANY [...] or CONTAINS ALL [...].',
    'a CONTAINS ANY ["x"]',
  ],
  ['a GREATER THAN OR EQUAL TO 5', 'BQL has no GREATER THAN OR EQUAL TO. Write a >= 5.', 'a >= 5'],
  ['a EQUALS "x"', 'BQL has no EQUALS. Write a = "x".', 'a = "x"'],
  ['a LAST 30 days', 'Write a span of time: a IN LAST 30 days.', 'a IN LAST 30 days'],
  ['a IN THE NEXT 2 weeks', 'Write a span of time: a IN NEXT 2 weeks.', 'a IN NEXT 2 weeks'],
  ['a EXIST', 'BQL has no EXIST. Write EXISTS.', 'a EXISTS'],
  ['a BEGINS WITH "x"', 'BQL has no BEGINS WITH. Write STARTS WITH.', 'a STARTS WITH "x"'],
  [
    'a CONTAINS NONE ["x"]',
    'BQL has no CONTAINS NONE. Write NOT CONTAINS ANY.',
    'a NOT CONTAINS ANY ["x"]',
  ],
  ['a = CURRENT USER', 'BQL has no = CURRENT USER. Write IS CURRENT USER.', 'a IS CURRENT USER'],
  ['a NOT IS NULL', 'Write NOT after IS: IS NOT NULL. You can also write EXISTS.', 'a IS NOT NULL'],
  ['a > 2025-12-1', 'Write months and days with two digits: 2025-12-01.', 'a > 2025-12-01'],
  [
    'a > 2025-12-01 08:00',
    'Put a T between the day and the time: 2025-12-01T08:00.',
    'a > 2025-12-01T08:00',
  ],
  [
    'a > 2025-12-01T08:00+01:00',
    'Times are in UTC and end in Z: 2026-01-31T08:00Z.',
    'a > 2025-12-01T07:00Z',
  ],
  ['a = 1;', "A query doesn't need a semicolon. Remove it.", 'a = 1'],
  ['a = "\\d"', 'Write each backslash in text twice: "\\\\d".', 'a = "\\\\d"'],
  [
    'a = "C:\\\\x" OR b = "C:\\x"',
    'Write each backslash in text twice: "C:\\\\x".',
    'a = "C:\\\\x" OR b = "C:\\\\x"',
  ],
])('fixes %s', (text, message, fixed) => {
  expect(mended(text)).toEqual([message, fixed]);
  expect(parseCondition(fixed).faults).toEqual([]);
});

it.each([
  ['FIND Host -- all of them', 'BQL has no comments. Remove this.'],
  ['FIND Host // all', 'BQL has no comments. Remove this.'],
  ['FIND Host /* all */ LIMIT 5', 'BQL has no comments. Remove this.'],
  ['FIND Host h WHERE h.name = "a"', 'Write AS before an alias: Host AS h.'],
  ['FIND BusinessService AS Business service', 'An alias must be one word: AS businessService.'],
  [
    'FIND Host AS h RETURN count(h) AS Active hosts ORDER BY count(h)',
    'Put a column name of several words in double quotes: AS "Active hosts".',
  ],
  [
    'FIND Host WHERE os = "a" WHERE name = "b"',
    'Write one WHERE for all conditions on a model, and join them with AND.',
  ],
  ['SELECT name FROM Host', 'BQL has no SELECT. Write FIND Host RETURN name.'],
  [
    'MATCH (h:Host) RETURN h',
    'BQL has no patterns of nodes and arrows. Follow relationships with THAT: FIND Host AS h RETURN h.',
  ],
  [
    'FIND Host AS h LEFT JOIN Person AS p',
    'BQL has no LEFT JOIN. To keep records without a related record, write OPTIONALLY THAT: OPTIONALLY THAT HAS Person AS p.',
  ],
  [
    'FIND Host AS h INNER JOIN Person AS p',
    'BQL has no JOIN. Follow the relationship: THAT HAS Person AS p.',
  ],
  [
    'FIND Finding AS f RETURN f.severity, count(*) GROUP BY f.severity',
    'BQL has no GROUP BY. In RETURN, the columns next to an aggregate form the groups: RETURN f.severity, count(*).',
  ],
  [
    'FIND Host AS h RETURN count(*) AS n HAVING n > 5',
    'BQL has no HAVING. Aggregate in WITH, and put a WHERE after it: WITH count(*) AS n WHERE n > 5 RETURN n.',
  ],
  ['FIND Host WHERE name ILIKE "a"', 'BQL has no ILIKE. To ignore case, write name =~ "(?i)a".'],
  ['FIND Host AND Container', 'Join several models with |: FIND Host|Container.'],
  ['FIND Host, Container', 'Join several models with |: FIND Host|Container.'],
  ['FIND Host OR Device AS d', 'Join several models with |: FIND Host|Device.'],
  ['FIND Host ORDER BY riskScore DESC name', 'Put a comma before the next sort key: DESC, name.'],
  [
    'FIND Host WHERE lastSeen > today',
    'BQL has no word for today. Write the date, or count from now: lastSeen IN LAST 1 day.',
  ],
  [
    'FIND Host WHERE os = "a" XOR name = "b"',
    'BQL has no XOR. Write (a OR b) AND NOT (a AND b), with the two conditions for a and b.',
  ],
  ['FIND Host OFFSET 5', 'BQL has no OFFSET. Write SKIP.'],
  [
    'FIND Host WHERE count(*) > 5',
    "count(…) can't be used in a condition. Use functions in RETURN, WITH, and ORDER BY. Compute it in WITH first: WITH h, count(*) AS n WHERE n > 5.",
  ],
  ['FIND Host WHERE toLower(name) = "a"', 'To ignore case, write name =~ "(?i)a".'],
])('explains %s', (text, message) => {
  expect(parseQuery(text).faults.map((fault) => fault.message)).toEqual([message]);
});

it('ignores strings and valid queries', () => {
  expect(parseCondition(`a = "it's; -- BETWEEN && “x”" AND b IN LAST 3 days`).faults).toEqual([]);
  expect(parseCondition('a = "x BETWEEN 1 AND 2" AND').faults).toHaveLength(1);
  expect(parseCondition('a = "x; y" AND b IN LAST 3 days AND').faults[0]?.message).toMatch(
    /^Expected/,
  );
});

it.each([
  ...['a', '9', '_', '.', ' ', '\t', '\n', '"', "'", '&', '=', ',', ';', '|', '~', '%', '-', '\\'],
  ...['{', '(', '[', 'a{', '{"a":', 'a ', 'A ', 'a & ', '"a" & ', 'a=1 ', 'a=b&', 'a < 9% '],
  ...[
    'h = "a" or ',
    'h is High, ',
    'Linux Server ',
    'a contains "b" and ',
    'a has "x" ',
    'a in~ (',
  ],
  ...[
    'a = startofday(',
    'a earliest=-1d ',
    'left(a,1',
    'instr(a ',
    'NOT a = * ',
    'h has no ',
    'a~1 ',
  ],
  ...[
    'NOT a NOT = ',
    'a greater than ',
    'EVAL a = 1 WHERE ',
    '&quot;',
    '`',
    '...> A',
    'a within 5 days ',
  ],
  ...[
    'where a in (select b from c where ',
    'THAT is found on the ',
    'WITH a AS "b" ',
    'a BETWEEN ( ',
  ],
  ...['highest first ', 'JOIN A a ON b=c ', 'LEFT JOIN A a ON a=b WHERE ', 'RETURN h { a ', '; a'],
  ...[
    'a:b -c:d ',
    'a < now() - ',
    'AS a WHERE count(a) > 1 ',
    'a was "b" ',
    'aDays > 1 ',
    '01/31/',
  ],
  ...['exists (select a from ', 'THAT OPTIONAL A ', 'AND THAT '],
  ...['hosts on ', '| where a contains "b" ', '/a', 'WHERE that ', 'IS NULL '],
])('reads ten times as many characters of %j in about ten times as long', (part) => {
  for (const head of [
    'FIND Host WHERE ',
    'FIND Host AS h RETURN ',
    '{ hosts {',
    'GET /a?',
    'index=vulns ',
  ]) {
    const [short, long] = [2_000, 20_000].map((length) =>
      fastest((head + part.repeat(length)).slice(0, length)),
    ) as [number, number];
    // A hundred times as long would be a pattern that tries again from each character.
    expect(long / Math.max(short, 1), head).toBeLessThan(50);
  }
});

/** The milliseconds of the processor to look for mistakes in a text. Other work on the machine doesn't count. */
function fastest(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    commonMistakesIn(text);
    foreignQuery(text);
    const {user, system} = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
