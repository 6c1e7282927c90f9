import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkYaml} from './check-yaml';

const file = 'docs/guides/security/_category_.yml';
const faults = (yaml: string) => faultsOf(checkYaml, {[file]: yaml});

test('accepts a category file', async () => {
  expect(await faults('label: Security\nposition: 8\n')).toEqual([]);
});

test.each([
  ['label: Security\nlink: [\n', 3, 'must'],
  ['label: Security\n\tposition: 8\n', 2, 'Tabs'],
  ['label: Security\nlabel: Safety\n', 2, 'Map keys must be unique'],
  ['label: &a Security\n', 1, '"&a" is an anchor'],
])('rejects %j at line %i', async (yaml, line, wrong) => {
  const [fault] = await faults(yaml);
  expect(fault).toContain(`${file}:${line}  `);
  expect(fault).toContain(wrong);
});
