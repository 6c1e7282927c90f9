// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import ExerciseList from './ExerciseList';
import {setDone, useDone} from './progress';

const chapters = [
  {title: 'Records', exercises: [{id: 'teams', title: 'List the teams'}]},
  {title: 'Conditions', exercises: [{id: 'late', title: 'Find what is late'}]},
];

let root: Root;
let container: HTMLElement;
let done: readonly string[];

function Page() {
  done = useDone();
  return <ExerciseList chapters={JSON.stringify(chapters)} />;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  root = createRoot(container);
  await act(async () => root.render(<Page />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  setDone([]);
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () =>
    [...container.querySelectorAll('button')]
      .find(({textContent}) => textContent === name)
      ?.click(),
  );
const progress = () => container.querySelector('p')?.textContent;

it("starts a page's exercises again without those of other pages, and can undo that", async () => {
  await act(async () => setDone(['on-another-page', 'teams']));
  expect(progress()).toBe('1 of 2 done');
  await press('Start again');
  expect(progress()).toBe('0 of 2 done');
  expect(done).toEqual(['on-another-page']);
  await press('Undo');
  expect(progress()).toBe('1 of 2 done');
  expect(done).toEqual(['on-another-page', 'teams']);
});
