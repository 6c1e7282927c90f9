import {historyField} from '@codemirror/commands';
import {EditorState, type EditorStateConfig} from '@codemirror/state';
import {browserStorage, recall, store} from '../../../base/storage';

const fields = {history: historyField};

/** Drafts where storage wouldn't take them: they last as long as the page. */
const unstored = new Map<string, unknown>();

const keyOf = (name: string) => `playground.${name}`;

/** Keeps a query with its undo history for this visit. */
export function saveDraft(name: string, state: EditorState): void {
  const draft: unknown = state.toJSON(fields);
  if (store(browserStorage('sessionStorage'), keyOf(name), draft)) unstored.delete(name);
  else unstored.set(name, draft);
}

/** The rest is for CodeMirror to tell, which throws. */
const isObject = (value: unknown): value is object => value instanceof Object;

/** The editor as it was left, or one that begins with a text. */
export function openDraft(name: string, text: string, config: EditorStateConfig): EditorState {
  const draft =
    unstored.get(name) ?? recall(browserStorage('sessionStorage'), keyOf(name), isObject);
  if (draft) {
    try {
      return EditorState.fromJSON(draft, config, fields);
    } catch {
      // Stored by another version of the site.
    }
  }
  return EditorState.create({...config, doc: text});
}
