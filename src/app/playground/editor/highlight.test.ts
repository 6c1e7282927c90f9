// @vitest-environment happy-dom
import {EditorView} from '@codemirror/view';
import {afterEach, expect, it, vi} from 'vitest';
import {highlighting} from './highlight';

let view: EditorView;

function open(doc: string) {
  view = new EditorView({doc, extensions: highlighting, parent: document.body});
}

/** Inserts a text before an offset, in the way of an event. */
function insert(text: string, from: number, userEvent: string) {
  view.dispatch({changes: {from, insert: text}, userEvent});
}

/** The colored words of the editor. */
const colored = () =>
  [...view.contentDOM.querySelectorAll('.token')].map(
    ({classList, textContent}) => `${classList[1]}: ${textContent}`,
  );

afterEach(() => view.destroy());

it('colors a query', () => {
  open('FIND Host');
  expect(colored()).toEqual(['keyword: FIND', 'class-name: Host']);
});

it('shows a letter in the color before it, and recolors the query when the letter is drawn', async () => {
  open('FIND Host');
  insert('s', 9, 'input.type');
  insert(' LIMIT', 10, 'input.type');
  expect(colored()).toEqual(['keyword: FIND', 'class-name: Hosts LIMIT']);
  await vi.waitFor(() =>
    expect(colored()).toEqual(['keyword: FIND', 'class-name: Hosts', 'keyword: LIMIT']),
  );
});

it('recolors everything again after each letter, also the text behind it', async () => {
  open('FIND Host WHERE name = web"');
  insert('"', 23, 'input.type');
  await vi.waitFor(() => expect(colored()).toContain('string: "web"'));
  insert('x', 0, 'input.type');
  await vi.waitFor(() => expect(colored()[0]).toBe('property: xFIND'));
});

it.each(['input.paste', 'undo', 'input.format'])('colors what comes with %s at once', (event) => {
  open('');
  insert('FIND Host', 0, event);
  expect(colored()).toEqual(['keyword: FIND', 'class-name: Host']);
});

it('leaves an editor alone that was removed before the next frame', async () => {
  open('FIND Host');
  insert(' LIMIT', 9, 'input.type');
  view.destroy();
  const errors = vi.spyOn(console, 'error');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
  expect(colored()).not.toContain('keyword: LIMIT');
  expect(errors).not.toHaveBeenCalled();
});
