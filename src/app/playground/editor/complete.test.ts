// @vitest-environment happy-dom
import {completionStatus, moveCompletionSelection, startCompletion} from '@codemirror/autocomplete';
import {EditorView, runScopeHandlers} from '@codemirror/view';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {QueryEngine} from '../../../sample/engine/client';
import {completion} from './complete';
import {extensions} from './extensions';

let view: EditorView;

/** Completes the word at the cursor to `name` or `riskScore`. */
const engine = {
  ask: async (_operation: string, [text, end]: [string, number]) => ({
    start: end - (/\w*$/.exec(text.slice(0, end))?.[0].length ?? 0),
    end,
    options: ['name', 'riskScore'].map((label) => ({label, kind: 'attribute', insert: label})),
  }),
} as unknown as QueryEngine;

beforeEach(() => {
  view = new EditorView({
    extensions: [
      extensions({label: 'Query', onRun: () => {}, onChange: () => {}}),
      completion(engine),
    ],
    parent: document.body,
  });
});
afterEach(() => view.destroy());

const type = (insert: string) =>
  view.dispatch({
    changes: {from: view.state.doc.length, insert},
    selection: {anchor: view.state.doc.length + insert.length},
    userEvent: 'input.type',
  });

/** Waits until options are shown, and for the moment in which CodeMirror ignores keys because they just appeared. */
async function options() {
  await vi.waitFor(() => expect(completionStatus(view.state)).toBe('active'));
  await new Promise((resolve) => setTimeout(resolve, 100));
}

function press(key: string): string {
  runScopeHandlers(view, new KeyboardEvent('keydown', {key}), 'editor');
  return view.state.doc.toString();
}

test('Enter begins a new line where options are shown before anything is typed', async () => {
  type('RETURN h.name, ');
  await options();
  expect(press('Enter')).toBe('RETURN h.name, \n');
});

test('Enter accepts an option for what is typed', async () => {
  type('RETURN n');
  await options();
  expect(press('Enter')).toBe('RETURN name');
});

test('Enter accepts an option that the reader moved to', async () => {
  type('RETURN ');
  await options();
  moveCompletionSelection(true)(view);
  expect(press('Enter')).toBe('RETURN riskScore');
});

test('Enter accepts an option that the reader asked for', async () => {
  view.dispatch({changes: {from: 0, insert: 'RETURN '}, selection: {anchor: 7}});
  startCompletion(view);
  await options();
  expect(press('Enter')).toBe('RETURN name');
});

test('Tab accepts an option', async () => {
  type('RETURN ');
  await options();
  expect(press('Tab')).toBe('RETURN name');
});
