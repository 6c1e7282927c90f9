import {history, undo} from '@codemirror/commands';
import type {EditorState} from '@codemirror/state';
import {afterEach, expect, it, vi} from 'vitest';
import {openDraft, saveDraft} from './draft';

const config = {extensions: [history()]};
const textOf = (state: EditorState) => state.doc.toString();
const typed = (state: EditorState, text: string) =>
  state.update({changes: {from: 0, to: state.doc.length, insert: text}}).state;

/** Gives the page a session storage that takes as many characters. */
function stubStorage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  vi.stubGlobal('window', {sessionStorage});
  return kept;
}

/** Makes every use of storage an error, as browsers do if a reader blocks it. */
const blockStorage = () =>
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['storage works', () => void stubStorage()],
  ['storage is full', () => void stubStorage(0)],
  ['the browser blocks storage', blockStorage],
])('keeps a query and its undo history if %s', (situation, prepare) => {
  prepare();
  const name = `draft while ${situation}`;
  saveDraft(name, typed(openDraft(name, 'FIND Host', config), 'FIND Team'));
  let state = openDraft(name, 'FIND Host', config);
  expect(textOf(state)).toBe('FIND Team');
  undo({
    state,
    dispatch: (change) => {
      state = change.state;
    },
  });
  expect(textOf(state)).toBe('FIND Host');
});

it('opens the last draft, whether or not storage took it', () => {
  const save = (text: string) => saveDraft('last', typed(openDraft('last', '', config), text));
  stubStorage();
  save('first');
  stubStorage(0);
  save('second');
  expect(textOf(openDraft('last', '', config))).toBe('second');
  stubStorage();
  save('third');
  expect(textOf(openDraft('last', '', config))).toBe('third');
});

it('keeps a draft for each playground', () => {
  stubStorage();
  saveDraft('one', openDraft('one', 'FIND Host', config));
  expect(textOf(openDraft('one', 'other', config))).toBe('FIND Host');
  expect(textOf(openDraft('two', 'other', config))).toBe('other');
});

it.each(['not JSON', 'null', '7', '{}', '{"doc": 7}'])(
  "starts with the given text if storage has %s, which isn't a draft",
  (stored) => {
    const kept = stubStorage();
    saveDraft('odd', openDraft('odd', 'FIND Team', config));
    for (const key of kept.keys()) kept.set(key, stored);
    expect(textOf(openDraft('odd', 'FIND Host', config))).toBe('FIND Host');
  },
);
