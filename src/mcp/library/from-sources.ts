import {once} from '../../base/once';
import {entryOf} from '../../product/connectors/entry';
import {readConnectorPages} from '../../product/connectors/pages';
import {product} from '../../product/facts';
import {readReleases} from '../../product/releases';
import {listEntries} from '../../product/releases/listing';
import {udm} from '../../product/udm';
import {copyOf} from '../../publish/markdown-copies/markdown-copy';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';
import {keptIndex} from './kept-index';
import type {Library} from './library';
import {readPages} from './pages';
import {versionsOf} from './versions';

/**
 * Returns a library that reads the project's files, each part with the first question that needs it. Changes to the
 * files after that aren't read.
 *
 * @param root the project's root, which is also the working directory
 */
export function libraryFromSources(root: string): Library {
  const pages = once(readPages);
  const byRoute = once(() => new Map(pages().map((page) => [page.route, page])));
  const routes = once(
    () => new Map(pages().flatMap(({file, route}) => (file ? [[file, route] as const] : []))),
  );
  const index = once(() => keptIndex(root));
  const connectors = once(() => readConnectorPages().map(entryOf));
  const dataset = once(() => ({udm, graph: graphOf(loadSample())}));
  const entries = once(() => listEntries(readReleases()));
  const versions = once(() => versionsOf(readReleases()));
  return {
    name: product.name,
    siteUrl: product.siteUrl,
    markdownOf(route) {
      const page = byRoute().get(route);
      return page && copyOf(page, routes());
    },
    readIndex: async (name) => JSON.parse(index().get(name) ?? 'null'),
    get dataset() {
      return dataset();
    },
    get connectors() {
      return connectors();
    },
    get releaseEntries() {
      return entries();
    },
    get versions() {
      return versions();
    },
  };
}
