import type {Plugin} from '@docusaurus/types';
import {writeFile} from '../../base/built-site';
import type {Environment} from '../../base/environment';
import {filesOf, pagesOf} from './files';
import {rulesOf} from './rules';

interface Options {
  environment: Environment;
  /** What plugin-client-redirects is given. */
  redirects?: {from: string | string[]; to: string}[];
}

/**
 * Makes the plugin that writes what servers are told about a build into the build: both come and go together.
 * It takes no options of Docusaurus, which would put the whole environment into the site's script.
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
