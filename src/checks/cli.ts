import {isMainThread} from 'node:worker_threads';
import {InputError} from '../base/source/input-error';

/** Imports late: the product's data is read on import, and a fault in it is for the writer too. */
async function main(names: string[]) {
  if (!isMainThread) return (await import('./prepare-pages')).prepareShare();
  if (names.includes('--watch')) {
    const {startWatching} = await import('./watch/start');
    process.exitCode = await startWatching();
    return;
  }
  const {checkFiles} = await import('./report');
  const {ok, lines} = await checkFiles(process.cwd(), names);
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
});
