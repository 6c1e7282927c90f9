import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkInlineQueries} from './check-inline-queries';

const faults = (body: string) => faultsOf(checkInlineQueries, body);

const query = '```bql\nFIND Vulnerability AS v THAT HAS Host AS h\n```\n\n';

test.each([
  'Write `FIND Host WHERE riskScore >= 7`.',
  'The verb joins them: `FIND Host|Container`.',
  `${query}To see the host, add \`THAT HAS Host AS h\`, and \`WHERE h.status = "Retired" AND …\`.`,
  `${query}Then \`AND v THAT NOT HAS Ticket AS t\` or \`ORDER BY v.riskScore DESC\`.`,
  `${query}And \`WITH v, count(h) AS hosts\`.`,
  `${query}Sort by \`riskScore DESC, name\` or \`h.uid, v.uid\`.`,
  '`FIND Model AS alias`, `WHERE condition`, `THAT VERB Model`, `AND alias THAT` show the shape.',
  '`THAT NOT`, `OPTIONALLY THAT` and `RETURN DISTINCT` name nothing.',
  '| You wrote | Write |\n| --- | --- |\n| `FIND Hosts` | `FIND Host` |',
  'There is no plural: `FIND Hosts` is an error.',
])('accepts %s', async (body) => {
  expect(await faults(body)).toEqual([]);
});

test.each([
  ['`FIND Host WHERE riskScroe > 7`', 'Did you mean "riskScore"?'],
  ['`FIND Hosts`', `There's no data model "Hosts"`],
  ['`FIND Vulnerability THAT OWNS Host`', "OWNS doesn't join Vulnerability and Host"],
  [`${query}\`THAT HAZ Host\``, "HAZ doesn't join"],
  [`${query}\`WHERE h.osFamly = "Linux"\``, 'Did you mean "osFamily"?'],
  [`${query}\`AND v THAT OWNS Ticket\``, "OWNS doesn't join Vulnerability and Ticket"],
  [`${query}\`ORDER BY v.rank\``, 'Vulnerability has no attribute "rank"'],
  ['Sort hosts by `rank DESC`.', 'Host has no attribute "rank"'],
  ['| You wrote | Write |\n| --- | --- |\n| `FIND Host` | `FIND Hosts` |', 'no data model "Hosts"'],
])('rejects %s', async (body, message) => {
  expect(await faults(body)).toEqual([expect.stringContaining(message)]);
});

test('also checks queries on connector pages', async () => {
  const page = {'docs/connectors/acme.md': 'To see them: `FIND Hosts`.'};
  expect(await faultsOf(checkInlineQueries, page)).toHaveLength(1);
});
