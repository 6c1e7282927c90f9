import type {EditorView} from '@codemirror/view';

/** Replaces the editor's text. Undo restores the previous text. */
export function replaceText(view: EditorView, text: string): void {
  const {doc} = view.state;
  if (doc.toString() === text) return;
  view.dispatch({changes: {from: 0, to: doc.length, insert: text}, userEvent: 'input'});
}
