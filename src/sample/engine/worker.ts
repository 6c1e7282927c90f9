import {serve} from '../../base/worker/serve';
import {loadOperations} from './load';
import type {Operations} from './operations';

serve<Operations, 'ready'>((described, tell) => {
  let operations: Promise<Operations> | undefined;
  /** Loads the data once. After a failure, the next question tries again. */
  function load(): Promise<Operations> {
    operations ??= loadOperations(described).then(
      (loaded) => {
        tell('ready');
        return loaded;
      },
      (error) => {
        operations = undefined;
        throw error;
      },
    );
    return operations;
  }
  load().catch(() => {});
  return load;
});
