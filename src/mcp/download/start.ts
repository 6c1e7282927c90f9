import {brotliDecompressSync} from 'node:zlib';
import {type LibrarySnapshot, libraryFromSnapshot} from '../library/snapshot';
import {serveLibrary} from '../serve';

/**
 * Starts the server that readers download.
 *
 * @param compressed a snapshot as JSON, compressed with Brotli
 */
export function start(compressed: Uint8Array): void {
  const snapshot: LibrarySnapshot = JSON.parse(brotliDecompressSync(compressed).toString());
  serveLibrary(libraryFromSnapshot(snapshot), snapshot.version);
}
