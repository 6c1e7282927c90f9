import {historyField} from '@codemirror/commands';
import {EditorState, type EditorStateConfig} from '@codemirror/state';
import {browserStorage, recall, store} from '../../../base/storage';

const fields = {history: historyField};

/** Drafts that storage rejected. They last as long as the page. */
const unstored = new Map<string, unknown>();

const keyOf = (name: string) => `playground.${name}`;

/** Saves a query and its undo history for this visit. */
export function saveDraft(name: string, state: EditorState): void {
  const draft: unknown = state.toJSON(fields);
  if (store(browserStorage('sessionStorage'), keyOf(name), draft)) unstored.delete(name);
  else unstored.set(name, draft);
}

/** CodeMirror checks the rest, and throws an error if it's invalid. */
const isObject = (value: unknown): value is object => value instanceof Object;

/** Restores the editor's last state, or creates a new one with a text. */
export function openDraft(name: string, text: string, config: EditorStateConfig): EditorState {
  const draft =
    unstored.get(name) ?? recall(browserStorage('sessionStorage'), keyOf(name), isObject);
  if (draft) {
    try {
      return EditorState.fromJSON(draft, config, fields);
    } catch {
      // The draft was stored by another version of the site.
    }
  }
  return EditorState.create({...config, doc: text});
}
