import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkSyntax} from './check-syntax';

test('accepts Markdown with braces and angle brackets, and MDX with a component', async () => {
  expect(
    await faultsOf(checkSyntax, {
      'docs/apis/a.md': page('A {brace}, an <angle> and `{Product}`.\n\n::roles'),
      'docs/apis/b.mdx': page(
        "import Tabs from '@theme/Tabs';\n\n<Tabs>\n\n## One\n\nText.\n\n</Tabs>",
      ),
    }),
  ).toEqual([]);
});

test("rejects MDX that doesn't parse and reports its line", async () => {
  const [found] = await faultsOf(checkSyntax, {'docs/apis/b.mdx': page('<Tabs>\n\n## One')});
  expect(found).toMatch(/^docs\/apis\/b\.mdx:\d+ {2}Expected a closing tag for `<Tabs>`/);
});

test('rejects a part without data and reports its line', async () => {
  const [found] = await faultsOf(checkSyntax, 'Text.\n\n::statuses{of="nothing"}');
  expect(found).toContain('title.md:9  ::statuses');
});
