import type {FromWorker, OperationName, ToWorker} from './messages';
import type {Operations} from './operations';

/** An operation that takes longer is stopped, in milliseconds. */
export const timeLimit = 5000;

/** The engine, or what it runs on, could not be loaded: whoever asks again may get it. */
export class NotLoaded extends Error {}

/** The engine as a page sees it: it answers questions one after the other, away from the page's thread. */
export interface Engine {
  /** Starts loading what questions need, before the first is asked. */
  warmUp(): void;
  /**
   * @param signal takes the question back: its promise is rejected, and nobody waits for the answer. A run under way
   *   ends; anything else is over before another worker would stand
   * @throws {NotLoaded} with a message for readers, when the engine cannot be loaded
   * @throws {Error} likewise, when the operation takes too long
   */
  ask<Name extends OperationName>(
    name: Name,
    args: Parameters<Operations[Name]>,
    signal?: AbortSignal,
  ): Promise<ReturnType<Operations[Name]>>;
}

interface Question {
  id: number;
  name: OperationName;
  args: Parameters<Operations[OperationName]>;
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
}

let shared: Engine | undefined;

/** The one engine of the site. */
export function queryEngine(baseUrl: string): Engine {
  shared ??= createEngine(baseUrl);
  return shared;
}

/**
 * Makes an engine. No worker starts before the first question or `warmUp`.
 *
 * @param baseUrl path that the site lives under, `/`
 */
export function createEngine(baseUrl: string): Engine {
  let worker: Worker | undefined;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Question[] = [];
  let active: Question | undefined;
  let lastId = 0;

  function start(): Worker {
    if (worker) return worker;
    const started = new Worker(
      /* webpackChunkName: "query-worker" */ new URL('./worker.ts', import.meta.url),
    );
    started.addEventListener('message', ({data}: MessageEvent<FromWorker>) => hear(data));
    started.addEventListener('error', () =>
      stop(new NotLoaded("The query engine couldn't be loaded. Check the connection.")),
    );
    const described = new URL(`${baseUrl}udm.json`, window.location.origin).href;
    started.postMessage({described} satisfies ToWorker);
    worker = started;
    return started;
  }

  /** Ends the worker, and with it the question that it works on. The next question starts another. */
  function stop(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    isReady = false;
    active?.reject(reason);
    next();
  }

  function hear(message: FromWorker): void {
    if ('ready' in message) {
      isReady = true;
      limitTime();
      return;
    }
    if (message.id !== active?.id) return;
    if ('notLoaded' in message) active.reject(new NotLoaded(message.notLoaded));
    else if ('error' in message) active.reject(new Error(message.error));
    else active.resolve(message.answer);
    next();
  }

  function next(): void {
    clearTimeout(timer);
    active = waiting.shift();
    if (!active) return;
    const {id, name, args, reject} = active;
    try {
      start().postMessage({id, name, args} satisfies ToWorker);
    } catch {
      reject(new Error('This browser refuses the worker that runs queries.'));
      next();
      return;
    }
    if (isReady) limitTime();
  }

  /** Loading takes as long as the network does: only the work itself is timed. */
  function limitTime(): void {
    if (!active) return;
    timer = setTimeout(() => {
      stop(
        new Error(
          `The query ran for more than ${timeLimit / 1000} seconds and was stopped. Add conditions, or name a verb in place of RELATES TO.`,
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
        lastId += 1;
        const question: Question = {
          id: lastId,
          name,
          args,
          // The worker answers with what the operation of this name returns.
          resolve: resolve as Question['resolve'],
          reject,
        };
        signal?.addEventListener('abort', () => {
          waiting = waiting.filter((each) => each !== question);
          reject(signal.reason);
          if (active === question && isReady && name === 'run') stop(signal.reason);
        });
        waiting.push(question);
        if (!active) next();
      });
    },
  };
}
