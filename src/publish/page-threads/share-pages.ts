import type {Worker} from 'node:worker_threads';
import type {SimpleProcessorResult, SimpleProcessors} from '@docusaurus/mdx-loader/lib/processor';
import {otherThreads, worthThread} from '../../base/threads';
import type {Page, PageAnswer, PageRequest} from './messages';

/** A page that waits to be compiled, and where its module goes. */
interface Waiting extends PageRequest {
  resolve: (compiled: SimpleProcessorResult | PromiseLike<SimpleProcessorResult>) => void;
}

/** Pages that a thread has at a time: enough to keep it at work while this one is busy. */
const atATime = 4;

/**
 * Shares pages between this thread and others, which start once it's worth it: a build that finds most pages in the
 * bundler's cache needs none.
 *
 * @param own compiles pages in this thread, and those at which another thread fails, so that faults are told once
 * @param start starts a thread that answers each {@link PageRequest} with an {@link PageAnswer}
 * @param keepCopy is given the Markdown copy of each page that has one
 * @returns processors to use instead, and a function that ends the threads
 */
export function sharePages(
  own: SimpleProcessors,
  start: () => Worker,
  keepCopy: (file: string, copy: string) => void,
) {
  const waiting: Waiting[] = [];
  const threads: Worker[] = [];
  let asked = 0;
  let isBusy = false;

  const share = (processor: keyof SimpleProcessors) => ({
    process: async (page: Page) => {
      const compiled = await new Promise<SimpleProcessorResult>((resolve) => {
        asked += 1;
        waiting.push({id: asked, processor, page, resolve});
        if (waiting.length > worthThread && threads.length === 0) startThreads();
        if (!isBusy) takeTurns();
      });
      if (typeof compiled.data.copy === 'string') keepCopy(page.filePath, compiled.data.copy);
      return compiled;
    },
  });

  /** Compiles pages here, as long as any wait. Between two, the build and the threads have their turn. */
  async function takeTurns() {
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      compileHere(next);
      await new Promise(setImmediate);
    }
    isBusy = false;
  }

  const compileHere = ({processor, page, resolve}: Waiting) =>
    resolve(own[processor].process(page));

  function startThreads() {
    for (let count = 0; count < Math.max(1, otherThreads()); count += 1) {
      const thread = start();
      threads.push(thread);
      feed(thread);
    }
  }

  function feed(thread: Worker) {
    const given = new Map<number, Waiting>();
    const give = () => {
      while (given.size < atATime) {
        const next = waiting.shift();
        if (!next) return;
        given.set(next.id, next);
        const {id, processor, page} = next;
        thread.postMessage({id, processor, page} satisfies PageRequest);
      }
    };
    const giveUp = () => {
      for (const page of given.values()) compileHere(page);
      given.clear();
    };
    thread
      .on('online', give)
      .on('message', ({id, compiled}: PageAnswer) => {
        const page = given.get(id);
        given.delete(id);
        if (page && compiled) page.resolve(compiled);
        else if (page) compileHere(page);
        give();
      })
      .on('error', giveUp)
      .on('exit', giveUp);
  }

  return {
    processors: {mdProcessor: share('mdProcessor'), mdxProcessor: share('mdxProcessor')},
    end: () => Promise.all(threads.splice(0).map((thread) => thread.terminate())),
  };
}
