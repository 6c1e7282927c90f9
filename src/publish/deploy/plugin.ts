import type {Plugin} from '@docusaurus/types';
import {writeFile} from '../../base/built-site';
import type {Environment} from '../../base/environment';
import {filesOf, pagesOf} from './files';
import {rulesOf} from './rules';

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
  return (): Plugin => ({
    name: 'deploy',
    async postBuild({outDir, routesPaths}) {
      const rules = rulesOf(pagesOf(outDir, routesPaths), environment, redirects);
      for (const [name, text] of Object.entries(filesOf(rules))) writeFile(outDir, name, text);
    },
  });
}
