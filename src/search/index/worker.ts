import {serve} from '../../base/worker/serve';
import {type News, SearchEngine} from './engine';
import {fetchFrom} from './fetch-file';

serve<SearchEngine, News>((folder, tell) => {
  const engine = new SearchEngine(fetchFrom(folder), tell);
  engine.warmUp();
  return () => engine;
});
