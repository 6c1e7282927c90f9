import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {listFiles} from '../../base/source/paths';

/** How many characters before and after a name's start are shown. */
const around = 60;

/**
 * Finds what a build still has of a name: in the files' paths, in their contents, and in the files of archives.
 *
 * @param outDir the build
 * @param name the name, in any capitals
 * @returns for each file, its path and the text around the name
 */
export function tracesOf(outDir: string, name: string): string[] {
  const wanted = name.toLowerCase();
  const find = (file: string, bytes: Uint8Array): string[] => {
    if (file.toLowerCase().includes(wanted)) return [`${file}: in its path`];
    if (file.endsWith('.zip'))
      return Object.entries(unzipSync(bytes)).flatMap(([inside, content]) =>
        find(`${file}/${inside}`, content),
      );
    const text = Buffer.from(bytes).toString();
    const at = text.toLowerCase().indexOf(wanted);
    if (at === -1) return [];
    return [`${file}: ${JSON.stringify(text.slice(Math.max(0, at - around), at + around))}`];
  };
  return listFiles(outDir).flatMap((file) => find(file, readFileSync(path.join(outDir, file))));
}

/**
 * Finds images that are in both of two builds, under any path. Images that show the product's name must differ.
 *
 * @param folder the images' folder in a build
 * @returns the images' paths in the second build
 */
export function sameImages(first: string, second: string, folder: string): string[] {
  const read = (outDir: string) =>
    listFiles(path.join(outDir, folder)).map((name) => {
      const file = path.posix.join(folder, name);
      return [file, readFileSync(path.join(outDir, file), 'base64')] as const;
    });
  const known = new Set(read(first).map(([, content]) => content));
  return read(second).flatMap(([file, content]) => (known.has(content) ? [file] : []));
}
