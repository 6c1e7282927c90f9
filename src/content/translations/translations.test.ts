import path from 'node:path';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {originalOf, translationFolder} from '../../product/page-files/translation';
import translations from '.';

const processor = unified().use(remarkParse).use(translations).use(remarkStringify);

/** The tree of a page after the plugin. */
const treeOf = (file: string, text: string) =>
  processor.runSync(
    processor.parse(text),
    new VFile({path: path.resolve(file), value: text}),
  ) as Root;

const picture = '![Zwei APIs](./img/two-apis.svg)';
const translated = `${translationFolder('de')}/guides/start/developer.md`;

test("a translation's sections have the anchors that their headings name", () => {
  const tree = treeOf(translated, '## Ihre *erste* Stunde {#your-first-hour}');
  expect(processor.stringify(tree)).toBe('## Ihre *erste* Stunde\n');
  visit(tree, 'heading', ({data}) => {
    expect(data?.hProperties?.id).toBe('your-first-hour');
  });
});

test("a translation shows its original's pictures", () => {
  const urls: string[] = [];
  visit(treeOf(translated, picture), 'image', ({url}) => {
    urls.push(path.posix.join(path.posix.dirname(translated), url));
  });
  expect(urls).toEqual(['docs/guides/start/img/two-apis.svg']);
});

test('an original stays as it is', () => {
  const text = `## Braces {#stay}\n\n${picture}\n`;
  expect(processor.stringify(treeOf('docs/guides/start/developer.md', text))).toBe(text);
});

test.each([
  ['docs/guides/start/developer.md', 'docs/guides/start/developer.md'],
  ['@site/docs/guides/start/developer.md', 'docs/guides/start/developer.md'],
  [translated, 'docs/guides/start/developer.md'],
  [`@site/${translated}`, 'docs/guides/start/developer.md'],
])('the original of %s is %s', (file, original) => {
  expect(originalOf(file)).toBe(original);
});
