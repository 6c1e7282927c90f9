import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {unlessFrozen} from './unless-frozen';

/** A plugin that removes all text, with an option to keep some of it. */
const empty = ({kept = 0} = {}) =>
  function removeText(tree: {children: unknown[]}) {
    tree.children.length = kept;
  };

test.each([
  ['docs/roles.md', 'A\n'],
  ['versioned_docs/version-12-2025/roles.md', 'A\n\nB\n'],
  ['/site/versioned_docs/version-1/guides/roles.md', 'A\n\nB\n'],
])('a plugin runs on pages unless they are frozen: %s', (path, text) => {
  const processor = unified()
    .use(remarkParse)
    .use([unlessFrozen([empty, {kept: 1}])])
    .use(remarkStringify);
  expect(String(processor.processSync(new VFile({path, value: 'A\n\nB'})))).toBe(text);
});
