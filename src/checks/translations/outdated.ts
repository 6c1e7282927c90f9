import type {Site} from '../site';
import {isOutdated, translatedPages} from './translations';

/**
 * What `npm run check` says about translations whose originals have changed. It isn't a fault: whoever changes a page
 * needn't know the languages that it's translated into. Readers see a notice on the page.
 */
export const outdatedTranslations = (site: Site): {file: string; line: string}[] =>
  translatedPages(site)
    .filter(isOutdated)
    .map(({file: {path}, originalPath}) => ({
      file: path,
      line: `note: ${originalPath} has changed since ${path} was written: compare them, then run \`npm run translated -- ${path}\``,
    }));
