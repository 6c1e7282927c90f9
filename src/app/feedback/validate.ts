import type {MessageDraft} from './message';

/** What is wrong with each field, to be shown next to it. */
export type FieldErrors = {[field in 'text' | 'email']?: string};

const count = new Intl.NumberFormat('en');

/**
 * Says what keeps a draft from being sent. Text beyond the limit is refused and not cut, so that
 * nothing pasted disappears.
 */
export function validate(draft: MessageDraft, textLimit: number): FieldErrors {
  const errors: FieldErrors = {};
  const length = draft.text.trim().length;
  if (length === 0) errors.text = 'Write a message first.';
  if (length > textLimit) {
    errors.text = `The message has ${count.format(length)} characters. Shorten it to ${count.format(textLimit)} or fewer.`;
  }
  const email = draft.email.trim();
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    errors.email = 'Enter an address such as name@example.com, or leave this field empty.';
  }
  return errors;
}
