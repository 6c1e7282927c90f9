// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {revealActive} from './reveal-active';

afterEach(() => document.body.replaceChildren());

/** Builds a menu from 0 to 200 pixels with active items at these places, and returns how far it's scrolled. */
function scrollOf(items: [top: number, bottom: number][], height = 200): number {
  const menu = document.createElement('div');
  const place = (element: Element, top: number, bottom: number) =>
    Object.assign(element, {getBoundingClientRect: () => ({top, bottom})});
  place(menu, 0, height);
  for (const [top, bottom] of items) {
    const item = document.createElement('a');
    item.className = 'menu__link--active';
    menu.append(place(item, top, bottom));
  }
  document.body.append(menu);
  revealActive(menu);
  return menu.scrollTop;
}

test('an item below the visible part of the menu comes to its middle', () => {
  expect(scrollOf([[490, 510]])).toBe(400);
});

test('a visible item stays where it is, also at the beginning', () => {
  expect(scrollOf([[0, 20]])).toBe(0);
  expect(scrollOf([[116, 136]])).toBe(0);
});

test('an item that fades at the end or is cut off is revealed', () => {
  expect(scrollOf([[117, 137]])).toBeGreaterThan(0);
  expect(scrollOf([[181, 201]])).toBeGreaterThan(0);
});

test('the page itself counts, not the active categories around it', () => {
  const category: [number, number] = [10, 30];
  expect(scrollOf([category, [490, 510]])).toBe(400);
  expect(scrollOf([[490, 510], category])).toBe(0);
});

test('the end of the window is the end of a longer menu', () => {
  const end = window.innerHeight;
  expect(scrollOf([[end + 10, end + 30]], end + 1000)).toBe(end / 2 + 20);
});

test('without an active item or a menu, nothing moves', () => {
  expect(scrollOf([])).toBe(0);
  expect(() => revealActive(null)).not.toThrow();
});
