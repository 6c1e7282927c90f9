import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {Page} from './pages';

/** Lists every page with title, description and route, as a chunk that only loads where it is used. */
export default function siteIndex(): Plugin {
  return {
    name: 'site-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      const pages: Page[] = (docs?.loadedVersions ?? [])
        .flatMap((version) => version.docs)
        .map(({title, description, permalink}) => ({title, description, route: permalink}))
        .sort((a, b) => a.route.localeCompare(b.route, 'en'));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
