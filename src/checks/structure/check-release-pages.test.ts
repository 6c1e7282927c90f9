import {expect, test} from 'vitest';
import {versions} from '../../product/facts';
import {faultsOf, page} from '../faults-of';
import {checkReleasePages} from './check-release-pages';

const data = {'src/product/facts/versions.yaml': 'platform: []\n'};
const newest = versions.platform.at(-1)?.version;

test('requires a page for every release and every month', async () => {
  const withOne = {...data, [`docs/releases/platform/${newest}.md`]: page('Text.')};
  const missing = await faultsOf(checkReleasePages, withOne);
  expect(missing.join('\n')).not.toContain(`platform/${newest}.md`);
  expect(missing.join('\n')).toContain('has no page docs/releases/agent/4.4.md');
  expect(missing.join('\n')).toContain('has no page docs/releases/connector/12-2023.md');
  expect(missing.join('\n')).toContain('the releases of 2024 have no page docs/releases/2024.md');
  expect(missing.join('\n')).not.toContain('docs/releases/2025.md');
});

test('rejects a page without a release', async () => {
  const faults = await faultsOf(checkReleasePages, {
    ...data,
    'docs/releases/agent/9.9.md': page('Text.'),
  });
  expect(faults).toContainEqual(
    expect.stringContaining('docs/releases/agent/9.9.md:1  there is no such release'),
  );
});
