import {Engine} from './engine';
import {fetchFrom} from './fetch-file';
import type {FromWorker, ToWorker} from './messages';

let engine: Engine | undefined;

const say = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', async ({data}: MessageEvent<ToWorker>) => {
  if ('folder' in data) {
    engine = new Engine(fetchFrom(data.folder), (news) => say({news}));
    engine.warmUp();
    return;
  }
  if ('renew' in data) {
    await engine?.renew();
    return;
  }
  try {
    const answer = await engine?.ask(data.query);
    say({id: data.id, answer: answer ?? '{"results":[]}'});
  } catch (error) {
    say({id: data.id, error: error instanceof Error ? error.message : String(error)});
  }
});
