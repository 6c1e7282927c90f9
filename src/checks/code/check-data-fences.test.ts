import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkDataFences} from './check-data-fences';

test('accepts JSON, YAML, and GraphQL with values that the reader supplies', async () => {
  expect(
    await faultsOf(
      checkDataFences,
      '```json\n{"token": "<api-key>"}\n```\n\n```yaml\na: 1\nb: [2]\n```\n\n```graphql\n{ hosts { uid } }\n```',
    ),
  ).toEqual([]);
});

test.each([
  ['json', '{\n  "a": 1,\n}', 10, 'unexpected }'],
  ['json', '{\n  "a": one\n}', 9, 'unexpected one'],
  ['json', "{'a': 1}", 8, "unexpected 'a':"],
  ['json', '{"a": [1, 2\n', 9, 'unexpected the end'],
  ['yaml', 'a: 1\nb: [2', 9, ''],
  ['graphql', '{\n  hosts(limit: ) { uid }\n}', 9, 'Unexpected'],
])('rejects invalid %s and reports its line', async (language, code, line, message) => {
  const [found] = await faultsOf(checkDataFences, `\`\`\`${language}\n${code}\n\`\`\``);
  expect(found).toContain(`title.md:${line}  not valid ${language}: `);
  expect(found).toContain(message);
});
