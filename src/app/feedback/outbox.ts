import type {FeedbackMessage} from './message';
import type {MessageStore, StoredMessage} from './message-store';
import type {Delivery} from './send';

/** What became of a message: sent, refused for good, kept for a later try, or neither sent nor kept. */
export type MessageOutcome = Delivery | {state: 'kept'};

interface OutboxOptions {
  messages: MessageStore;
  send: (message: FeedbackMessage) => Promise<Delivery>;
  /** Runs one piece of work at a time, whichever tab it belongs to. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Messages on their way to the endpoint. A message is stored before it is sent and removed only
 * after the endpoint took it; the lock keeps two tabs from sending it twice.
 */
export function createOutbox({messages, send, lock}: OutboxOptions) {
  const keep = (entry: StoredMessage, replaced?: string[]) =>
    messages.put(entry, replaced).then(
      () => true,
      () => false,
    );
  /** A message that can't be removed goes out again, and the endpoint drops it by its id. */
  const forget = (id: string) => messages.remove(id).catch(() => undefined);
  const entries = async () =>
    (await messages.all()).sort((a, b) => a.message.time.localeCompare(b.message.time));

  async function deliver({message}: StoredMessage): Promise<void> {
    const answer = await send(message);
    if (answer.state === 'sent') await forget(message.id);
    if (answer.state === 'rejected') await keep({message, rejected: answer.status});
  }

  /** Tries every waiting message once, oldest first. Fails where the browser doesn't give them. */
  const flush = () =>
    lock(async () => {
      for (const entry of await entries()) if (!entry.rejected) await deliver(entry);
    });

  /**
   * Sends a message now, or keeps it for a later `flush`.
   *
   * @param onStored told, before the message goes out, whether it is kept, so that closing the page can't lose it
   * @param replaced ids of refused messages whose text is in this one: they go once it is kept
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
      // Another tab can have kept it, from the same draft.
      if (answer.state === 'sent') await forget(message.id);
      return answer;
    }
    try {
      await flush();
      // Another tab can have delivered it meanwhile, so the store has the last word.
      const entry = (await entries()).find(({message: {id}}) => id === message.id);
      if (!entry) return {state: 'sent'};
      return entry.rejected ? {state: 'rejected', status: entry.rejected} : {state: 'kept'};
    } catch {
      return {state: 'kept'};
    }
  }

  /** The messages the endpoint refused, oldest first; none where the browser doesn't give them. */
  const rejected = async () =>
    (await entries().catch(() => [])).flatMap((entry) => (entry.rejected ? entry.message : []));

  /** Drops a refused message for good. Under the same id another tab can be sending it again: that one stays. */
  const forgetRejected = (id: string) => messages.remove(id, 'rejected').catch(() => undefined);

  return {submit, flush, rejected, forgetRejected};
}
