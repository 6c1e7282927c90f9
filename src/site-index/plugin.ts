import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as ReactPages} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesInReact, pagesOfDocs} from './list';
import type {Page} from './pages';

/** Lists every page with title, description and route, as a chunk that only loads where it is used. */
export default function siteIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs | undefined;
      const others = allContent['docusaurus-plugin-content-pages']?.default as
        | ReactPages
        | undefined;
      const pages: Page[] = [
        ...(docs ? pagesOfDocs(docs) : []),
        ...(others ? pagesInReact(others, siteDir) : []),
      ].sort((a, b) => a.route.localeCompare(b.route, 'en'));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
