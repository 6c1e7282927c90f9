import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Language} from '../../base/languages';
import {readTexts, textsFile} from '../../base/languages/texts';
import {replacementsOf} from './replacements';

/**
 * The code whose texts readers see: our components, and DocSearch, whose texts are defaults in its code. What a report
 * says, we read.
 */
export const translatedCode =
  /src[\\/](?:app|base|docusaurus|theme)[\\/].*(?<!report)\.tsx?$|@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]/;

/**
 * Writes the interface in another language while the site is built. Components keep their texts in English, as they
 * read best, so that a site in English has no code for translations: `translate()` would add an ID for each text.
 */
export default function languages({i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale as Language;
  const replacements = replacementsOf(readTexts(language));
  return {
    name: 'languages',
    getPathsToWatch: () => [textsFile(language)],
    configureWebpack: () =>
      replacements.length === 0
        ? {}
        : {
            module: {
              rules: [
                {
                  test: translatedCode,
                  enforce: 'pre' as const,
                  loader: path.join(__dirname, 'translate-texts.cjs'),
                  options: {replacements},
                },
              ],
            },
          },
  };
}
