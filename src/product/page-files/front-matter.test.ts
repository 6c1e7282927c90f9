import {describe, expect, test} from 'vitest';
import {parseFrontMatter} from './front-matter';

const page = `---
title: Roles
keywords:
  - access
  - permissions
source: {name: NIST,
  url: x}
---

# Roles

---
not: front matter
---
`;

test('the values are read, and nothing after the closing line', () => {
  const {data, errors} = parseFrontMatter(page);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    title: 'Roles',
    keywords: ['access', 'permissions'],
    source: {name: 'NIST', url: 'x'},
  });
});

describe('the line of a key', () => {
  const {lineOf} = parseFrontMatter(page);

  test.each<[keys: PropertyKey[], line: number]>([
    [['title'], 2],
    [['keywords'], 3],
    [['keywords', 0], 4],
    [['keywords', 1], 5],
    [['source'], 6],
    [['source', 'url'], 7],
    // If the key is missing, its parent, and at the top, the page's first line.
    [['keywords', 9], 3],
    [['source', 'page'], 6],
    [['title', 'sub'], 2],
    [['none'], 1],
    [[], 1],
  ])('%j is %i, as an editor counts', (keys, line) => {
    expect(page.split('\n')[line - 1]).toBeDefined();
    expect(lineOf(...keys)).toBe(line);
  });
});

describe("front matter that can't be read", () => {
  test.each([
    ['---\ntitle: Roles: all\n---\n', 2],
    ['---\ntitle: Roles\ntitle: Again\n---\n', 3],
    ['---\njust text\n---\n', 2],
    ['---\n- a\n- b\n---\n', 2],
    ['---\ntitle: Roles\n', 1],
    ['--- \ntitle: Roles\n---\n', 1],
    ['---\ntitle: Roles\n--- \n', 1],
  ])('%j has an error in line %i, and no values', (text, line) => {
    const {data, errors} = parseFrontMatter(text);
    expect(errors[0]?.line).toBe(line);
    if (line === 1) expect(errors[0]?.message).toMatch(/begins and ends with a line "---"/);
    expect(Object.keys(data)).not.toContain('0');
  });

  test.each(['', '# Roles\n', '\n---\ntitle: Roles\n---\n', '---\n---\n'])(
    '%j has no front matter, and no error',
    (text) => {
      const {data, errors, lineOf} = parseFrontMatter(text);
      expect([data, errors, lineOf('title')]).toEqual([{}, [], 1]);
    },
  );
});
