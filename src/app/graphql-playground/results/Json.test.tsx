// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it} from 'vitest';
import Json from './Json';

let host: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

const show = (value: unknown) => act(() => root.render(<Json value={value} />));

it('keeps short parts on a line, and folds the others', () => {
  show({data: {hosts: [{name: 'a'.repeat(80)}, {name: 'b'}]}});
  const folds = [...host.querySelectorAll('summary')].map((summary) => summary.textContent);
  expect(folds).toEqual([
    '{ 1 field }',
    '"data": { 1 field }',
    '"hosts": [ 2 items ]',
    '{ 1 field },',
  ]);
  expect(host.textContent).toContain('{"name": "b"}');
});

it('shows long lists step by step', () => {
  show({hosts: Array.from({length: 120}, (_, index) => ({index, name: 'x'.repeat(70)}))});
  const more = () => [...host.querySelectorAll('button')].find(({textContent}) => textContent);
  expect(more()?.textContent).toBe('Show 50 more of 70');
  act(() => more()?.click());
  expect(more()?.textContent).toBe('Show 20 more of 20');
  act(() => more()?.click());
  expect(more()).toBeUndefined();
});
