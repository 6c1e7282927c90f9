import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkBql} from './check-bql';

const fence = (code: string, meta = '') => `\`\`\`bql${meta}\n${code}\n\`\`\``;

test('accepts a valid query, and a mistake with its message', async () => {
  expect(
    await faultsOf(
      checkBql,
      `${fence('FIND Host AS h\nTHAT HAS Vulnerability AS v\nWHERE v.severity = "High"')}\n\n${fence(
        "FIND Host WHERE os = 'x'",
        ' error="Put text in double quotes"',
      )}`,
    ),
  ).toEqual([]);
});

test.each([
  ['FIND Host\nWHERE', 'title.md:9  Expected NOT, (, or a name after WHERE, but the query ends.'],
  ['FIND Host\nWHERE ops = "x"', 'title.md:9  Host has no attribute "ops". Did you mean "os"?'],
  ['FIND Host\nTHAT IS Person', "title.md:9  IS doesn't join Host and Person"],
])('rejects %s and reports its line', async (code, message) => {
  const [found] = await faultsOf(checkBql, fence(code));
  expect(found).toContain(message);
});

test('checks a condition on the model that the fence names', async () => {
  const bcl = (code: string, meta: string) => `\`\`\`bcl${meta}\n${code}\n\`\`\``;
  expect(
    await faultsOf(checkBql, bcl('targets.tags CONTAINS ANY ["pci"]', ' model="Vulnerability"')),
  ).toEqual([]);
  const [wrong] = await faultsOf(checkBql, bcl('tag = "pci"', ' model="Vulnerability"'));
  expect(wrong).toContain('Vulnerability has no attribute "tag"');
  const [unnamed] = await faultsOf(checkBql, bcl('tags = "pci"', ''));
  expect(unnamed).toContain("the condition doesn't name a data model");
});

test("rejects a mistake that isn't one", async () => {
  const [found] = await faultsOf(checkBql, fence('FIND Host', ' error="no such model"'));
  expect(found).toContain(`doesn't fail with "no such model": the query is right`);
  const [other] = await faultsOf(
    checkBql,
    fence('FIND Hosts', ' error="no data model \\"Hosts\\". Did you mean \\"Container\\""'),
  );
  expect(other).toContain('Did you mean "Host"?');
});

test('reports a condition that can never be true, but no hints', async () => {
  expect(await faultsOf(checkBql, fence('FIND Host|Container'))).toEqual([]);
  const [found] = await faultsOf(checkBql, fence('FIND Host WHERE riskScore > 10'));
  expect(found).toContain('No record matches riskScore > 10.');
});

test('rejects a query in a fence of another language', async () => {
  const [found] = await faultsOf(checkBql, '```text\nFIND Hosts\n```');
  expect(found).toContain("a query that isn't checked");
});
