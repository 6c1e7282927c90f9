import globalData from '@generated/globalData.json';
import routes from '@generated/routes';
import {listPages} from './list-pages';

const docs = globalData['docusaurus-plugin-content-docs'].default;
let pages: ReturnType<typeof listPages> | undefined;

for (const version of docs.versions)
  Object.defineProperty(version, 'docs', {
    // Not before a page asks: the routes and this module import each other.
    get() {
      pages ??= listPages(routes, docs.path);
      return pages;
    },
  });

/** What plugins give to every page. Its list of all pages is made of the routes, which have the same: 3.0 kB less. */
export default globalData;
