// @vitest-environment happy-dom
import {act, useState} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {history, recordRun} from '../my-queries/history';
import {deleteQuery, saved, saveQuery} from '../my-queries/saved';
import MyQueries from './MyQueries';

const onOpen = vi.fn();
let root: Root;

/** The lists, with the state that the page has for them. */
function Lists({tab, isFull = false}: {tab: string; isFull?: boolean}) {
  const [naming, onNaming] = useState<string>();
  return <MyQueries {...{tab, naming, onNaming, isFull, onOpen}} />;
}

const show = (tab: string, isFull?: boolean) =>
  act(async () => root.render(<Lists tab={tab} isFull={isFull} />));

function buttonOf(name: string | RegExp): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((button) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').match(name),
  );
  if (!found) throw new Error(`There's no button ${name}`);
  return found;
}

const press = (name: string | RegExp) => act(async () => buttonOf(name).click());
const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onOpen.mockReset();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  history.clear();
  for (const {query} of saved.read().items) deleteQuery(query);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

it('shows the time of day of what ran today, the date of anything else, and the rows', async () => {
  recordRun('FIND Host', 1, new Date('2024-02-03T12:00:00').getTime());
  recordRun('FIND Team', 1200, new Date().setHours(9, 5));
  await show('History');
  expect(textOf('li small')).toEqual(['9:05 AM · 1,200 rows', 'Feb 3, 2024 · 1 row']);
  await press(/^FIND Host/);
  expect(onOpen).toHaveBeenCalledWith('FIND Host');
});

it('follows the history, and offers to bring it back after it was cleared', async () => {
  await show('History');
  expect(textOf('[role=status]')).toContain('Queries that you run are listed here.');
  await act(async () => recordRun('FIND Host', 1));
  await press('Clear history');
  expect(textOf('li')).toEqual([]);
  expect(document.activeElement).toBe(buttonOf('Undo'));
  await press('Undo');
  expect(textOf('li code')).toEqual(['FIND Host']);
});

it('renames a query with Enter, and keeps its name with Escape', async () => {
  saveQuery('FIND Team');
  await show('Saved');
  for (const [typed, key, name] of [
    ['All teams', 'Enter', 'All teams'],
    ['Other', 'Escape', 'All teams'],
  ] as const) {
    await press(/^Rename/);
    const field = document.querySelector('input[maxlength]') as HTMLInputElement;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    await act(async () => {
      setValue?.call(field, typed);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    });
    await act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    });
    expect(textOf('li b')).toEqual([name]);
    expect(document.activeElement).toBe(buttonOf(new RegExp(`^${name}`)));
  }
});

it('says when there is no room for another query', async () => {
  await show('Saved', true);
  expect(textOf('[role=status]')).toContain(
    "There's no room for another query. Delete one, and save again.",
  );
});
