import type {MessageOutcome} from './outbox';

/** What the dialog tells the reader, aloud too. */
export interface Notice {
  tone: 'info' | 'problem';
  text: string;
}

const info = (text: string): Notice => ({tone: 'info', text});
const problem = (text: string): Notice => ({tone: 'problem', text});

export const sending = info('Sending…');

export const sendingUnkept = info(
  'Sending… Leave this page open: this browser does not let the site keep the message.',
);

export const mailOpened = (address: string) =>
  info(
    `Your mail program should now hold the message. If none opened, write to ${address}. Your text stays here until you clear it.`,
  );

/** A message from an earlier visit came back. */
export const refusedEarlier = (address: string) =>
  problem(
    `The server did not accept what you sent earlier. It is here again: send it once more, or write to ${address}.`,
  );

/** Another tab showed the same draft. */
export const sentElsewhere = info('This message was sent from another tab.');

/** Tells what became of a message. */
export function noticeOf(outcome: MessageOutcome, address: string): Notice {
  switch (outcome.state) {
    case 'sent':
      return info('Thank you. Your message was sent.');
    case 'kept':
      return info(
        'The message could not be sent yet. This browser keeps it, and sends it when you are back online or visit again.',
      );
    case 'rejected':
      return problem(
        `The server did not accept the message (HTTP ${outcome.status}). Your text is still here: change it and send it again, or write to ${address}.`,
      );
    case 'failed':
      return problem(
        `The message could not be sent, and this browser does not let the site keep it. Your text is still here: try again, or write to ${address}.`,
      );
  }
}
