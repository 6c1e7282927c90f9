import {serve} from '../../base/worker/serve';
import {Engine, type News} from './engine';
import {fetchFrom} from './fetch-file';

serve<Engine, News>((folder, tell) => {
  const engine = new Engine(fetchFrom(folder), tell);
  engine.warmUp();
  return () => engine;
});
