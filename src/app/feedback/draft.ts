import {browserStorage, hasTexts, recall, store} from '../../base/storage';
import {askBeforeLeaving} from './ask-before-leaving';
import type {FeedbackMessage, MessageDraft} from './message';

const key = 'feedback.draft';
export const emptyDraft: MessageDraft = {text: '', email: ''};

/** The draft if storage rejects it. It lasts as long as the page. */
let unstored: MessageDraft | undefined;

/** Returns what the reader typed earlier, on this page or before a reload. */
export const loadDraft = (): MessageDraft =>
  unstored ?? recall(browserStorage(), key, isDraft) ?? emptyDraft;

function isDraft(value: unknown): value is MessageDraft {
  if (!hasTexts(value, 'text', 'email')) return false;
  const {id = '', refused = []}: Partial<Record<keyof MessageDraft, unknown>> = value;
  return Array.isArray(refused) && [id, ...refused].every((part) => typeof part === 'string');
}

/** Saves what the reader has typed. */
export function saveDraft(draft: MessageDraft): void {
  unstored = store(browserStorage(), key, draft) ? undefined : draft;
  askBeforeLeaving(Boolean(unstored?.text));
}

/** Deletes a draft that was sent or cleared, unless it has changed since then, for example in another tab. */
export function clearDraft({text}: MessageDraft): void {
  if (loadDraft().text === text) {
    unstored = undefined;
    browserStorage()?.removeItem(key);
  }
  askBeforeLeaving(Boolean(unstored?.text));
}

/**
 * Adds a message that the endpoint rejected to the draft, before newer text, unless it's already there. The draft's ID
 * is derived from its content, so two tabs that restore the same message show the same draft, and it's sent once.
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
