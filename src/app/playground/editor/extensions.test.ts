// @vitest-environment happy-dom
import {EditorView} from '@codemirror/view';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {extensions} from './extensions';

let view: EditorView;
let reported: string[];

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  const setup = extensions({
    label: 'Query',
    onRun: () => {},
    onChange: (text) => reported.push(text),
  });
  view = new EditorView({doc: '', extensions: setup, parent: document.body});
});

afterEach(() => {
  view.destroy();
  vi.useRealTimers();
});

function change(insert: string, userEvent?: string) {
  view.dispatch({changes: {from: view.state.doc.length, insert}, userEvent});
}

it('reports what a reader types once, after a pause', () => {
  for (const letter of 'FIND') {
    change(letter, 'input.type');
    vi.advanceTimersByTime(100);
  }
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(reported).toEqual(['FIND']);
});

it('reports a query that is put into the editor at once, with what was typed before', () => {
  change('FIND', 'input.type');
  change(' Host', 'input.fix');
  vi.advanceTimersByTime(1000);
  expect(reported).toEqual(['FIND Host']);
});

it('reports what was typed when the reader leaves the editor', () => {
  change('FIND', 'input.type');
  view.contentDOM.dispatchEvent(new FocusEvent('blur'));
  expect(reported).toEqual(['FIND']);
  vi.advanceTimersByTime(1000);
  expect(reported).toEqual(['FIND']);
});

it('reports nothing once the editor is closed', () => {
  change('FIND', 'input.type');
  view.destroy();
  vi.advanceTimersByTime(1000);
  expect(reported).toEqual([]);
});
