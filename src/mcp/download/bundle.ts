import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {build} from 'esbuild';
import type {LibrarySnapshot} from '../library/snapshot';

/** The server's path in a build. */
export const serverFile = 'mcp-server.mjs';

/**
 * Makes a server with its packages, their licenses, and a snapshot of the site. It's a single file that needs only Node.
 *
 * @param snapshot what the server's tools answer from
 * @param quick compresses less, for tests
 * @returns the file's text
 */
export async function bundleServer(snapshot: LibrarySnapshot, quick: boolean): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const data = path.join(folder, 'snapshot.br');
  const json = JSON.stringify(snapshot);
  writeFileSync(
    data,
    brotliCompressSync(json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quick ? 5 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }),
  );
  const {outputFiles, metafile} = await build({
    stdin: {
      contents: `import {start} from './start';\nimport snapshot from ${JSON.stringify(data)};\nstart(snapshot);\n`,
      resolveDir: __dirname,
    },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    legalComments: 'none',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: {'.br': 'binary'},
    // Packages in CommonJS call it for Node's modules.
    banner: {
      js: "import {createRequire} from 'node:module';const require = createRequire(import.meta.url);",
    },
  });
  rmSync(folder, {recursive: true});
  const licenses = licensesOf(Object.keys(metafile.inputs));
  return `/*\n${licenses.replaceAll('*/', '* /')}\n*/\n${outputFiles[0]?.text}`;
}

/** Returns the names and licenses of the packages that files are from. */
function licensesOf(files: string[]): string {
  const packages = new Set(
    files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  return [...packages]
    .sort()
    .map((folder) => {
      const {name, version, license} = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      );
      const texts = readdirSync(folder)
        .filter((file) => /^licen[cs]e/i.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
      return [`${name} ${version}, ${license}`, ...texts].join('\n\n');
    })
    .join('\n\n');
}
