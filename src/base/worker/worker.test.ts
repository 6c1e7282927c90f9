import {afterEach, expect, it, vi} from 'vitest';
import {connect, NotLoaded} from './client';
import {serve} from './serve';

interface Greetings {
  greet(name: string): string;
  greetLater(name: string): Promise<string>;
  fail(): void;
}
const greetings: Greetings = {
  greet: (name) => `Hello ${name}`,
  greetLater: async (name) => `Hello ${name}, later`,
  fail() {
    throw new TypeError('no greeting');
  },
};

/** One end of a channel. Messages arrive at the other end as copies. */
class Side extends EventTarget {
  other: Side | undefined;
  isTerminated = false;
  postMessage(message: unknown) {
    const data = structuredClone(message);
    queueMicrotask(() => this.other?.dispatchEvent(new MessageEvent('message', {data})));
  }
  terminate() {
    this.isTerminated = true;
  }
}

/** Connects to a worker that serves greetings. */
function connected(open: Parameters<typeof serve<Greetings, string>>[0]) {
  const [worker, inside] = [new Side(), new Side()];
  [worker.other, inside.other] = [inside, worker];
  vi.stubGlobal('self', inside);
  serve<Greetings, string>(open);
  const listeners = {onNews: vi.fn(), onBroken: vi.fn()};
  const connection = connect<Greetings, string>(worker as unknown as Worker, 'polite', listeners);
  return {connection, worker, ...listeners};
}

afterEach(() => vi.unstubAllGlobals());

it('matches results to calls in any order', async () => {
  const {connection} = connected(() => () => greetings);
  const answers = [connection.call('greetLater', 'Ann'), connection.call('greet', 'Bob')];
  expect(await Promise.all(answers)).toEqual(['Hello Ann, later', 'Hello Bob']);
});

it("passes on an operation's error, and handles the next call", async () => {
  const {connection} = connected(() => () => greetings);
  const failing = connection.call('fail');
  await expect(failing).rejects.toThrow('no greeting');
  await expect(failing).rejects.not.toBeInstanceOf(NotLoaded);
  expect(await connection.call('greet', 'Ann')).toBe('Hello Ann');
});

it("reports what couldn't be loaded, and loads it on the next call", async () => {
  const load = vi.fn(async () => greetings).mockRejectedValueOnce(new Error('no network'));
  const {connection} = connected(() => load);
  await expect(connection.call('greet', 'Ann')).rejects.toThrow(new NotLoaded('no network'));
  expect(await connection.call('greet', 'Ann')).toBe('Hello Ann');
});

it("reports what an operation couldn't load", async () => {
  const failing = {
    ...greetings,
    fail() {
      throw new NotLoaded('no network');
    },
  };
  const {connection} = connected(() => () => failing);
  await expect(connection.call('fail')).rejects.toThrow(new NotLoaded('no network'));
  await expect(connection.call('fail')).rejects.toBeInstanceOf(NotLoaded);
});

it('sends the setup to the worker, and news to the page', async () => {
  const {connection, onNews} = connected((setup, tell) => {
    tell(`${setup}, and ready`);
    return () => greetings;
  });
  await connection.call('greet', 'Ann');
  expect(onNews.mock.calls).toEqual([['polite, and ready']]);
});

it('rejects pending calls when the worker is terminated', async () => {
  const {connection, worker, onBroken} = connected(() => () => greetings);
  const waiting = connection.call('greet', 'Ann');
  worker.dispatchEvent(new Event('error'));
  expect(onBroken).toHaveBeenCalledOnce();
  connection.end(new Error('over'));
  await expect(waiting).rejects.toThrow('over');
  expect(worker.isTerminated).toBe(true);
});
