import type {FeedbackMessage} from './message';
import type {MessageStore, StoredMessage} from './message-store';
import type {Delivery} from './send';

/** The outcome of sending a message: sent, rejected permanently, stored for later, or neither sent nor stored. */
export type MessageOutcome = Delivery | {state: 'kept'};

interface OutboxOptions {
  messages: MessageStore;
  send: (message: FeedbackMessage) => Promise<Delivery>;
  /** Runs one task at a time across all tabs. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Sends messages to the endpoint. A message is stored before it's sent, and removed only after the endpoint accepts it.
 * The lock keeps two tabs from sending it twice.
 */
export function createOutbox({messages, send, lock}: OutboxOptions) {
  const keep = (entry: StoredMessage, replaced?: string[]) =>
    messages.put(entry, replaced).then(
      () => true,
      () => false,
    );
  /** Removes a message. If that fails, the message is sent again, and the endpoint drops it by its ID. */
  const forget = (id: string) => messages.remove(id).catch(() => undefined);
  const entries = async () =>
    (await messages.all()).sort((a, b) => a.message.time.localeCompare(b.message.time));

  async function deliver({message}: StoredMessage): Promise<void> {
    const answer = await send(message);
    if (answer.state === 'sent') await forget(message.id);
    if (answer.state === 'rejected') await keep({message, rejected: answer.status});
  }

  /** Sends every waiting message once, oldest first. Fails if the browser can't read them. */
  const flush = () =>
    lock(async () => {
      for (const entry of await entries()) if (!entry.rejected) await deliver(entry);
    });

  /**
   * Sends a message now, or stores it for a later `flush`.
   *
   * @param onStored called before the message is sent, with whether it's stored, so that closing the page can't lose it
   * @param replaced IDs of rejected messages whose text this message contains; they're removed when it's stored
   */
  async function submit(
    message: FeedbackMessage,
    onStored: (isKept: boolean) => void,
    replaced?: string[],
  ): Promise<MessageOutcome> {
    const isKept = await keep({message}, replaced);
    onStored(isKept);
    if (!isKept) {
      const answer = await send(message);
      // Another tab might have stored it, from the same draft.
      if (answer.state === 'sent') await forget(message.id);
      return answer;
    }
    try {
      await flush();
      // Another tab might have delivered it by now, so the store decides.
      const entry = (await entries()).find(({message: {id}}) => id === message.id);
      if (!entry) return {state: 'sent'};
      return entry.rejected ? {state: 'rejected', status: entry.rejected} : {state: 'kept'};
    } catch {
      return {state: 'kept'};
    }
  }

  /** Returns the messages that the endpoint rejected, oldest first; an empty list if the browser can't read them. */
  const rejected = async () =>
    (await entries().catch(() => [])).flatMap((entry) => (entry.rejected ? entry.message : []));

  /**
   * Removes a rejected message permanently. If another tab is sending it again under the same ID, the message stays.
   */
  const forgetRejected = (id: string) => messages.remove(id, 'rejected').catch(() => undefined);

  return {submit, flush, rejected, forgetRejected};
}
