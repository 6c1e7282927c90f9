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

/** One side of a line, whose messages arrive at the other as copies. */
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

/** Connects with a worker that serves greetings. */
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

it('gives each call its answer, whichever comes first', async () => {
  const {connection} = connected(() => () => greetings);
  const answers = [connection.call('greetLater', 'Ann'), connection.call('greet', 'Bob')];
  expect(await Promise.all(answers)).toEqual(['Hello Ann, later', 'Hello Bob']);
});

it('hands on what an operation throws, and answers the next call', async () => {
  const {connection} = connected(() => () => greetings);
  const failing = connection.call('fail');
  await expect(failing).rejects.toThrow('no greeting');
  await expect(failing).rejects.not.toBeInstanceOf(NotLoaded);
  expect(await connection.call('greet', 'Ann')).toBe('Hello Ann');
});

it('says what could not be loaded, and loads it for the next call', async () => {
  const load = vi.fn(async () => greetings).mockRejectedValueOnce(new Error('no network'));
  const {connection} = connected(() => load);
  await expect(connection.call('greet', 'Ann')).rejects.toThrow(new NotLoaded('no network'));
  expect(await connection.call('greet', 'Ann')).toBe('Hello Ann');
});

it('tells the page news, and the worker what it has to know', async () => {
  const {connection, onNews} = connected((setup, tell) => {
    tell(`${setup}, and ready`);
    return () => greetings;
  });
  await connection.call('greet', 'Ann');
  expect(onNews.mock.calls).toEqual([['polite, and ready']]);
});

it('rejects what a worker leaves unanswered at its end', async () => {
  const {connection, worker, onBroken} = connected(() => () => greetings);
  const waiting = connection.call('greet', 'Ann');
  worker.dispatchEvent(new Event('error'));
  expect(onBroken).toHaveBeenCalledOnce();
  connection.end(new Error('over'));
  await expect(waiting).rejects.toThrow('over');
  expect(worker.isTerminated).toBe(true);
});
