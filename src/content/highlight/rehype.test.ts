import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import highlightCode from './rehype';

/** Returns a Markdown text's code elements after the plugin runs. */
function codeElements(markdown: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkRehype)
    .use(highlightCode, {languages: []});
  const tree = processor.runSync(processor.parse(markdown));
  return JSON.stringify(tree);
}

it("replaces a fence's text with its highlighted code", () => {
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

it('finds the language in any case, and leaves a fence without one plain', () => {
  expect(codeElements('```BQL\nFIND\n```')).toContain('token keyword');
  expect(codeElements('```\nFIND <x>\n```')).toContain('"highlighted":"FIND &lt;x&gt;"');
});

it('ignores inline code', () => {
  expect(codeElements('Type `FIND Host`.')).toContain('"value":"FIND Host"');
});
