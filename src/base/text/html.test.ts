import {expect, it} from 'vitest';
import {escapeHtml, textOfHtml, unescapeHtml} from './html';

it.each([
  ['<img src=x onerror="alert(1)">', '&lt;img src=x onerror="alert(1)"&gt;'],
  ['A & B', 'A &amp; B'],
  ['&lt; is <', '&amp;lt; is &lt;'],
])('escapes and unescapes %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
  expect(unescapeHtml(html)).toBe(text);
  expect(textOfHtml(`<b class="x">${html}</b>`)).toBe(text);
});
