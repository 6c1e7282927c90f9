import {loadOperations} from './load';
import type {FromWorker, ToWorker} from './messages';
import type {Operations} from './operations';

let described = '';
let operations: Promise<Operations> | undefined;

const say = (message: FromWorker) => self.postMessage(message);

/** Loads what is needed once; after a failure, the next question tries again. */
function load(): Promise<Operations> {
  operations ??= loadOperations(described).then(
    (loaded) => {
      say({ready: true});
      return loaded;
    },
    (error) => {
      operations = undefined;
      throw error;
    },
  );
  return operations;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

self.addEventListener('message', async ({data}: MessageEvent<ToWorker>) => {
  if ('described' in data) {
    described = data.described;
    load().catch(() => {});
    return;
  }
  const {id, name, args} = data;
  try {
    await load();
  } catch (error) {
    say({id, notLoaded: messageOf(error)});
    return;
  }
  try {
    const operation = (await load())[name] as (...given: typeof args) => unknown;
    say({id, answer: operation(...args)});
  } catch (error) {
    say({id, error: messageOf(error)});
  }
});
