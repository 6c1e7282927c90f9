// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useCurrentSection} from './useCurrentSection';

const Current = () => useCurrentSection(['before', 'after']) ?? 'none';

let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<h2 id="before"></h2><h2 id="after"></h2><nav></nav>';
  container = document.querySelector('nav') as HTMLElement;
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Scrolls, so that the headings are at these parts of the window, and returns the section that's being read. */
async function currentAt(...places: number[]) {
  for (const [index, heading] of [...document.querySelectorAll('h2')].entries()) {
    const top = (places[index] ?? 0) * window.innerHeight;
    heading.getBoundingClientRect = () => ({top}) as DOMRect;
  }
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
  return container.textContent;
}

it('follows the reader down the page and back', async () => {
  await act(async () => root.render(<Current />));
  expect(await currentAt(0.5, 1.5)).toBe('none');
  expect(await currentAt(0.2, 1.2)).toBe('before');
  expect(await currentAt(-0.8, 0.2)).toBe('after');
  expect(await currentAt(0.2, 1.2)).toBe('before');
});
