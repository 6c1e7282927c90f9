import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import highlightCode from './rehype';

/** The code elements of a Markdown text after the plugin. */
function codeElements(markdown: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkRehype)
    .use(highlightCode, {languages: []});
  const tree = processor.runSync(processor.parse(markdown));
  return JSON.stringify(tree);
}

it('gives a fence its highlighted code instead of its text', () => {
  const tree = codeElements('```bql\nFIND Host\n```');
  expect(tree).toContain(
    JSON.stringify({
      className: ['language-bql'],
      highlighted:
        '<span class="token keyword">FIND</span> <span class="token class-name">Host</span>',
    }),
  );
  expect(tree).not.toContain('"FIND Host');
});

it('finds the language whatever its case, and keeps a fence without one plain', () => {
  expect(codeElements('```BQL\nFIND\n```')).toContain('token keyword');
  expect(codeElements('```\nFIND <x>\n```')).toContain('"highlighted":"FIND &lt;x&gt;"');
});

it('leaves code within a line alone', () => {
  expect(codeElements('Type `FIND Host`.')).toContain('"value":"FIND Host"');
});
