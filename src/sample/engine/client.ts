import {type Connection, connect, NotLoaded} from '../../base/worker/client';
import type {Operations} from './operations';

/** An operation that takes longer is stopped, in milliseconds. */
export const timeLimit = 5000;

/** The engine as a page sees it: it answers questions one after the other, away from the page's thread. */
export interface QueryEngine {
  /** Starts loading what questions need, before the first is asked. */
  warmUp(): void;
  /**
   * @param signal takes the question back: its promise is rejected, and no one waits for the answer. A run under way
   *   ends; anything else is over before another worker would stand
   * @throws {NotLoaded} with a message for readers, when the engine can't be loaded
   * @throws {Error} also, when the operation takes too long
   */
  ask<Name extends keyof Operations>(
    name: Name,
    args: Parameters<Operations[Name]>,
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Operations[Name]>>>;
}

/** Puts a question to the worker, and is over when it is answered or rejected. */
type Question = () => Promise<void>;

let shared: QueryEngine | undefined;

/** The one engine of the site. */
export function queryEngine(baseUrl: string): QueryEngine {
  shared ??= createEngine(baseUrl);
  return shared;
}

/**
 * Makes an engine. No worker starts before the first question or `warmUp`.
 *
 * @param baseUrl path that the site lives under, `/`
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

  /** Ends the worker, and with it the question that it works on. The next question starts another. */
  function stop(reason: unknown): void {
    connection?.end(reason);
    connection = undefined;
    isReady = false;
  }

  async function work(): Promise<void> {
    for (active = waiting.shift(); active; active = waiting.shift()) {
      if (isReady) limitTime();
      await active();
      clearTimeout(timer);
    }
  }

  /** Loading takes as long as the network does: only the work itself is timed. */
  function limitTime(): void {
    if (!active) return;
    timer = setTimeout(() => {
      stop(
        new Error(
          `The query was stopped after ${timeLimit / 1000} seconds. Add conditions, or use a verb instead of RELATES TO.`,
        ),
      );
    }, timeLimit);
  }

  return {
    warmUp() {
      try {
        start();
      } catch {
        // The first question says so.
      }
    },
    ask(name, args, signal) {
      return new Promise((resolve, reject) => {
        const question = async () => {
          try {
            resolve(await start().call(name, ...args));
          } catch (error) {
            reject(error);
          }
        };
        signal?.addEventListener('abort', () => {
          waiting = waiting.filter((each) => each !== question);
          reject(signal.reason);
          if (active === question && isReady && name === 'run') stop(signal.reason);
        });
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
