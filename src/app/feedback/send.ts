import type {FeedbackMessage} from './message';

/**
 * The endpoint's answer to one message: taken; refused for good; or no use now, and worth another try.
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
      // Followed, a 301, 302 or 303 would become a GET without the message, and its 200 look like success.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return answerOf(response.status);
  } catch {
    return {state: 'failed'};
  }
}

/** The same message gets the same 4xx tomorrow, but for "took too long" (408) and "too many" (429). */
function answerOf(status: number): Delivery {
  if (status >= 200 && status < 300) return {state: 'sent'};
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    return {state: 'rejected', status};
  }
  return {state: 'failed'};
}
