import {type SubmitEvent, useEffect, useState} from 'react';
import {askBeforeLeaving} from './ask-before-leaving';
import {deliver, dropDraft, takeBack} from './deliver';
import {clearDraft, emptyDraft, loadDraft, saveDraft} from './draft';
import {exceedsLink, mailTextLimit, mailtoUrl} from './mailto';
import {composeMessage, type FeedbackMessage, type MessageDraft, newId} from './message';
import {
  mailOpened,
  type Notice,
  noticeOf,
  refusedEarlier,
  sending,
  sendingUnkept,
  sentElsewhere,
} from './notices';
import type {FeedbackOptions} from './options';
import {onSentElsewhere, wasSent} from './sent';
import {type FieldErrors, validate} from './validate';

/** Longest message that's sent to the endpoint. */
const endpointTextLimit = 10_000;

/** The form's state: the draft, its errors, and the outcome of sending it. */
export function useFeedback({feedbackUrl, supportEmail, version}: FeedbackOptions) {
  const textLimit = feedbackUrl ? endpointTextLimit : mailTextLimit;
  const [draft, setDraft] = useState(loadDraft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<Notice>();
  const isSending = notice === sending || notice === sendingUnkept;

  useEffect(() => {
    if (!feedbackUrl) return;
    void takeBack(feedbackUrl).then((hasRefused) => {
      if (!hasRefused) return;
      setDraft(loadDraft());
      setNotice(refusedEarlier(supportEmail));
    });
  }, [feedbackUrl, supportEmail]);

  useEffect(() =>
    onSentElsewhere(() => {
      if (!isSending && wasSent(draft.id)) empty(sentElsewhere);
    }),
  );

  function empty(said?: Notice) {
    setDraft(emptyDraft);
    setErrors({});
    setNotice(said);
  }

  function change(part: Partial<MessageDraft>) {
    const changed = {...draft, ...part, id: newId()};
    setDraft(changed);
    saveDraft(changed);
  }

  function clear() {
    if (feedbackUrl) dropDraft(feedbackUrl, draft);
    else clearDraft(draft);
    empty();
  }

  function mail(message: FeedbackMessage) {
    const url = mailtoUrl(supportEmail, message);
    if (exceedsLink(url)) {
      setErrors({
        text: `This message is too long for a mail link. Shorten it, or write to ${supportEmail}.`,
      });
      return;
    }
    // Browsers treat opening a mail link as leaving the page.
    askBeforeLeaving(false);
    window.location.href = url;
    setNotice(mailOpened(supportEmail));
  }

  async function post(endpoint: string, message: FeedbackMessage) {
    setNotice(sending);
    const outcome = await deliver(endpoint, message, draft, () => setNotice(sendingUnkept));
    const isGone = outcome.state === 'sent' || outcome.state === 'kept';
    setDraft(isGone ? emptyDraft : loadDraft());
    setNotice(noticeOf(outcome, supportEmail));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    if (wasSent(draft.id)) {
      empty(sentElsewhere);
      return;
    }
    const found = validate(draft, textLimit);
    setErrors(found);
    setNotice(undefined);
    if (found.text || found.email) return;
    const {title} = document;
    const message = composeMessage(draft, {location, title, siteVersion: version, now: new Date()});
    if (feedbackUrl) void post(feedbackUrl, message);
    else mail(message);
  }

  return {draft, errors, notice, textLimit, isSending, change, clear, submit};
}
