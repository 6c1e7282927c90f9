import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Language} from '../../base/languages';
import {textsFile} from '../../base/languages/texts';
import {formatIn, replacementsOf, shownTextsIn} from './replacements';

/** What components show from the product's data. */
const shownData = ['connectors/labels', 'react-pages', 'releases/kinds', 'sections'];

/**
 * The code whose texts readers see: our components with the counts and labels that they show, and DocSearch, whose texts
 * are defaults in its code. What a report says, we read. BQL's messages and the calculators' fields stay in English, as
 * the pages and the product's screens have them.
 */
export const translatedCode = new RegExp(
  [
    'src/(?:app|base|docusaurus|pages|theme)/.*(?<!report)\\.tsx?$',
    'src/content/query-examples/count\\.ts$',
    `src/product/(?:${shownData.join('|')})\\.ts$`,
    '@docsearch/react/dist/esm/',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

/**
 * Writes the interface in another language while the site is built. Components keep their texts in English, as they
 * read best, so that a site in English has no code for translations: `translate()` would add an ID for each text. The
 * site in English has these texts with the quotes of print, which no one can type.
 */
export default function languages({i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale as Language;
  const replacements = [...replacementsOf(shownTextsIn(language)), formatIn(language)];
  return {
    name: 'languages',
    getPathsToWatch: () => [textsFile(language)],
    configureWebpack: () => ({
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
    }),
  };
}
