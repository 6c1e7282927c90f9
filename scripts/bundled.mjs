import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * Runs a TypeScript program as one file, which is built again when code has changed. Node loads that in half the time
 * tsx takes for a thousand small files. Packages stay outside, so that nothing about them differs.
 *
 *     node scripts/bundled.mjs src/checks/cli.ts docs/guides
 */
async function main(root) {
  const [program, ...options] = process.argv.slice(2);
  const folder = path.join(root, '.cache/bundles', digestCode(root));
  const bundle = path.join(folder, program.replace(/\.ts$/, '.cjs'));
  if (!existsSync(bundle)) await build(root, program, folder, bundle);
  process.setSourceMapsEnabled(true);
  // As if it had been started by itself; so it can be started again, in a thread.
  process.argv.splice(1, process.argv.length, bundle, ...options);
  createRequire(bundle)(bundle);
}

/** What the code of the project is now; as long as it stays, so does the bundle of any program. */
function digestCode(root) {
  const hash = createHash('sha1');
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true}).map((name) => path.join(folder, name)),
  );
  const isCode = (file) => /\.(tsx?|mjs)$|^[^/]+\.json$/.test(file) && !file.includes('.test.');
  for (const file of [...files, ...readdirSync(root)].filter(isCode).sort())
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

async function build(root, program, folder, bundle) {
  const {build} = await import('esbuild');
  // Bundles of older code are of no use to anyone.
  rmSync(path.dirname(folder), {recursive: true, force: true});
  mkdirSync(path.dirname(bundle), {recursive: true});
  const unfinished = `${bundle}.${process.pid}`;
  await build({
    absWorkingDir: root,
    entryPoints: [program],
    outfile: unfinished,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    // For an older target, esbuild makes each expression such as /\\p{L}/ anew whenever it is used.
    target: 'esnext',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [ownFolders],
  });
  renameSync(unfinished, bundle);
}

/** In a bundle, `__dirname` still is the folder of the source: data is beside it. */
const ownFolders = {
  name: 'own-folders',
  setup: ({onLoad}) =>
    onLoad({filter: /\.ts$/}, ({path: file}) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes('__dirname')) return undefined;
      const folder = JSON.stringify(path.dirname(file));
      return {contents: `const __dirname = ${folder};${text}`, loader: 'ts'};
    }),
};

await main(process.cwd());
