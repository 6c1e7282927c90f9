import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import fenceTabs from './fence-tabs';

function transform(markdown: string): Root {
  const processor = unified().use(remarkParse).use(fenceTabs);
  return processor.runSync(processor.parse(markdown)) as Root;
}

const fence = (language: string, tab?: string) =>
  `\`\`\`${language}${tab ? ` tab="${tab}"` : ''}\n${language}\n\`\`\`\n`;

test('consecutive fences become tabs with their labels', () => {
  const tree = transform(`${fence('bash', 'cURL')}\n${fence('python', 'Python')}\nText\n`);
  expect(tree.children).toMatchObject([
    {
      name: 'Tabs',
      children: [
        {name: 'TabItem', children: [{type: 'code', value: 'bash'}]},
        {name: 'TabItem', children: [{type: 'code', value: 'python'}]},
      ],
    },
    {type: 'paragraph'},
  ]);
});

test('text between fences starts new tabs, also in a list', () => {
  const pair = `${fence('bash', 'cURL')}\n${fence('python', 'Python')}`;
  const tree = transform(`${pair}\nText\n\n${pair}\n1. Step\n\n${pair.replace(/^/gm, '   ')}`);
  expect(tree.children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
    'Tabs',
    'paragraph',
    'Tabs',
    'list',
  ]);
  expect(JSON.stringify(tree.children[3])).toContain('TabItem');
});

test('a fence without a neighbor or a label stays as it is', () => {
  const tree = transform(`${fence('bash', 'cURL')}\n${fence('python')}`);
  expect(tree.children.map(({type}) => type)).toEqual(['code', 'code']);
});
