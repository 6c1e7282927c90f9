import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutBase} from '../../base/base-path';
import {writeFile} from '../../base/built-site';
import type {Environment} from '../../base/environment';
import {filesOf, pagesOf} from './files';
import {rulesOf} from './rules';
import {tooLongPage} from './too-long';

interface Options {
  environment: Environment;
  /** The redirects, as plugin-client-redirects takes them. */
  redirects?: {from: string | string[]; to: string}[];
}

/**
 * Creates the plugin that writes the server rules into the build, so that both are always deployed together. It takes
 * no Docusaurus options, because they would put the whole environment into the site's script.
 */
export function deploy({environment, redirects = []}: Options) {
  return ({baseUrl}: LoadContext): Plugin => ({
    name: 'deploy',
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.map((path) => withoutBase(path, baseUrl));
      const rules = rulesOf(pagesOf(outDir, routes), environment, redirects, baseUrl);
      writeFile(outDir, '414.html', tooLongPage(baseUrl));
      for (const [name, text] of Object.entries(filesOf(rules))) writeFile(outDir, name, text);
    },
  });
}
