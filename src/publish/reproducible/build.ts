import {spawnSync} from 'node:child_process';

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
/** What a build or a development server keeps for the next one: results of the bundler and ours, and generated files. */
export const kept = ['node_modules/.cache', '.cache', '.docusaurus'];

const tsx = 'node_modules/tsx/dist/cli.mjs';

/**
 * Builds the site in a folder, and shows what the build says.
 *
 * @param folder the site's folder
 * @param outDir where the build goes, from there
 * @param environment variables to add
 * @throws {Error} if the build fails
 */
export function buildIn(folder: string, outDir: string, environment: NodeJS.ProcessEnv = {}): void {
  runIn(folder, [docusaurus, 'build', '--out-dir', outDir], environment);
}

/**
 * Adds to a build what a release has for readers without a connection, and for their assistants.
 *
 * @param folder the site's folder
 * @param outDir the build, from there
 * @throws {Error} if a part can't be made
 */
export function addDownloadsIn(folder: string, outDir: string): void {
  for (const cli of ['src/mcp/download/cli.ts', 'src/offline/cli.ts'])
    runIn(folder, [tsx, cli, '--quick', outDir]);
}

function runIn(folder: string, program: string[], environment: NodeJS.ProcessEnv = {}): void {
  const {status} = spawnSync(process.execPath, program, {
    cwd: folder,
    env: {...process.env, ...environment},
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`"${program.join(' ')}" failed in ${folder}.`);
}
