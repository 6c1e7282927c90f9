import type {FeedbackMessage} from './message';

/**
 * The result of sending one message: accepted; rejected permanently; or failed for now, so that a retry makes sense.
 */
export type Delivery = {state: 'sent'} | {state: 'rejected'; status: number} | {state: 'failed'};

const patience = 10_000;

/** Posts a message to the endpoint as JSON. Never throws. */
export async function send(endpoint: string, message: FeedbackMessage): Promise<Delivery> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(message),
      credentials: 'omit',
      // If it were followed, a 301, 302, or 303 would become a GET without the message, and its 200 would look like
      // success.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return answerOf(response.status);
  } catch {
    return {state: 'failed'};
  }
}

/** Interprets a status. A 4xx status is permanent, except for timeout (408) and too many requests (429). */
function answerOf(status: number): Delivery {
  if (status >= 200 && status < 300) return {state: 'sent'};
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    return {state: 'rejected', status};
  }
  return {state: 'failed'};
}
