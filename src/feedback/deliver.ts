import {clearDraft, restoreDraft} from './draft';
import {lock, unlessUnderWay} from './lock';
import type {FeedbackMessage} from './message';
import {createOutbox, type Outcome} from './outbox';
import {send} from './send';
import {browserStorage} from './storage';

const outboxTo = (endpoint: string) =>
  createOutbox({storage: browserStorage(), send: (message) => send(endpoint, message), lock});

/** Sends a message to the endpoint. Its text is a draft again if the endpoint refuses it. */
export async function deliver(endpoint: string, message: FeedbackMessage): Promise<Outcome> {
  const outcome = await outboxTo(endpoint).submit(message, clearDraft);
  if (outcome.state === 'rejected') takeBack(endpoint);
  return outcome;
}

/** Tries again what could not be sent before, in one tab at a time. */
export const retry = (endpoint: string) => unlessUnderWay(() => outboxTo(endpoint).flush());

/** Turns refused messages into a draft again, and says how many there were. */
export function takeBack(endpoint: string): number {
  const outbox = outboxTo(endpoint);
  const messages = outbox.rejected();
  for (const message of messages.reverse()) {
    restoreDraft(message);
    outbox.forget(message);
  }
  return messages.length;
}
