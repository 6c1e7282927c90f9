import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkNotOffered} from './check-not-offered';

const list = (target: string, quote = "There's no SDK.") => ({
  'src/product/facts/not-offered.yaml': `- what: An SDK\n  instead: Use HTTP.\n  quote: "${quote}"\n  page: ${target}\n`,
  'docs/guides/topic/title.md': page("There's no SDK.\n\n## Next steps\n\nUse HTTP."),
});

test('accepts what a page says, with or without a section', async () => {
  expect(await faultsOf(checkNotOffered, list('guides/topic/title.md'))).toEqual([]);
  expect(await faultsOf(checkNotOffered, list('guides/topic/title.md#next-steps'))).toEqual([]);
});

test.each([
  ['a page', list('guides/topic/titel.md'), 'there is no page docs/guides/topic/titel.md'],
  [
    'a section',
    list('guides/topic/title.md#next'),
    'docs/guides/topic/title.md has no section "#next"',
  ],
  [
    'a statement',
    list('guides/topic/title.md', "There's no app."),
    'docs/guides/topic/title.md doesn\'t say "There\'s no app."',
  ],
])("rejects %s that doesn't exist, at its line", async (_, files, wrong) => {
  const [fault] = await faultsOf(checkNotOffered, files);
  expect(fault).toContain(`src/product/facts/not-offered.yaml:1  ${wrong}`);
});
