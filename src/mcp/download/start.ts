import {brotliDecompressSync} from 'node:zlib';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {type LibrarySnapshot, libraryFromSnapshot} from '../library/snapshot';
import {serverFactory} from '../server';

/**
 * Starts the server that readers download.
 *
 * @param compressed a snapshot as JSON, compressed with Brotli
 */
export function start(compressed: Uint8Array): void {
  const snapshot: LibrarySnapshot = JSON.parse(brotliDecompressSync(compressed).toString());
  serveStdio(serverFactory(libraryFromSnapshot(snapshot), snapshot.version), {
    onerror: (error) => console.error(error.message),
  });
}
