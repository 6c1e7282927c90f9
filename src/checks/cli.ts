import {isMainThread} from 'node:worker_threads';
import {readFiles} from '../base/source/files';
import {InputError} from '../base/source/input-error';
import {annotate} from './annotations/annotate';
import {type LastRun, openLastRun} from './last-run';

/** Imports late: the product's data is read on import, and a fault in it is for the writer too. */
async function main(names: string[]) {
  if (!isMainThread) return (await import('./prepare-pages')).prepareShare();
  if (names.includes('--watch')) {
    const {startWatching} = await import('./watch/start');
    process.exitCode = await startWatching();
    return;
  }
  const root = process.cwd();
  const files = readFiles(root);
  const last = openLastRun(root, names, files);
  const {ok, lines} = last.said ?? (await check(root, names, files, last));
  for (const line of [...lines, ...annotate(root, lines)]) console.log(line);
  process.exitCode = ok ? 0 : 1;
}

async function check(root: string, names: string[], files: Record<string, string>, last: LastRun) {
  const {checkFiles} = await import('./report');
  const {isWhole, ok, lines} = await checkFiles(root, names, {files});
  if (isWhole) last.keep({ok, lines});
  return {ok, lines};
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof InputError ? error.message : error);
  if (error instanceof InputError)
    for (const line of annotate(process.cwd(), error.message.split('\n'))) console.log(line);
  process.exitCode = 1;
});
