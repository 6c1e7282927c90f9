// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {chapterOf} from './chapter';

const routes = new Set(['/docs/roles', '/docs/users']);

function chapter(html: string): string | undefined {
  const page = new DOMParser().parseFromString(
    `<body><article><div class="markdown">${html}</div></article></body>`,
    'text/html',
  );
  return chapterOf(page, '/docs/roles', routes)?.innerHTML;
}

test('an ID, and what refers to it, gets the chapter in front of it', () => {
  expect(chapter('<h2 id="add">Add</h2><p aria-labelledby="add b">x</p>')).toBe(
    '<h2 id="docs-roles--add">Add</h2><p aria-labelledby="docs-roles--add docs-roles--b">x</p>',
  );
});

test.each([
  ['#add', '#docs-roles--add'],
  ['/docs/users', '#docs-users'],
  ['/docs/users#add', '#docs-users--add'],
  ['/docs/releases', '/docs/releases'],
  ['https://example.com/a#b', 'https://example.com/a#b'],
])('the link %s becomes %s', (href, expected) => {
  expect(chapter(`<a href="${href}">x</a>`)).toBe(`<a href="${expected}">x</a>`);
});

test('what only a screen needs is left out, and pictures load at once', () => {
  expect(
    chapter(
      '<h2>A<a class="hash-link" href="#a">#</a></h2><button>Copy</button><img loading="lazy">',
    ),
  ).toBe('<h2>A</h2><img>');
});

test('a page without an article has no chapter', () => {
  const page = new DOMParser().parseFromString('<p>Nothing</p>', 'text/html');
  expect(chapterOf(page, '/docs/roles', routes)).toBeUndefined();
});
