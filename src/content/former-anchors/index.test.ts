import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import formerAnchors from '.';

const of = (page: string) =>
  page === 'docs/a.md' ? [{page: 'a.md', from: 'make-a-role', to: 'create-a-role'}] : [];

function render(file: string): string {
  const processor = unified().use(remarkParse).use(formerAnchors, {of}).use(remarkRehype);
  const tree = processor.parse('## Create a role\n\n## Delete it');
  return toHtml(processor.runSync(tree, new VFile({path: path.resolve(file)})));
}

test("a section also has its earlier heading's anchor", () => {
  expect(render('docs/a.md')).toBe(
    '<h2><span id="make-a-role"></span>Create a role</h2>\n<h2>Delete it</h2>',
  );
  expect(render('docs/b.md')).not.toContain('span');
});

test('a repeated heading is another section, and a heading can have several earlier ones', () => {
  const moved = (from: string, to: string) => ({page: 'a.md', from, to});
  const of = () => [moved('old', 'steps-1'), moved('older', 'steps-1'), moved('gone', 'nowhere')];
  const processor = unified().use(remarkParse).use(formerAnchors, {of}).use(remarkRehype);
  const tree = processor.parse('## Steps\n\n## Steps');
  const html = toHtml(processor.runSync(tree, new VFile({path: path.resolve('docs/a.md')})));
  const [first, second = ''] = html.split('\n');
  expect(first).toBe('<h2>Steps</h2>');
  expect([...second.matchAll(/id="(\w+)"/g)].map(([, id]) => id).toSorted()).toEqual([
    'old',
    'older',
  ]);
});
