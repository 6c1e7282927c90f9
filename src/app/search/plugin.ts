import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutBase, withoutSlash} from '../../base/base-path';
import {currentVersion} from '../../product/doc-versions';
import {buildHelp} from './nothing-found/build-help';
import {startFrom} from './start/places';

/**
 * Loads the search dialog early if a reader requests it before React has hydrated the page, and provides what the dialog
 * offers before a query and without results.
 */
export default function searchDialog({baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-dialog',
    getClientModules: () => [path.join(__dirname, 'dialog/load-early.ts')],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      // Another site that uses this plugin, as in a browser test, has no documentation.
      if (!docs) return;
      const pages = (currentVersion(docs)?.docs ?? []).map(({title, id, permalink}) => ({
        title,
        file: `${id}.md`,
        route: withoutSlash(withoutBase(permalink, baseUrl)),
      }));
      const help = buildHelp(new Map(pages.map(({file, route}) => [file, route])));
      await actions.createData('start.json', JSON.stringify(startFrom(pages)));
      await actions.createData('help.json', JSON.stringify(help));
    },
  };
}
