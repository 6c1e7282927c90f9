import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import {fillIn, product} from '../../product/facts';
import {reactPages} from '../../product/react-pages';
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

/** The pages that are written in React: home, help, versions, the playground. */
export const pagesInReact: ListedPage[] = reactPages.map(({description, ...page}) => ({
  ...page,
  description: fillIn(description, product),
}));
