import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkShellFences} from './check-shell-fences';

test('accepts commands with values that the reader supplies', async () => {
  expect(
    await faultsOf(
      checkShellFences,
      '```bash\ncurl --header "X-Key: <api-key>" https://<your-instance>.example\n```',
    ),
  ).toEqual([]);
});

test("rejects what bash can't parse and reports its line", async () => {
  const found = await faultsOf(
    checkShellFences,
    '```bash\necho ok\n```\n\n```bash\nif true; then\n  echo (oops)\nfi\n```',
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('title.md:13  not valid bash: syntax error');
});
