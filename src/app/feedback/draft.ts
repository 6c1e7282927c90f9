import {browserStorage, hasTexts, recall, store} from '../../base/storage';
import {askBeforeLeaving} from './ask-before-leaving';
import type {FeedbackMessage, MessageDraft} from './message';

const key = 'feedback.draft';
export const emptyDraft: MessageDraft = {text: '', email: ''};

/** The draft where storage wouldn't take it: it lasts as long as the page. */
let unstored: MessageDraft | undefined;

/** Gives what the reader typed earlier, on this page or before a reload. */
export const loadDraft = (): MessageDraft =>
  unstored ?? recall(browserStorage(), key, isDraft) ?? emptyDraft;

function isDraft(value: unknown): value is MessageDraft {
  if (!hasTexts(value, 'text', 'email')) return false;
  const {id = '', refused = []}: Partial<Record<keyof MessageDraft, unknown>> = value;
  return Array.isArray(refused) && [id, ...refused].every((part) => typeof part === 'string');
}

/** Keeps what the reader has typed. */
export function saveDraft(draft: MessageDraft): void {
  unstored = store(browserStorage(), key, draft) ? undefined : draft;
  askBeforeLeaving(Boolean(unstored?.text));
}

/** Drops a draft that was sent or cleared, but not what was typed in its place since, as in another tab. */
export function clearDraft({text}: MessageDraft): void {
  if (loadDraft().text === text) {
    unstored = undefined;
    browserStorage()?.removeItem(key);
  }
  askBeforeLeaving(Boolean(unstored?.text));
}

/**
 * Puts a message that the endpoint refused back, before anything typed since, unless it is there. The id of the draft
 * follows from what is in it: two tabs that put the same back show the same draft, and it is sent once.
 */
export function restoreDraft({id, text, email = ''}: FeedbackMessage): void {
  const draft = loadDraft();
  const {refused = []} = draft;
  if (draft.text && refused.includes(id)) return;
  saveDraft({
    text: draft.text ? `${text}\n\n${draft.text}` : text,
    email: draft.email || email,
    id: draft.text && draft.id ? `${id}-${draft.id}` : id,
    refused: [...refused, id],
  });
}
