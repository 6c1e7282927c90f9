import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {PartBudget} from './budgets';
import {advice, gzipped} from './weigh';

/** The part of Docusaurus's list of files that says what is loaded together with a chunk, and from which files. */
const listSchema = z.object({
  origins: z.record(z.string(), z.array(z.string())),
  assets: z.record(z.string(), z.object({js: z.array(z.object({file: z.string()})).optional()})),
});

/** Returns the script files of a build that are loaded with some chunks, each once. */
export type FilesOfChunks = (chunks: readonly string[]) => string[];

/**
 * Reads Docusaurus's list of a build's files.
 *
 * @param list the list, `client-manifest.json` in the folder of generated files
 * @returns a function that throws an error if the build has none of the files of a chunk
 * @throws {Error} if there's no such list
 */
export function readChunks(list: string, outDir: string): FilesOfChunks {
  if (!existsSync(list))
    throw new Error(
      `There's no ${list}, which lists the files of ${outDir}. Build the site again.`,
    );
  const {origins, assets} = listSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  const filesOf = (chunk: string) => {
    const files = (origins[chunk] ?? []).flatMap((each) => assets[each]?.js ?? []);
    if (files.length === 0)
      throw new Error(
        `${list} has no files of ${chunk}. If you renamed its webpackChunkName, rename it in src/publish/budgets/budgets.ts, too.`,
      );
    const missing = files.find(({file}) => !existsSync(path.join(outDir, file)));
    if (missing)
      throw new Error(
        `${outDir} has no ${missing.file}: ${list} lists the files of another build. Build the site again.`,
      );
    return files.map(({file}) => file);
  };
  return (chunks) => [...new Set(chunks.flatMap(filesOf))];
}

/** Returns how much the script files of a part weigh in gzip, without what the reader has loaded before. */
export async function weightOfPart(
  {chunks, after = []}: Pick<PartBudget, 'chunks' | 'after'>,
  filesOf: FilesOfChunks,
  outDir: string,
): Promise<number> {
  const before = filesOf(after);
  const files = filesOf(chunks).filter((file) => !before.includes(file));
  const sizes = files.map((file) => gzipped(readFileSync(path.join(outDir, file)), file));
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

/** Compares the weight of a part with its budget. Returns a line if it's over. */
export const partOverBudget = (script: number, {kind, script: most}: PartBudget): string[] =>
  script > most
    ? [`${kind}: script (gzip bytes): ${script}, ${script - most} over ${most}. ${advice}`]
    : [];
