import {afterEach, expect, test, vi} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {run} from '../run';
import {createSite} from '../site';
import {checkPythonFences} from './check-python-fences';

afterEach(() => vi.unstubAllEnvs());

test('accepts Python', async () => {
  expect(await faultsOf(checkPythonFences, '```python\nprint("<api-key>")\n```')).toEqual([]);
});

test('rejects a syntax error and reports its line', async () => {
  const [found] = await faultsOf(checkPythonFences, '```python\nx = 1\nif x\n    pass\n```');
  expect(found).toContain('title.md:9  not valid Python: ');
});

test('says that the check was skipped if python3 is missing', async () => {
  vi.stubEnv('PATH', '/nowhere');
  const site = createSite({'docs/apis/a.md': page('```python\nif\n```')});
  const {faults, skipped} = await run({python: checkPythonFences}, site);
  expect(faults).toEqual([]);
  expect(skipped).toEqual(["Python fences skipped: python3 doesn't run"]);
});
