import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {FeedbackMessage} from './message';
import type {MessageStore} from './message-store';
import {createOutbox} from './outbox';
import type {Delivery} from './send';
import {memoryMessages} from './testing/messages';

const onStored = vi.fn();

const message = (id: string, time = '2026-01-01T00:00:00.000Z'): FeedbackMessage => ({
  id,
  page: 'https://docs.example/docs/roles',
  title: 'Roles',
  text: `Text of ${id}`,
  siteVersion: '1.0.0',
  time,
});

/** Creates an endpoint that returns these responses in turn, and then accepts everything. */
function endpoint(...answers: Delivery[]) {
  return vi.fn(async (_: FeedbackMessage): Promise<Delivery> => answers.shift() ?? {state: 'sent'});
}

/** Creates a lock that several outboxes share, as tabs do. */
function sharedLock() {
  let turn: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine;
    return mine;
  };
}

let messages: MessageStore;
const waiting = async () => (await messages.all()).length;

function outboxWith(send: ReturnType<typeof endpoint>, lock = sharedLock()) {
  return createOutbox({messages, send, lock});
}

beforeEach(() => {
  messages = memoryMessages();
  onStored.mockClear();
});

describe('a message that the endpoint accepts', () => {
  it('is sent and removed', async () => {
    const send = endpoint();
    expect(await outboxWith(send).submit(message('a'), onStored)).toEqual({state: 'sent'});
    expect(send).toHaveBeenCalledExactlyOnceWith(message('a'));
    expect(await waiting()).toBe(0);
  });

  it("is stored before it's sent, so that closing the tab can't lose it", async () => {
    const send = vi.fn(async (): Promise<Delivery> => {
      expect(await waiting()).toBe(1);
      expect(onStored).toHaveBeenCalledExactlyOnceWith(true);
      return {state: 'sent'};
    });
    await outboxWith(send).submit(message('a'), onStored);
    expect(send).toHaveBeenCalled();
  });
});

describe("a message that can't be sent", () => {
  it('is stored, and sent with the same ID on a later visit', async () => {
    const down = outboxWith(endpoint({state: 'failed'}));
    expect(await down.submit(message('a'), onStored)).toEqual({state: 'kept'});
    const send = endpoint();
    await outboxWith(send).flush();
    await outboxWith(send).flush();
    expect(send).toHaveBeenCalledExactlyOnceWith(message('a'));
    expect(await waiting()).toBe(0);
  });

  it("doesn't block later messages", async () => {
    const outbox = outboxWith(endpoint({state: 'failed'}, {state: 'failed'}, {state: 'sent'}));
    await outbox.submit(message('a', '2026-01-01T00:00:00.000Z'), onStored);
    expect(await outbox.submit(message('b', '2026-01-02T00:00:00.000Z'), onStored)).toEqual({
      state: 'sent',
    });
    expect(await waiting()).toBe(1);
  });

  it('is sent in the order of writing', async () => {
    const down = outboxWith(endpoint(...Array<Delivery>(3).fill({state: 'failed'})));
    await down.submit(message('later', '2026-01-02T00:00:00.000Z'), onStored);
    await down.submit(message('earlier', '2026-01-01T00:00:00.000Z'), onStored);
    const send = endpoint();
    await outboxWith(send).flush();
    expect(send.mock.calls.map(([{id}]) => id)).toEqual(['earlier', 'later']);
  });
});

describe('two tabs that come back online', () => {
  it('send a waiting message once', async () => {
    await outboxWith(endpoint({state: 'failed'})).submit(message('a'), onStored);
    const lock = sharedLock();
    const send = endpoint();
    await Promise.all([outboxWith(send, lock).flush(), outboxWith(send, lock).flush()]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('report the outcome of a message that the other tab sent', async () => {
    const lock = sharedLock();
    const here = endpoint();
    const there = endpoint();
    const other = outboxWith(there, lock);
    const outcome = await outboxWith(here, lock).submit(message('a'), () => void other.flush());
    expect(outcome).toEqual({state: 'sent'});
    expect(here.mock.calls.length + there.mock.calls.length).toBe(1);
  });
});

describe('a message that the endpoint rejects', () => {
  const refused: Delivery = {state: 'rejected', status: 422};

  it("isn't resent, and stays until it's taken back", async () => {
    const send = endpoint(refused);
    const outbox = outboxWith(send);
    expect(await outbox.submit(message('a'), onStored)).toEqual(refused);
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await outbox.rejected()).toEqual([message('a')]);
    await outbox.forgetRejected('a');
    expect(await waiting()).toBe(0);
  });

  it('is removed when a message with its text is stored', async () => {
    const outbox = outboxWith(endpoint(refused, {state: 'failed'}));
    await outbox.submit(message('a'), onStored);
    await outbox.submit(message('b'), onStored, ['a']);
    expect((await messages.all()).map(({message: {id}}) => id)).toEqual(['b']);
  });
});

describe('a browser that blocks storage', () => {
  const refuse = () => Promise.reject(new DOMException('refused', 'InvalidStateError'));
  const refusing = (send: ReturnType<typeof endpoint>) =>
    createOutbox({
      messages: {all: refuse, put: refuse, remove: refuse},
      send,
      lock: sharedLock(),
    });

  it('sends without storage', async () => {
    expect(await refusing(endpoint()).submit(message('a'), onStored)).toEqual({state: 'sent'});
    expect(onStored).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("reports that a failed message isn't stored", async () => {
    const outbox = refusing(endpoint({state: 'failed'}));
    expect(await outbox.submit(message('a'), onStored)).toEqual({state: 'failed'});
    expect(onStored).toHaveBeenCalledExactlyOnceWith(false);
    expect(await outbox.rejected()).toEqual([]);
  });
});

describe("a browser that stores a message and then can't read it", () => {
  it("doesn't report it as sent", async () => {
    const refuse = () => Promise.reject(new DOMException('lost', 'UnknownError'));
    const outbox = createOutbox({
      messages: {...messages, all: refuse},
      send: endpoint(),
      lock: sharedLock(),
    });
    expect(await outbox.submit(message('a'), onStored)).toEqual({state: 'kept'});
  });
});
