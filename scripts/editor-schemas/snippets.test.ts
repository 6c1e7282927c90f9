import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parts} from '../../src/content/directives';
import {choices, snippets} from './snippets';

const all = snippets(readFileSync('CONTRIBUTING.md', 'utf8'));

test('a fact is offered with what a page would say', () => {
  expect(all[':limit[Idle timeout]']).toEqual({
    scope: 'markdown,mdx',
    prefix: ':limit[Idle timeout]',
    body: ':limit[Idle timeout]',
    description: '5 to 480 minutes',
  });
  expect(all[':count[roles]']?.description).toBe('nine');
});

test('signs of a fact that mean something in a snippet are escaped', () => {
  expect(all[':limit[Idle timeout]{most}']?.body).toBe(':limit[Idle timeout]{most\\}');
});

test('a part is offered with its choices, and with what CONTRIBUTING.md says that it gives', () => {
  expect(all['::statuses']?.body).toMatch(/^::statuses\{of="\$\{1\|asset,finding,.*\|\}"\}$/);
  expect(all['::limits']?.description).toBe('what the product bounds of a feature');
  const left = Object.keys(parts).filter((name) => !all[`::${name}`]);
  expect(left, 'of one page only').toEqual(['glossary', 'graphql-types']);
});

test('every part takes the attribute that it is offered with', () => {
  for (const [name, attributes] of Object.entries(choices)) {
    const [key = '', [value] = []] = Object.entries(attributes)[0] ?? [];
    const chosen = {[key]: value};
    if (value)
      parts[name]?.({
        attributes: chosen,
        onPage: [chosen],
        byName: {},
        frontMatter: {},
        say: String,
      });
    else
      expect(() =>
        parts[name]?.({attributes: {}, onPage: [], byName: {}, frontMatter: {}, say: String}),
      ).toThrow(key);
  }
});
