import {outboxTo} from './deliver';
import type {FeedbackMessage} from './message';

/**
 * Sends an answer to the endpoint, or keeps it for a later visit. A rejected answer is dropped: unlike a message, it has
 * no text that its reader could lose.
 *
 * @returns whether it was sent or kept
 */
export async function deliverVote(endpoint: string, message: FeedbackMessage): Promise<boolean> {
  const outbox = outboxTo(endpoint);
  const {state} = await outbox.submit(message, () => {});
  if (state === 'rejected') await outbox.forgetRejected(message.id);
  return state === 'sent' || state === 'kept';
}
