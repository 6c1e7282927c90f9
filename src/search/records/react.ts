import type {LoadContext} from '@docusaurus/types';
import {fillIn, product} from '../../product/facts';
import {reactPages} from '../../product/react-pages';
import {noSection, pageRecords} from './page';
import {pageRank} from './page-rank';
import type {SearchRecord} from './record';

/**
 * Makes the search records of pages written in React (home, help, versions), for the dev server. They include only the
 * title and description, because the rest of a page's text exists only after rendering.
 */
export const recordsFromReact = ({
  siteConfig,
  i18n,
}: Pick<LoadContext, 'siteConfig' | 'i18n'>): SearchRecord[] =>
  reactPages.flatMap(({route, title, description}) =>
    pageRecords(
      {
        route,
        siteUrl: siteConfig.url + siteConfig.baseUrl,
        section: noSection,
        title,
        description: fillIn(description, product),
        language: i18n.currentLocale,
        docusaurusTag: 'default',
        keywords: [],
        pageRank: pageRank({route, isSection: false, isCategory: false}),
      },
      [],
    ),
  );
