import {browserStorage, hasTexts, recall, store} from '../storage';
import type {Draft} from './message';

const key = 'feedback.draft';
const empty: Draft = {text: '', email: ''};

/** The draft where storage would not take it: it lasts as long as the page. */
let unstored: Draft | undefined;

/** Gives what the reader typed earlier, on this page or before a reload. */
export const loadDraft = (): Draft => unstored ?? recall(browserStorage(), key, isDraft) ?? empty;

const isDraft = (value: unknown): value is Draft => hasTexts(value, 'text', 'email');

/** Keeps what the reader has typed. */
export function saveDraft(draft: Draft): void {
  unstored = store(browserStorage(), key, draft) ? undefined : draft;
}

export function clearDraft(): void {
  unstored = undefined;
  browserStorage()?.removeItem(key);
}

/** Puts a message that the endpoint refused back, before anything typed since. */
export function restoreDraft(message: {text: string; email?: string}): void {
  const {text, email} = loadDraft();
  saveDraft({
    text: text ? `${message.text}\n\n${text}` : message.text,
    email: email || (message.email ?? ''),
  });
}
