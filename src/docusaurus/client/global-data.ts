import globalData from '@generated/globalData.json';
import routes from '@generated/routes';
import {listPages} from './list-pages';

const docs = globalData['docusaurus-plugin-content-docs'].default;
let pages: ReturnType<typeof listPages> | undefined;

for (const version of docs.versions)
  Object.defineProperty(version, 'docs', {
    // Imported on demand, because the routes and this module import each other.
    get() {
      pages ??= listPages(routes, docs.path);
      return pages;
    },
  });

/** The data that plugins give to every page. Its list of all pages is derived from the routes, which saves 3.0 kB. */
export default globalData;
