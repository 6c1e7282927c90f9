import {clearDraft, restoreDraft} from './draft';
import {lock} from './lock';
import type {FeedbackMessage} from './message';
import {browserMessages} from './message-store';
import {createOutbox, type Outcome} from './outbox';
import {send} from './send';

/** The messages on their way to an endpoint. */
export const outboxTo = (endpoint: string) =>
  createOutbox({messages: browserMessages, send: (message) => send(endpoint, message), lock});

/** Sends what the reader drafted to the endpoint. Its text is a draft again if the endpoint refuses it. */
export async function deliver(endpoint: string, message: FeedbackMessage): Promise<Outcome> {
  const outcome = await outboxTo(endpoint).submit(message, clearDraft);
  if (outcome.state === 'rejected') await takeBack(endpoint);
  return outcome;
}

/** Tries again what could not be sent before. */
export const retry = (endpoint: string) => outboxTo(endpoint).flush();

/** Turns refused messages into a draft again, and says how many there were. */
export async function takeBack(endpoint: string): Promise<number> {
  const outbox = outboxTo(endpoint);
  const messages = await outbox.rejected();
  for (const message of messages.reverse()) {
    restoreDraft(message);
    await outbox.forget(message);
  }
  return messages.length;
}
