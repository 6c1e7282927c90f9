import path from 'node:path';
import type {List, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it, test} from 'vitest';
import {product} from '../../product/facts';
import derivedParts from '../directives';
import pageFacts from '.';

const processor = unified().use(remarkParse).use(remarkDirective).use(derivedParts).use(pageFacts);

/** The nodes of a page below its front matter. */
function nodesOf(markdown: string, file = 'docs/guides/security/a.md', kind = 'guide') {
  const tree = processor.parse(markdown) as Root;
  // Docusaurus keeps the front matter in the tree.
  tree.children.unshift({type: 'yaml', value: 'title: Title'});
  return (
    processor.runSync(
      tree,
      new VFile({path: path.resolve(file), data: {frontMatter: {kind}}}),
    ) as Root
  ).children.slice(1);
}

const isLine = (node: {type: string}): node is List => node.type === 'list';

/** The facts of a guide that asks for something before it begins. */
const factsFor = (asked: string) =>
  nodesOf(`What it does.\n\n## Before you begin\n\n${asked}\n\n## Steps`)
    .filter(isLine)
    .slice(0, 1)
    .flatMap(({children}) => children.map((item) => textOf(item)));

describe('the role', () => {
  it.each([
    ['- You have the **System administrator** role.', 'System administrator role'],
    [
      '- You have the **Configurator** role or the **System administrator** role. Others only read.',
      'Configurator or System administrator role',
    ],
    [
      `- In ${product.name}, you have the **Risk owner**, **Risk analyst**, or **User** role.`,
      'Risk owner, Risk analyst, or User role',
    ],
    ['A user with the **User** role.', 'User role'],
  ])('is what "Before you begin" asks for: %s', (asked, role) => {
    expect(factsFor(asked)).toEqual(['1 min read', role]);
  });

  it.each([
    ['a condition', '- To create sprints, you need the **System administrator** role.'],
    ['a way around it', '- You have the **User** role, or a custom role with the permission.'],
    ["another product's role", '- In Entra ID, you have the **Application Developer** role.'],
    [
      'a role for each task',
      '- You have the **User** role for exports.\n- You have the **User** role.\n- For a review, you have the **Risk owner** role.',
    ],
  ])('is left out if the page has %s', (_what, asked) => {
    expect(factsFor(asked)).toEqual(['1 min read']);
  });

  it("isn't taken from another section", () => {
    const nodes = nodesOf(
      'What it does.\n\n## Before you begin\n\nNothing.\n\n## Steps\n\nYou have the **User** role.',
    );
    expect(nodes.filter(isLine).map((line) => textOf(line))).toEqual(['1 min read']);
  });
});

test('the time is the time to read the text, without its code', () => {
  const text = 'word '.repeat(230 * 3);
  const line = nodesOf(`Lede.\n\n${text}\n\n\`\`\`text\n${text}\n\`\`\``)[1];
  expect(textOf(line)).toBe('3 min read');
});

test('a page to look things up in has no reading time', () => {
  expect(nodesOf('Every limit.', 'docs/guides/security/a.md', 'reference')).toHaveLength(1);
});

test("the page's own release moves into the line", () => {
  const nodes = nodesOf(
    '::since{entry="11.31-01"}\n\nLede.\n\n## Part\n\n::since{entry="11.31-01"}',
  );
  expect(nodes.map((node) => textOf(node))).toEqual([
    'Lede.',
    '1 min readSince 11.31',
    'Part',
    'Since 11.31',
  ]);
});

test('a sentence stays with the list that it announces', () => {
  const texts = (markdown: string) => nodesOf(markdown).map((node) => textOf(node));
  expect(texts('It explores. Do this:\n\n1. Open **Explorer**.')).toEqual([
    'It explores.',
    '1 min read',
    'Do this:',
    'Open Explorer.',
  ]);
  expect(texts('Do this:\n\n1. Open **Explorer**.')).toEqual([
    '1 min read',
    'Do this:',
    'Open Explorer.',
  ]);
});

test.each([
  ['a reference', 'Lede.', 'docs/reference/udm/host.md'],
  ['a page without a first paragraph', '## Part', 'docs/guides/security/a.md'],
])('%s has no line', (_what, markdown, file) => {
  expect(nodesOf(markdown, file).filter(isLine)).toEqual([]);
});
