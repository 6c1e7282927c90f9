import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './dialog.module.css';
import Field from './Field';
import type {FeedbackOptions} from './options';
import {useFeedback} from './useFeedback';

const count = new Intl.NumberFormat('en');

interface Props {
  options: FeedbackOptions;
  isReport: boolean;
}

/** The form in the dialog. Sends to the endpoint if the site has one; otherwise, opens the reader's mail program. */
export default function FeedbackForm({options, isReport}: Props): ReactNode {
  const {draft, errors, notice, textLimit, isSending, change, clear, submit} = useFeedback(options);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  useEffect(() => {
    const field = errors.text ? 'text' : errors.email && 'email';
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [errors]);

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label="Your message"
        hint={`${count.format(draft.text.length)} of ${count.format(textLimit)} characters`}
        error={errors.text}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            name="text"
            rows={6}
            required
            readOnly={isSending}
            placeholder={
              isReport
                ? "What's wrong, and in which section?"
                : 'Comments, questions, good, bad - please let us know.'
            }
            value={draft.text}
            onChange={(event) => change({text: event.target.value})}
          />
        )}
      </Field>
      <Field label="Email (optional)" hint="Only if you'd like a reply." error={errors.email}>
        {(attributes) => (
          <input
            {...attributes}
            name="email"
            type="email"
            autoComplete="email"
            readOnly={isSending}
            value={draft.email}
            onChange={(event) => change({email: event.target.value})}
          />
        )}
      </Field>
      <p className={styles.hint}>
        {options.feedbackUrl
          ? "Your message includes this page's address and title, the site version, and the time."
          : `Opens your mail program with a message to ${options.supportEmail}.`}
      </p>
      <p role="status" className={clsx(styles.notice, notice && styles[notice.tone])}>
        {notice?.text}
      </p>
      <div className={styles.actions}>
        <button type="submit" className="button button--primary" aria-disabled={isSending}>
          {options.feedbackUrl ? 'Send' : 'Open mail program'}
        </button>
        {draft.text && !isSending && (
          <button type="button" className={clsx('button', styles.secondary)} onClick={clear}>
            Clear
          </button>
        )}
      </div>
    </form>
  );
}
