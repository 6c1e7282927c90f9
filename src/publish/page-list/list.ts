import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as ReactPages} from '@docusaurus/plugin-content-pages';
import {describeReactPage} from '../../content/react-page';
import {categoriesOf} from '../../product/sidebars';

/** A page of the site, as the not-found page lists it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Absolute path, `/docs/quick-start`. */
  route: string;
}

/** The documents, and the pages of categories that list some of them. */
export const pagesOfDocs = ({loadedVersions}: Docs): ListedPage[] =>
  loadedVersions.flatMap(({docs, sidebars}) =>
    [...docs, ...Object.values(sidebars).flatMap(categoriesOf)].map(
      ({title, description = '', permalink}) => ({title, description, route: permalink}),
    ),
  );

/**
 * The pages that are written in React and have a title: home, help, versions, the playground.
 *
 * @param siteDir the folder that `@site` stands for
 * @throws {Error} when the file of a page cannot be read
 */
export const pagesInReact = (pages: ReactPages, siteDir: string): ListedPage[] =>
  pages.flatMap(({type, permalink, source}) => {
    if (type !== 'jsx') return [];
    const code = readFileSync(path.join(siteDir, source.replace(/^@site\//, '')), 'utf8');
    const {title, description = ''} = describeReactPage(code);
    return title ? [{title, description, route: permalink}] : [];
  });
