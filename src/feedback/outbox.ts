import type {FeedbackMessage} from './message';
import type {Answer} from './send';
import {keysOf, recall, store} from './storage';

/** What became of a message: sent, refused for good, kept for a later try, or neither sent nor kept. */
export type Outcome = Answer | {state: 'kept'};

interface Entry {
  message: FeedbackMessage;
  /** Status the endpoint refused it with; such a message is not tried again. */
  rejected?: number;
}

interface Surroundings {
  storage: Storage | undefined;
  send: (message: FeedbackMessage) => Promise<Answer>;
  /** Runs one piece of work at a time, whichever tab it belongs to. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Each message has a key of its own, so that tabs cannot overwrite one another's. */
const prefix = 'feedback.message.';
const keyOf = ({id}: FeedbackMessage) => prefix + id;

/** Whether any message is in storage. Cheap: every page asks. */
export const hasEntries = (storage: Storage | undefined) => keysOf(storage, prefix).length > 0;

/**
 * Messages on their way to the endpoint. A message is stored before it is sent and removed only
 * after the endpoint took it; the lock and a second look at storage keep two tabs from sending it twice.
 */
export function createOutbox({storage, send, lock}: Surroundings) {
  const keep = (entry: Entry) => store(storage, keyOf(entry.message), entry);
  const forget = (message: FeedbackMessage) => storage?.removeItem(keyOf(message));
  const entries = () =>
    keysOf(storage, prefix)
      .flatMap((key) => recall<Entry>(storage, key) ?? [])
      .sort((a, b) => a.message.time.localeCompare(b.message.time));

  async function deliver({message}: Entry): Promise<void> {
    const answer = await send(message);
    if (answer.state === 'sent') forget(message);
    if (answer.state === 'rejected') keep({message, rejected: answer.status});
  }

  /** Tries every waiting message once, oldest first. */
  const flush = () =>
    lock(async () => {
      for (const entry of entries()) if (!entry.rejected) await deliver(entry);
    });

  /**
   * Sends a message now, or keeps it for a later `flush`.
   *
   * @param onSafe told as soon as closing the page can no longer lose the message
   */
  async function submit(message: FeedbackMessage, onSafe: () => void): Promise<Outcome> {
    if (!keep({message})) {
      const answer = await send(message);
      if (answer.state === 'sent') onSafe();
      return answer;
    }
    onSafe();
    await flush();
    // Another tab may have delivered it meanwhile, so storage has the last word.
    const entry = recall<Entry>(storage, keyOf(message));
    if (!entry) return {state: 'sent'};
    return entry.rejected ? {state: 'rejected', status: entry.rejected} : {state: 'kept'};
  }

  /** The messages the endpoint refused, oldest first. */
  const rejected = () => entries().flatMap((entry) => (entry.rejected ? entry.message : []));

  return {submit, flush, rejected, forget};
}
