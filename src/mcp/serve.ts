import {serveStdio} from '@modelcontextprotocol/server/stdio';
import type {Library} from './library/library';
import {serverFactory} from './server';

/**
 * Answers from a library until standard input ends. Standard output is for the protocol only.
 *
 * @param version the documentation's version
 */
export function serveLibrary(library: Library, version: string): void {
  serveStdio(serverFactory(library, version), {
    onerror: (error) => console.error(error.message),
  });
  // After an answer, the search continues to prepare texts, which would keep the process alive.
  process.stdin.once('close', () => process.exit());
}
