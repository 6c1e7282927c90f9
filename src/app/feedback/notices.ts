import type {MessageOutcome} from './outbox';

/** A message that the dialog shows and screen readers announce. */
export interface Notice {
  tone: 'info' | 'problem';
  text: string;
}

const info = (text: string): Notice => ({tone: 'info', text});
const problem = (text: string): Notice => ({tone: 'problem', text});

export const sending = info('Sending…');

export const sendingUnkept = info(
  "Sending… Keep this page open, because this browser doesn't let the site save the message.",
);

export const mailOpened = (address: string) =>
  info(
    `Your message should now be open in your mail program. If it isn't, write to ${address}. Your text stays here until you clear it.`,
  );

/** The notice for a message from an earlier visit that was rejected. */
export const refusedEarlier = (address: string) =>
  problem(
    `The server didn't accept the message you sent earlier, so here it is again. Resend it, or write to ${address}.`,
  );

/** The notice if another tab sent the same draft. */
export const sentElsewhere = info('This message was sent from another tab.');

/** Returns the notice for the outcome of sending. */
export function noticeOf(outcome: MessageOutcome, address: string): Notice {
  switch (outcome.state) {
    case 'sent':
      return info('Thank you. Your message was sent.');
    case 'kept':
      return info(
        "The message couldn't be sent yet. This browser will save it and send it when you're back online or visit again.",
      );
    case 'rejected':
      return problem(
        `The server didn't accept the message (HTTP ${outcome.status}). Your text is still here. Edit it and resend it, or write to ${address}.`,
      );
    case 'failed':
      return problem(
        `The message couldn't be sent, and this browser doesn't let the site save it. Your text is still here. Try again, or write to ${address}.`,
      );
  }
}
