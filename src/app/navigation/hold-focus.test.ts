// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {holdFocus} from './hold-focus';

test("makes everything around the cover inert until it's released, then restores the focus", () => {
  document.body.innerHTML = `
    <nav><button id="toggle"></button><div id="menu"><a href="/"></a></div><div class="backdrop"></div></nav>
    <main></main><footer inert></footer>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  find('#toggle').focus();
  const release = holdFocus(find('#menu'), '.backdrop');
  const inert = () =>
    [...document.querySelectorAll('[inert]')].map(({id, tagName}) => id || tagName);
  expect(inert()).toEqual(['toggle', 'MAIN', 'FOOTER']);
  release();
  expect(inert()).toEqual(['FOOTER']);
  expect(document.activeElement).toBe(find('#toggle'));
});
