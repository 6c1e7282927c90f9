// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import Term from './Term';

/** Whether the definition is open. The test's browser has no popovers. */
let isOpen = false;
/** How often it was asked to open or close. */
let asked: boolean[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  [isOpen, asked] = [false, []];
  Object.assign(HTMLElement.prototype, {
    togglePopover(wanted: boolean) {
      asked.push(wanted);
      isOpen = wanted;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function render() {
  const container = document.createElement('div');
  document.body.append(container);
  await act(async () =>
    createRoot(container).render(
      <>
        <Term id="term-mfa" definition="A second proof.">
          MFA
        </Term>
        <a href="/next">Next</a>
      </>,
    ),
  );
  const find = (selector: string) => container.querySelector<HTMLElement>(selector) as HTMLElement;
  const word = find('[role="button"]');
  const pointer = (type: string, pointerType: string, clientX = 0) =>
    act(async () => {
      const event = new MouseEvent(type, {bubbles: true, clientX});
      Object.assign(event, {pointerType});
      word.dispatchEvent(event);
    });
  return {
    word,
    bubble: find('[role="tooltip"]'),
    next: find('a'),
    enter: (by = 'mouse', x = 0) => pointer('pointerover', by, x),
    leave: (by = 'mouse') => pointer('pointerout', by),
    press: (key: string) => {
      const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
      return act(async () => word.dispatchEvent(event));
    },
  };
}

it('names its definition for screen readers, and can be reached with the keyboard', async () => {
  const {word, bubble} = await render();
  expect(word.getAttribute('aria-describedby')).toBe(bubble.id);
  expect(bubble.textContent).toBe('A second proof.');
  expect(word.tabIndex).toBe(0);
});

it('opens when the mouse rests on it, and closes after the mouse has left', async () => {
  const {enter, leave} = await render();
  await enter();
  expect(isOpen).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(isOpen).toBe(true);
  await leave();
  expect(isOpen).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isOpen).toBe(false);
});

it('of a term that wraps opens at the piece under the mouse, or else at the first', async () => {
  const {word, bubble, enter, next} = await render();
  const pieces = [
    {left: 892, right: 924},
    {left: 315, right: 365},
  ];
  Object.assign(word, {getClientRects: () => pieces});
  Object.assign(bubble, {getBoundingClientRect: () => ({left: 443, right: 797})});
  await enter('mouse', 340);
  vi.advanceTimersByTime(1000);
  expect(bubble.style.translate).toBe('-280px');
  await act(async () => next.focus());
  await act(async () => word.focus());
  vi.advanceTimersByTime(0);
  expect(bubble.style.translate).toBe(`${window.innerWidth - 8 - 797}px`);
});

it("doesn't open when the mouse only passes over it", async () => {
  const {enter, leave} = await render();
  await enter();
  vi.advanceTimersByTime(50);
  await leave();
  vi.advanceTimersByTime(1000);
  expect(asked).not.toContain(true);
});

it('stays open while the mouse moves to the definition', async () => {
  const {enter, leave} = await render();
  await enter();
  vi.advanceTimersByTime(1000);
  await leave();
  vi.advanceTimersByTime(50);
  await enter();
  vi.advanceTimersByTime(1000);
  expect(asked).not.toContain(false);
});

it('ignores a finger that scrolls over it', async () => {
  const {enter, leave} = await render();
  await enter('touch');
  await leave('touch');
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});

it('opens on focus, and stays open for the mouse until the focus leaves', async () => {
  const {word, next, enter, leave} = await render();
  await act(async () => word.focus());
  vi.advanceTimersByTime(0);
  expect(isOpen).toBe(true);
  await enter();
  await leave();
  vi.advanceTimersByTime(1000);
  expect(isOpen).toBe(true);
  await act(async () => next.focus());
  vi.advanceTimersByTime(0);
  expect(isOpen).toBe(false);
});

it.each(['Enter', ' '])('opens on the key %j, without scrolling the page', async (key) => {
  const {press} = await render();
  expect(await press(key)).toBe(false);
  vi.advanceTimersByTime(0);
  expect(isOpen).toBe(true);
});

it.each(['Tab', 'Escape', 'a'])('leaves the key %j to the browser', async (key) => {
  const {press} = await render();
  expect(await press(key)).toBe(true);
  vi.advanceTimersByTime(0);
  expect(asked).toEqual([]);
});

it('opens on a tap', async () => {
  const {word} = await render();
  await act(async () => word.click());
  vi.advanceTimersByTime(0);
  expect(isOpen).toBe(true);
});
