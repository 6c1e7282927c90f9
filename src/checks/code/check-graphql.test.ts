import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkGraphql} from './check-graphql';

const fence = (code: string, meta = '') => `\`\`\`graphql${meta}\n${code}\n\`\`\`\n\n`;

test('accepts a valid operation with its variables', async () => {
  expect(
    await faultsOf(
      checkGraphql,
      `${fence(
        'query Q($filter: String!) {\n  hosts(filter: $filter, orderBy: "riskScore DESC") { uid }\n}',
        ' result',
      )}\`\`\`json variables\n{"filter": "riskRating = Critical"}\n\`\`\``,
    ),
  ).toEqual([]);
});

test.each([
  ['{\n  hosts { nme }\n}', 'title.md:9  Cannot query field "nme" on type "Host".'],
  [
    '{ hosts(filter: "riskscore > 1") { uid } }',
    'Host has no attribute "riskscore". Did you mean "riskScore"?',
  ],
  ['{ hosts(filter: "hostname = \\"a\\"") { uid } }', '"hostname" was renamed "hostnames" in'],
  [
    '{\n  containers {\n    host { hostname }\n  }\n}',
    'title.md:10  Cannot query field "hostname"',
  ],
  ['{ hosts(orderBy: "rank") { uid } }', 'Host has no attribute "rank"'],
  [
    'query Q($f: String!) { hosts(filter: $f) { uid } }',
    'Variable "$f" of required type "String!" was not provided.',
  ],
])('rejects %s', async (code, message) => {
  const [found] = await faultsOf(checkGraphql, fence(code));
  expect(found).toContain(message);
});

test('finds a fence inside a list', async () => {
  const [found] = await faultsOf(
    checkGraphql,
    '1. Ask:\n\n   ```graphql\n   { host { uid } }\n   ```\n',
  );
  expect(found).toContain('Did you mean "hosts"');
});

test("rejects variables that aren't an object", async () => {
  const [found] = await faultsOf(
    checkGraphql,
    `${fence('{ hosts { uid } }')}\`\`\`json variables\n[1]\n\`\`\``,
  );
  expect(found).toContain("the variables aren't a JSON object");
});

test('requires a mistake to fail', async () => {
  expect(await faultsOf(checkGraphql, fence('{ host { uid } }', ' error'))).toEqual([]);
  const [found] = await faultsOf(checkGraphql, fence('{ hosts { uid } }', ' error'));
  expect(found).toContain("the operation doesn't fail");
});
