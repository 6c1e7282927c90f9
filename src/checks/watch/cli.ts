import {isMainThread} from 'node:worker_threads';
import {InputError} from '../../base/source/input-error';
import {exitCodeOfChange} from './exit-code';
import {nextChange} from './next-change';

/** Imports late, as `npm run check` does: a fault in data or code is shown, and the file is read again once it's fixed. */
async function main(root: string) {
  if (!isMainThread) return (await import('../prepare-pages')).prepareShare();
  const change = nextChange(root);
  try {
    const {watchFiles} = await import('./watch-files');
    await watchFiles(root, console.log);
  } catch (error) {
    console.error(error instanceof InputError ? error.message : error);
    await change;
  }
  process.exit(exitCodeOfChange);
}

main(process.cwd());
