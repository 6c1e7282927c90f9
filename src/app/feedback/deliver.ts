import {askBeforeLeaving} from './ask-before-leaving';
import {clearDraft, restoreDraft, saveDraft} from './draft';
import {lock} from './lock';
import type {FeedbackMessage, MessageDraft} from './message';
import {browserMessages} from './message-store';
import {createOutbox, type MessageOutcome} from './outbox';
import {type Delivery, send} from './send';
import {rememberSent} from './sent';

/** Creates the outbox of an endpoint. */
export const outboxTo = (endpoint: string) =>
  createOutbox({messages: browserMessages, send: (message) => post(endpoint, message), lock});

async function post(endpoint: string, message: FeedbackMessage): Promise<Delivery> {
  const answer = await send(endpoint, message);
  if (answer.state === 'sent') rememberSent(message.id);
  return answer;
}

/**
 * Sends a message to the endpoint. The draft is removed when the message is stored or sent, and restored if the
 * endpoint rejects the message.
 *
 * @param onUnkept called before sending if the browser can't store the message
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

/** Resends messages that couldn't be sent before. */
export const retry = (endpoint: string) => outboxTo(endpoint).flush();

/**
 * Moves rejected messages back into the draft. They stay in the outbox as long as the draft exists, because storage
 * might have rejected it and another tab can overwrite it.
 *
 * @returns whether there are any rejected messages
 */
export async function takeBack(endpoint: string): Promise<boolean> {
  const messages = await outboxTo(endpoint).rejected();
  for (const message of messages.reverse()) restoreDraft(message);
  return messages.length > 0;
}

/** Deletes a draft permanently, with the rejected messages in it. */
export function dropDraft(endpoint: string, draft: MessageDraft): void {
  clearDraft(draft);
  for (const id of draft.refused ?? []) void outboxTo(endpoint).forgetRejected(id);
}
