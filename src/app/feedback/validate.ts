import type {MessageDraft} from './message';

/** The error of each field, shown next to the field. */
export type FieldErrors = {[field in 'text' | 'email']?: string};

const count = new Intl.NumberFormat('en');

/**
 * Returns the errors that keep a draft from being sent. Text that's too long is rejected and not cut off, so that
 * pasted text doesn't disappear.
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
