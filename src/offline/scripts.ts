import path from 'node:path';
import {build} from 'esbuild';

/** The copy's own files: what a page answers, its search, its playground, and their styles. */
const entries = ['controls.ts', 'search.ts', 'playground.ts', 'offline.css'];

/**
 * Bundles the scripts and styles that only the copy has. They're classic scripts, because browsers load no modules from
 * a folder.
 *
 * @returns texts by file name
 */
export async function bundleReader(): Promise<Map<string, string>> {
  const {outputFiles} = await build({
    entryPoints: entries.map((name) => path.join(__dirname, 'reader', name)),
    outdir: 'offline',
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    format: 'iife',
    target: 'es2022',
    // Development checks of packages and of the engine.
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return new Map(outputFiles.map(({path: file, text}) => [path.basename(file), text]));
}

/** Returns a script that sets global variables. A page in a folder can load a script and no other file. */
export const settingScript = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `window.${name}=JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    // A line separator ends a line of a script, also in a text.
    .join('\n')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
