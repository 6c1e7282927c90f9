import {type Connection, connect, NotLoaded} from '../../base/worker/client';
import type {Operations} from './operations';

/** Operations that take longer than this, in milliseconds, are stopped. */
export const timeLimit = 5000;

/** The engine as a page sees it. It answers questions one at a time, in a separate thread. */
export interface QueryEngine {
  /** Starts loading the data that questions need, before the first question. */
  warmUp(): void;
  /**
   * @param signal cancels the question: its promise is rejected, and its answer is ignored. Only a run in progress is
   *   stopped, because any other operation ends before another worker could start
   * @throws {NotLoaded} with a message for readers, when the engine can't be loaded
   * @throws {Error} when the operation takes too long
   */
  ask<Name extends keyof Operations>(
    name: Name,
    args: Parameters<Operations[Name]>,
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Operations[Name]>>>;
}

interface Question {
  name: keyof Operations;
  /** Sends the question to the worker. Its promise resolves when the question is answered or rejected. */
  send: () => Promise<void>;
}

/** What makes an operation that took too long faster. */
const remedies: Partial<Record<keyof Operations, string>> = {
  runApi: 'Lower limit, or select fewer references.',
};
const remedy = 'Add conditions, or use a verb instead of RELATES TO.';

/**
 * The operations on GraphQL, and whether they need descriptions. What they need is loaded before them, because loading
 * isn't timed.
 */
const onApi: Partial<Record<keyof Operations, boolean>> = {
  runApi: false,
  checkApi: false,
  completeApi: true,
  describeApi: true,
};

const isRun = (name: keyof Operations) => name === 'run' || name === 'runApi';

let shared: QueryEngine | undefined;

/** Returns the site's only engine. */
export function queryEngine(baseUrl: string): QueryEngine {
  shared ??= createEngine(baseUrl);
  return shared;
}

/**
 * Makes an engine. The first question or `warmUp` starts its worker.
 *
 * @param baseUrl the site's base path, such as `/`
 */
export function createEngine(baseUrl: string): QueryEngine {
  let connection: Connection<Operations> | undefined;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Question[] = [];
  let active: Question | undefined;

  function start(): Connection<Operations> {
    if (connection) return connection;
    const worker = startWorker();
    const described = new URL(`${baseUrl}udm.json`, window.location.origin).href;
    connection = connect<Operations, 'ready'>(worker, described, {
      onNews() {
        isReady = true;
        limitTime();
      },
      onBroken: () =>
        stop(new NotLoaded("The query engine couldn't be loaded. Check your connection.")),
    });
    return connection;
  }

  /** Ends the worker and its current question. The next question starts another worker. */
  function stop(reason: unknown): void {
    connection?.end(reason);
    connection = undefined;
    isReady = false;
  }

  async function work(): Promise<void> {
    for (active = waiting.shift(); active; active = waiting.shift()) {
      if (isReady) limitTime();
      await active.send();
      clearTimeout(timer);
    }
  }

  /** Only the work itself is timed, because loading takes as long as the network needs. */
  function limitTime(): void {
    if (!active || active.name === 'loadApi') return;
    const {name} = active;
    timer = setTimeout(() => {
      stop(
        new Error(
          `The query was stopped after ${timeLimit / 1000} seconds. ${remedies[name] ?? remedy}`,
        ),
      );
    }, timeLimit);
  }

  return {
    warmUp() {
      try {
        start();
      } catch {
        // The first question reports the error.
      }
    },
    ask(name, args, signal) {
      return new Promise((resolve, reject) => {
        const send = async () => {
          try {
            resolve(await start().call(name, ...args));
          } catch (error) {
            reject(error);
          }
        };
        const question: Question = {name, send};
        signal?.addEventListener('abort', () => {
          waiting = waiting.filter((each) => each !== question);
          reject(signal.reason);
          if (active === question && isReady && isRun(name)) stop(signal.reason);
        });
        const describes = onApi[name];
        // If this fails, the question after it says so.
        const load = async () =>
          void (await start()
            .call('loadApi', describes)
            .catch(() => {}));
        if (describes !== undefined) waiting.push({name: 'loadApi', send: load});
        waiting.push(question);
        if (!active) work();
      });
    },
  };
}

function startWorker(): Worker {
  try {
    return new Worker(
      /* webpackChunkName: "query-worker" */ new URL('./worker.ts', import.meta.url),
    );
  } catch {
    throw new Error('This browser blocks the worker that runs queries.');
  }
}
