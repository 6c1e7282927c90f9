import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {type ListedPage, pagesInReact, pagesOfDocs} from './list';

/** Lists every page with title, description and route, as a chunk that only loads where it is used. */
export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs | undefined;
      const pages: ListedPage[] = [...(docs ? pagesOfDocs(docs) : []), ...pagesInReact].sort(
        (a, b) => a.route.localeCompare(b.route, 'en'),
      );
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
