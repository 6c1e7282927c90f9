import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutBase} from '../../base/base-path';
import {writeFile} from '../../base/built-site';
import type {Environment} from '../../base/environment';
import {original} from '../../base/languages';
import {baseIn, siteRoot} from '../../product/facts';
import {filesOf, pagesBelow, pagesOf} from './files';
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
  return ({baseUrl, i18n}: LoadContext): Plugin => ({
    name: 'deploy',
    async postBuild({outDir, routesPaths}) {
      writeFile(outDir, '414.html', tooLongPage(baseUrl));
      const routes = routesPaths.map((path) => withoutBase(path, baseUrl));
      const {LOCALES = []} = environment;
      const isFirst = i18n.currentLocale === original;
      // The site is deployed as a whole: another language adds its pages to the rules, and is built after the first.
      const folder = isFirst ? outDir : path.dirname(outDir);
      const rules = rulesOf(
        isFirst ? pagesOf(outDir, routes) : pagesBelow(folder),
        environment,
        redirects,
        siteRoot,
        LOCALES.filter((code) => code !== original).map(baseIn),
      );
      for (const [name, text] of Object.entries(filesOf(rules))) writeFile(folder, name, text);
    },
  });
}
