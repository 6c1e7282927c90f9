import {spawnSync} from 'node:child_process';

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * Builds the site in a folder, and shows what the build says.
 *
 * @param folder the site's folder
 * @param outDir where the build goes, from there
 * @param environment variables to add
 * @throws {Error} if the build fails
 */
export function buildIn(folder: string, outDir: string, environment: NodeJS.ProcessEnv = {}): void {
  const {status} = spawnSync(process.execPath, [docusaurus, 'build', '--out-dir', outDir], {
    cwd: folder,
    env: {...process.env, ...environment},
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
}
