import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {CSpellSettings} from 'cspell-lib';

/** A word that no dictionary knows, or that has a part which none knows. */
export interface Misspelt {
  word: string;
  unknown: string;
  suggestions: string[];
}

/** What the thread runs: cspell cannot be required, only imported. */
export const spellingThread = path.join(__dirname, 'spell-words.mjs');

let thread: Worker | undefined;

/**
 * Asks cspell about words, in a thread, so that other checks go on.
 *
 * @param words each once
 * @param settings cspell's
 */
export async function misspelt(words: string[], settings: CSpellSettings): Promise<Misspelt[]> {
  if (words.length === 0) return [];
  thread ??= new Worker(spellingThread, {execArgv: []});
  // While it has nothing to do, the program can end.
  thread.ref();
  thread.postMessage({words, settings});
  const [issues] = await once(thread, 'message');
  thread.unref();
  return issues;
}
