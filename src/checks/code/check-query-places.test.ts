import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkQueryPlaces} from './check-query-places';

const counted = 'FIND Host AS h\nRETURN h.os, count(h)';
const fence = (query: string) => `\`\`\`bql\n${query}\n\`\`\`\n`;
const faults = (body: string) => faultsOf(checkQueryPlaces, body);

test.each([
  `Run this in **Explorer**:\n\n${fence('FIND Host AS h\nORDER BY h.name ASC\nLIMIT 5')}`,
  `Run this in **Explorer**:\n\n${fence('FIND Host AS h\nRETURN CASE WHEN h.active = true THEN 1 ELSE 2 END AS n')}`,
  `On the **BQL** tab:\n\n${fence('FIND Host AS h\nORDER BY h.name ASC')}`,
  `As a visual:\n\n${fence(counted)}`,
  `Not in **Explorer**.\n\nAs a visual:\n\n${fence(counted)}`,
])('accepts %j', async (body) => {
  expect(await faults(body)).toEqual([]);
});

test.each([
  [`1. Run this in **Explorer**:\n\n   ${fence(counted).replaceAll('\n', '\n   ')}`, 'RETURN'],
  [`Run \`FIND Host AS h RETURN h.os\` in **Explorer**.`, 'RETURN'],
  [`In **Explorer**:\n\n${fence('FIND Host AS h\nWITH h WHERE h.active = true')}`, 'WITH'],
  [`On the **BQL** tab:\n\n${fence('FIND Host AS h\nLIMIT 5')}`, 'LIMIT'],
])('rejects %j', async (body, clause) => {
  expect(await faults(body)).toEqual([expect.stringContaining(`ignores ${clause}`)]);
});
