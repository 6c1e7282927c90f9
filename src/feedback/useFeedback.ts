import {type SubmitEvent, useEffect, useState} from 'react';
import {deliver, takeBack} from './deliver';
import {clearDraft, loadDraft, saveDraft} from './draft';
import {exceedsLink, mailTextLimit, mailtoUrl} from './mailto';
import {composeMessage, type Draft, type FeedbackMessage} from './message';
import {mailOpened, type Notice, noticeOf, refusedEarlier, sending} from './notices';
import type {FeedbackOptions} from './options';
import {type FieldErrors, validate} from './validate';

/** Longest message the endpoint is sent. */
const endpointTextLimit = 10_000;

/** The state of the form: the draft, what is wrong with it, and what became of it once sent. */
export function useFeedback({feedbackUrl, supportEmail, version}: FeedbackOptions) {
  const textLimit = feedbackUrl ? endpointTextLimit : mailTextLimit;
  const [draft, setDraft] = useState(loadDraft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<Notice>();

  useEffect(() => {
    if (!feedbackUrl) return;
    void takeBack(feedbackUrl).then((count) => {
      if (count === 0) return;
      setDraft(loadDraft());
      setNotice(refusedEarlier(supportEmail));
    });
  }, [feedbackUrl, supportEmail]);

  function change(part: Partial<Draft>) {
    const changed = {...draft, ...part};
    setDraft(changed);
    saveDraft(changed);
  }

  function clear() {
    clearDraft();
    setDraft(loadDraft());
    setErrors({});
    setNotice(undefined);
  }

  function mail(message: FeedbackMessage) {
    const url = mailtoUrl(supportEmail, message);
    if (exceedsLink(url)) {
      setErrors({text: `Too long for a mail link. Shorten it, or write to ${supportEmail}.`});
      return;
    }
    window.location.href = url;
    setNotice(mailOpened(supportEmail));
  }

  async function post(endpoint: string, message: FeedbackMessage) {
    setNotice(sending);
    const outcome = await deliver(endpoint, message);
    setDraft(loadDraft());
    setNotice(noticeOf(outcome, supportEmail));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (notice === sending) return;
    const found = validate(draft, textLimit);
    setErrors(found);
    setNotice(undefined);
    if (found.text || found.email) return;
    const {title} = document;
    const message = composeMessage(draft, {location, title, siteVersion: version, now: new Date()});
    if (feedbackUrl) void post(feedbackUrl, message);
    else mail(message);
  }

  return {draft, errors, notice, textLimit, isSending: notice === sending, change, clear, submit};
}
