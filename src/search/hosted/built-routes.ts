import {existsSync} from 'node:fs';
import {listFiles, routeOf} from '../../base/built-site';

/**
 * Lists the routes of a built site, as `routesPaths` has them in `postBuild`.
 *
 * @param outDir the folder that `docusaurus build` wrote
 * @throws {Error} when there is no build
 */
export function builtRoutes(outDir: string): string[] {
  if (!existsSync(outDir)) throw new Error(`There is no ${outDir}: run \`npm run build\` first.`);
  return listFiles(outDir)
    .filter((file) => file.endsWith('.html'))
    .map(routeOf)
    .sort();
}
