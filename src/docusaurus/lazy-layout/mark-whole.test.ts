// @vitest-environment happy-dom
import {afterEach, expect, test, vi} from 'vitest';
import {markWhole} from './mark-whole';

const isWhole = () => 'whole' in document.documentElement.dataset;

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.whole;
});

/** Opens a page with links, in the way that the browser calls `type`. */
function open(type: string, address = '/docs/roles') {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<a id="here" href="#limits"><code>limits</code></a>
    <a id="there" href="/docs/users#limits"></a><a id="next" href="/docs/users"></a>`;
  // The test stays on the page.
  document.body.onclick = (event) => event.preventDefault();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{type}] as never);
  markWhole();
}

const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));

test('a page that opens at its beginning is laid out as the reader comes near', () => {
  open('navigate');
  expect(isWhole()).toBe(false);
});

test.each(['reload', 'back_forward'])('a page whose place is restored is laid out: %s', (type) => {
  open(type);
  expect(isWhole()).toBe(true);
});

test.each([
  ['a section', '/docs/roles#limits'],
  ['a question', '/docs/reference/udm?q=risk'],
])('a page is laid out for an address with %s', (_, address) => {
  open('navigate', address);
  expect(isWhole()).toBe(true);
});

test('a page is laid out before a link leads to one of its sections, and not for other pages', () => {
  open('navigate');
  press('#next');
  press('#there');
  expect(isWhole()).toBe(false);
  press('#here > code');
  expect(isWhole()).toBe(true);
});

test('a page is laid out for a reader who moves through it with the keyboard', () => {
  open('navigate');
  dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown'}));
  expect(isWhole()).toBe(false);
  dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab'}));
  expect(isWhole()).toBe(true);
});

test('a page is laid out before the focus goes to what is far, so that the window follows', () => {
  open('navigate');
  const [link] = document.links;
  if (!link) throw new Error('no link');
  const seen = vi.spyOn(link, 'checkVisibility');
  seen.mockReturnValue(true);
  link.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  expect(isWhole()).toBe(false);
  seen.mockReturnValue(false);
  link.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  expect(isWhole()).toBe(true);
});
