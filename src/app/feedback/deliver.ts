import {askBeforeLeaving} from './ask-before-leaving';
import {clearDraft, restoreDraft, saveDraft} from './draft';
import {lock} from './lock';
import type {FeedbackMessage, MessageDraft} from './message';
import {browserMessages} from './message-store';
import {createOutbox, type MessageOutcome} from './outbox';
import {type Delivery, send} from './send';
import {rememberSent} from './sent';

/** The messages on their way to an endpoint. */
export const outboxTo = (endpoint: string) =>
  createOutbox({messages: browserMessages, send: (message) => post(endpoint, message), lock});

async function post(endpoint: string, message: FeedbackMessage): Promise<Delivery> {
  const answer = await send(endpoint, message);
  if (answer.state === 'sent') rememberSent(message.id);
  return answer;
}

/**
 * Sends a message to the endpoint. The draft it was made of is gone once the message is kept or sent, and there again
 * if the endpoint refuses it.
 *
 * @param onUnkept told that the browser doesn't keep the message, before it goes out
 */
export async function deliver(
  endpoint: string,
  message: FeedbackMessage,
  draft: MessageDraft,
  onUnkept: () => void,
): Promise<MessageOutcome> {
  const sent = {...draft, id: message.id};
  let isKept = false;
  saveDraft(sent);
  askBeforeLeaving(true);
  const onStored = (stored: boolean) => {
    isKept = stored;
    if (isKept) clearDraft(sent);
    else onUnkept();
  };
  const outcome = await outboxTo(endpoint).submit(message, onStored, draft.refused);
  if (isKept) {
    if (outcome.state === 'rejected') await takeBack(endpoint);
  } else if (outcome.state === 'sent') dropDraft(endpoint, sent);
  else saveDraft(sent);
  return outcome;
}

/** Tries again what couldn't be sent before. */
export const retry = (endpoint: string) => outboxTo(endpoint).flush();

/**
 * Puts refused messages into the draft. They stay in the outbox as long as the draft is there: storage must not have
 * taken it, and another tab can write its own over it.
 *
 * @returns whether there are any
 */
export async function takeBack(endpoint: string): Promise<boolean> {
  const messages = await outboxTo(endpoint).rejected();
  for (const message of messages.reverse()) restoreDraft(message);
  return messages.length > 0;
}

/** Drops a draft for good, with the refused messages in it. */
export function dropDraft(endpoint: string, draft: MessageDraft): void {
  clearDraft(draft);
  for (const id of draft.refused ?? []) void outboxTo(endpoint).forgetRejected(id);
}
