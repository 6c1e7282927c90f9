import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkQueryMeaning} from './check-query-meaning';

const told = (text: string, query: string, fence = 'bql') =>
  faultsOf(checkQueryMeaning, `${text}\n\n\`\`\`${fence}\n${query}\n\`\`\``);

const find = (where: string, rest = '') =>
  `FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.${where} ${rest}`;

const fault = (said: string, asked: string) =>
  `docs/guides/topic/title.md:9  the text says "${said}", and the query "${asked}"  change the text or the query, so that the text directly above says what the query finds`;

test.each([
  ['Open vulnerabilities first found in the last two weeks:', find('firstFound IN LAST 14 days')],
  ['Open vulnerabilities due within a week:', find('complianceStatus = "Near SLA"')],
  [
    'Critical or High ones, highest score first:',
    find('riskRating >= "High"', 'ORDER BY v.riskScore DESC'),
  ],
  ['Which hosts has nobody seen for 30 days?', 'FIND Host WHERE lastSeen NOT IN LAST 30 days'],
  ['The third page of ten:', 'FIND Host ORDER BY name ASC SKIP 20 LIMIT 10'],
  ['Which assets have more than 9 open findings?', 'FIND Asset AS a WHERE a.openFindingCount > 9'],
  ['Open ones that are in no ticket:', `${find('riskScore > 0')} THAT NOT HAS Ticket`],
  ['How to write a query is another matter:', find('riskRating = "Low"')],
])('%s', async (text, query) => {
  expect(await told(text, query)).toEqual([]);
});

test.each([
  [
    'Those first found in the last two weeks:',
    find('firstFound IN LAST 7 days'),
    fault('two weeks', '7 days'),
  ],
  [
    'Those first found in the last week:',
    find('firstFound NOT IN LAST 7 days'),
    fault('in the last week', 'NOT IN LAST 7 days'),
  ],
  [
    'Those that are due within a week, so that nothing gets late:',
    find('complianceStatus = "Out of SLA"'),
    fault('Near SLA', 'Out of SLA'),
  ],
  ['Those rated Critical:', find('riskRating = "Medium"'), fault('Critical', 'Medium')],
  ['Those rated at least High:', find('riskRating = "High"'), fault('Critical', 'High')],
  [
    'Critical and High ones:',
    find('riskRating IN ["High", "Low"]'),
    fault('Critical', 'High, Low'),
  ],
  [
    'The newest ones:',
    find('riskScore > 0', 'ORDER BY v.firstFound ASC'),
    fault('newest', 'ORDER BY … ASC'),
  ],
  [
    'The third page of ten:',
    'FIND Host ORDER BY name ASC SKIP 30 LIMIT 10',
    fault('The third page of ten', 'SKIP 30 LIMIT 10'),
  ],
  [
    'The five hosts with the highest risk:',
    'FIND Host ORDER BY riskScore DESC LIMIT 10',
    fault('The five hosts', 'LIMIT 10'),
  ],
  [
    'Those with more than 9 open findings:',
    'FIND Asset AS a WHERE a.openFindingCount > 5',
    fault('more than 9', 'openFindingCount > 5'),
  ],
  ['Which hosts are late?', 'FIND Person WHERE dueDate EXISTS', fault('hosts', 'Person')],
  [
    'What is open on web-03?',
    'FIND Host AS h WHERE h.name = "web-04" AND h.openFindingCount > 0',
    fault('web-03', 'web-04'),
  ],
  [
    'Hosts that the internet reaches:',
    'FIND Host WHERE internetFacing = false',
    fault('internet', 'internetFacing = false'),
  ],
  [
    'Open ones that are in no ticket:',
    `${find('riskScore > 0')} THAT HAS Ticket`,
    fault('no ticket', 'THAT … Ticket'),
  ],
  [
    'Open ones that are in a ticket:',
    `${find('riskScore > 0')} THAT NOT HAS Ticket`,
    fault('ticket', 'THAT NOT … Ticket'),
  ],
  [
    'Hosts with all of these tags:',
    'FIND Host WHERE tags CONTAINS ANY ["pci", "OT"]',
    fault('all of these', 'CONTAINS ANY'),
  ],
])('%s (%s)', async (text, query, expected) => {
  expect(await told(text, query)).toEqual([expected]);
});

test('the query must test what the text names', async () => {
  expect(await told('List open findings:', 'FIND Finding WHERE riskScore >= 7')).toEqual([
    `docs/guides/topic/title.md:9  the text says "open findings", and the query doesn't test it  change the text or the query, so that the text directly above says what the query finds`,
  ]);
});

test('compares a heading directly above the query, and a question before the last sentence', async () => {
  expect(await told('## Find hosts rated Critical', 'FIND Host WHERE riskRating = "Low"')).toEqual([
    fault('Critical', 'Low'),
  ]);
  expect(
    await told('Which are Critical? Explorer draws them.', 'FIND Host WHERE riskRating = "Low"'),
  ).toEqual([fault('Critical', 'Low')]);
});

test('a column label must fit what the column counts', async () => {
  const counting = (test: string, label: string) =>
    told(
      'By team:',
      `FIND Finding AS f RETURN sum(CASE WHEN f.${test} THEN 1 ELSE 0 END) AS "${label}"`,
    );
  expect(await counting('ageInDays > 30', '31 to 90 days')).toEqual([]);
  expect(await counting('ageInDays > 60', 'Over 90 days')).toHaveLength(1);
  expect(await counting('riskRating = "High"', 'Critical')).toHaveLength(1);
  expect(
    await told(
      'By team:',
      'FIND Finding AS f WHERE f.statusCategory = "Closed" RETURN count(f) AS Open',
    ),
  ).toHaveLength(1);
});

test('conditions and operations are also compared', async () => {
  expect(
    await told('Those of the last week:', 'firstFound IN LAST 7 days', 'bcl model="Host"'),
  ).toEqual([]);
  const silent = (days: number) =>
    told(
      'Which hosts has nobody seen for two weeks?',
      `query Q { hosts(filter: "lastSeen NOT_IN_LAST ${days}d", limit: 3) { uid } }`,
      'graphql',
    );
  expect(await silent(14)).toEqual([]);
  expect(await silent(7)).toEqual([fault('two weeks', '7 days')]);
});

test('a table row must fit the condition in it', async () => {
  const row = (condition: string) =>
    faultsOf(
      checkQueryMeaning,
      `| Condition | Means |\n| --- | --- |\n| \`${condition}\` | At least 7 |\n\nA [host](../../reference/udm/host.md).`,
    );
  expect(await row('riskScore >= 7')).toEqual([]);
  expect(await row('riskScore >= 9')).toHaveLength(1);
});

test('skips a query that shows a mistake', async () => {
  expect(
    await told('Critical ones:', 'FIND Host WHERE riskRating = "Low"', 'bql error="no"'),
  ).toEqual([]);
});
