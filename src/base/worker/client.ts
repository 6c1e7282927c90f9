import type {FromWorker, ToWorker, WorkerOperations} from './messages';

/** The worker, or something it needs, couldn't be loaded. Another attempt can succeed. */
export class NotLoaded extends Error {}

/** A worker's operations, as a page calls them. */
export interface Connection<Served extends WorkerOperations<keyof Served>> {
  /**
   * @throws {NotLoaded} if the worker couldn't load what it needs
   * @throws {Error} with the message of an error that the operation threw
   */
  call<Name extends keyof Served & string>(
    name: Name,
    ...args: Parameters<Served[Name]>
  ): Promise<Awaited<ReturnType<Served[Name]>>>;
  /** Terminates the worker, and rejects all pending calls. */
  end(reason: unknown): void;
}

interface Listeners<News> {
  onNews(news: News): void;
  /**
   * Called if the worker's script couldn't be loaded, or failed outside an operation. The listener must end the
   * connection.
   */
  onBroken(): void;
}

/**
 * Connects a page to a worker that runs `serve`.
 *
 * @param worker a new worker
 * @param setup what the worker needs before the first call
 */
export function connect<Served extends WorkerOperations<keyof Served>, News>(
  worker: Worker,
  setup: string,
  {onNews, onBroken}: Listeners<News>,
): Connection<Served> {
  type Settle = {resolve: (answer: never) => void; reject: (reason: unknown) => void};
  const waiting = new Map<number, Settle>();
  let lastId = 0;
  const say = (message: ToWorker) => worker.postMessage(message);

  worker.addEventListener('message', ({data}: MessageEvent<FromWorker<News>>) => {
    if ('news' in data) {
      onNews(data.news);
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) asked?.resolve(data.answer as never);
    else asked?.reject(new (data.isLoaded ? Error : NotLoaded)(data.error));
  });
  worker.addEventListener('error', onBroken);
  say({setup});

  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, {resolve, reject});
        say({id: lastId, name, args});
      }),
    end(reason) {
      worker.terminate();
      for (const {reject} of waiting.values()) reject(reason);
    },
  };
}
