import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from '../../base/built-site';
import {isText, types} from './rules';

/** A smaller file fits into the first packet as it is. */
const worthwhile = 1024;

/** How each kind of compressed file is made, by its ending. */
const kinds = {
  br: (bytes: Buffer, quick: boolean) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quick ? 5 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer, quick: boolean) => promisify(gzip)(bytes, {level: quick ? 6 : 9}),
};

/** Whether a file of this name and size is served compressed. */
export const isCompressed = (name: string, size: number) =>
  size >= worthwhile && isText(types[name.split('.').at(-1) ?? ''] ?? '');

/**
 * Puts compressed files next to those of a build that are text: a server sends them as they are.
 *
 * @param quick ten times as fast, and a tenth larger
 */
export async function compress(outDir: string, quick: boolean): Promise<void> {
  await Promise.all(
    listFiles(outDir).map(async (name) => {
      const file = path.join(outDir, name);
      const bytes = await readFile(file);
      if (!isCompressed(name, bytes.length)) return;
      for (const [ending, squeeze] of Object.entries(kinds)) {
        await writeFile(`${file}.${ending}`, await squeeze(bytes, quick));
      }
    }),
  );
}
