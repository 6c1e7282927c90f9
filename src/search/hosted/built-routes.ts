import {existsSync} from 'node:fs';
import {routeOf} from '../../base/built-site';
import {listFiles} from '../../base/source/paths';

/**
 * Lists a built site's routes, as `routesPaths` in `postBuild` does.
 *
 * @param outDir the folder written by `docusaurus build`
 * @throws {Error} when there's no build
 */
export function builtRoutes(outDir: string): string[] {
  if (!existsSync(outDir)) throw new Error(`${outDir} doesn't exist: run \`npm run build\` first.`);
  return listFiles(outDir)
    .filter((file) => file.endsWith('.html'))
    .map(routeOf)
    .sort();
}
