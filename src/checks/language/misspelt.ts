import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {CSpellSettings} from 'cspell-lib';
import {isTypo, rootOf, slipsOf} from './typos';

/** A word that no dictionary knows. */
export interface Misspelt {
  /** What it stands in, up to the spaces around it. */
  word: string;
  unknown: string;
  suggestions: string[];
}

/** What the thread runs: cspell cannot be required, only imported. */
const spellingThread = path.join(__dirname, 'spell-words.mjs');

let thread: Worker | undefined;

/**
 * Finds what is misspelled in some words: what no dictionary knows, unless it's a new word that resembles no other.
 *
 * @param words each once
 * @param settings cspell's
 */
export async function misspelt(words: string[], settings: CSpellSettings): Promise<Misspelt[]> {
  const found = await unknownOf(words, settings, true);
  const tried = found.flatMap(({unknown}) => [slipsOf(unknown), rootOf(unknown) ?? []].flat());
  const strange = new Set((await unknownOf(tried, settings, false)).map(({word}) => word));
  const known = new Set(tried.filter((word) => !strange.has(word)));
  return found.filter(({unknown, suggestions}) =>
    isTypo(unknown, suggestions, (word) => known.has(word)),
  );
}

/** Asks cspell in a thread, so that other checks go on; guesses take their time. */
async function unknownOf(
  words: string[],
  settings: CSpellSettings,
  generateSuggestions: boolean,
): Promise<Misspelt[]> {
  if (words.length === 0) return [];
  thread ??= new Worker(spellingThread, {execArgv: []});
  // While it has nothing to do, the program can end.
  thread.ref();
  thread.postMessage({words, settings, generateSuggestions});
  const [issues] = await once(thread, 'message');
  thread.unref();
  return issues;
}
