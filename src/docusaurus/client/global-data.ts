import globalData from '@generated/globalData.json';
import routes from '@generated/routes';
import {listPages} from './list-pages';

const docs = globalData['docusaurus-plugin-content-docs'].default;

for (const version of docs.versions)
  Object.defineProperty(version, 'docs', {
    // Listed on demand, because the routes and this module import each other, and routes are added while a reader reads.
    get: () => listPages(routes, docs.path),
  });

/** The data that plugins give to every page. Its list of pages is derived from the routes. */
export default globalData;
