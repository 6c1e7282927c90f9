import {NotLoaded} from './client';
import type {FromWorker, ToWorker, WorkerOperations} from './messages';

/**
 * Handles, in a worker, the calls that a page makes through `connect`. Calls run concurrently, so a later call can
 * finish first.
 *
 * @param open called once, with the page's setup and a function that sends news to the page. It returns a function that
 *   provides the operations before each call, or fails if they can't be loaded. An operation that loads more on its
 *   own throws `NotLoaded` if that fails.
 */
export function serve<Served extends WorkerOperations<keyof Served>, News>(
  open: (setup: string, tell: (news: News) => void) => () => Served | Promise<Served>,
): void {
  let load: ReturnType<typeof open>;
  const say = (message: FromWorker<News>) => self.postMessage(message);

  self.addEventListener('message', async ({data}: MessageEvent<ToWorker>) => {
    if ('setup' in data) {
      load = open(data.setup, (news) => say({news}));
      return;
    }
    const {id, name, args} = data;
    let isLoaded = false;
    try {
      const operations = (await load()) as WorkerOperations<string>;
      isLoaded = true;
      say({id, answer: await operations[name]?.(...(args as never[]))});
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      say({id, error: message, isLoaded: isLoaded && !(error instanceof NotLoaded)});
    }
  });
}
