import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext} from '@docusaurus/types';
import {describeReactPage} from '../../content/react-page';
import {product} from '../../product/facts';
import type {Block} from './blocks';
import {noSection, pageRecords} from './page';
import {pageRank} from './page-rank';
import type {SearchRecord} from './record';
import {normalize} from './text';

type Context = Pick<LoadContext, 'siteDir' | 'siteConfig' | 'i18n'>;

/**
 * Makes the search records of the pages that are written in React (home, help, versions), for the dev server: of
 * the title, the description and the headings that stand in a page's file. The rest of its text exists only once
 * it is rendered.
 *
 * @param pages what the pages plugin hands to `allContentLoaded`
 * @throws {Error} when the file of a page cannot be read
 */
export function recordsFromReact(
  pages: LoadedContent,
  {siteDir, siteConfig, i18n}: Context,
): SearchRecord[] {
  return pages
    .filter(({type}) => type === 'jsx')
    .flatMap(({permalink, source}) => {
      const code = readFileSync(path.join(siteDir, source.replace(/^@site\//, '')), 'utf8');
      const {title = permalink, description = ''} = describeReactPage(code);
      const page = {
        route: permalink,
        siteUrl: siteConfig.url,
        section: noSection,
        title,
        description,
        language: i18n.currentLocale,
        docusaurusTag: 'default',
        keywords: [],
        pageRank: pageRank({route: permalink, isSection: false, isCategory: false}),
      };
      return pageRecords(page, headingsOf(code));
    });
}

function headingsOf(code: string): Block[] {
  return Array.from(code.matchAll(/<h([2-6])>([^<]+)<\/h\1>/g), ([, level, text = '']) => ({
    type: 'heading',
    level: Number(level),
    anchor: '',
    text: normalize(text.replaceAll('{product}', product.name)),
  }));
}
