import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {withoutBase} from '../../base/base-path';
import {currentVersion} from '../../product/doc-versions';
import {fillIn, product, siteBase} from '../../product/facts';
import {reactPages} from '../../product/react-pages';
import {categoriesOf} from '../../product/sidebars';
import type {ListedPage} from './pages';

/** Generates a list of every page with its title, description, and route, as a chunk that's loaded on demand. */
export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs | undefined;
      const pages = [...(docs ? pagesOfDocs(docs) : []), ...pagesInReact].sort((a, b) =>
        a.route.localeCompare(b.route, 'en'),
      );
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}

/** Returns the documents, and the category pages that list some of them. */
function pagesOfDocs(content: Docs): ListedPage[] {
  const {docs = [], sidebars = {}} = currentVersion(content) ?? {};
  return [...docs, ...Object.values(sidebars).flatMap(categoriesOf)].map(
    ({title, description = '', permalink}) => ({
      title,
      description,
      route: withoutBase(permalink, siteBase),
    }),
  );
}

/** The pages that are written in React: home, help, versions, and the playground. */
const pagesInReact: ListedPage[] = reactPages.map(({description, ...page}) => ({
  ...page,
  description: fillIn(description, product),
}));
