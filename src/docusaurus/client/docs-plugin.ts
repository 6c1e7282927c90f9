import docs, {
  type LoadedContent,
  type PluginOptions,
  type PropCategoryGeneratedIndex,
  type PropSidebarItem,
  type PropVersionDocs,
  type PropVersionMetadata,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

/** A document that a card shows. A connector's card also shows the facts in its page's front matter. */
export type ListedDoc = PropVersionDocs[string] & {connector?: unknown};

/** The props of a category's page: the category, and the documents that its cards show. */
export interface CategoryPage extends PropCategoryGeneratedIndex {
  docs: Record<string, ListedDoc>;
}

/** The props of documentation routes: a version, a category, or neither. */
interface Props {
  version?: PropVersionMetadata;
  categoryGeneratedIndex?: PropCategoryGeneratedIndex;
}

/**
 * Docusaurus's docs plugin, except that pages don't contain the titles and descriptions of all other pages. Only the
 * cards on category pages show them, and `src/theme/DocCategoryGeneratedIndexPage` has the ones it lists. Saves 22.6 kB
 * of script in Brotli on every page.
 */
export default async function leanDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docs(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const facts = connectorFacts(content);
      const addRoute = (route: RouteConfig) => actions.addRoute(lean(route, facts));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

export {validateOptions};

/**
 * Returns a route and its child routes without the version's documents.
 *
 * @param facts the connectors' facts by version and document
 * @param above the version that the route belongs to
 */
function lean(
  route: RouteConfig,
  facts: Map<string, unknown>,
  above?: PropVersionMetadata,
): RouteConfig {
  const {version, categoryGeneratedIndex} = (route.props ?? {}) as Props;
  const routes = route.routes?.map((each) => lean(each, facts, version ?? above));
  if (version) return {...route, routes, props: {...route.props, version: {...version, docs: {}}}};
  if (above && categoryGeneratedIndex) {
    const docs = listedBy(categoryGeneratedIndex, above, facts);
    return {...route, props: {categoryGeneratedIndex: {...categoryGeneratedIndex, docs}}};
  }
  return routes ? {...route, routes} : route;
}

/** Returns the documents that a category lists. */
function listedBy(
  {permalink}: PropCategoryGeneratedIndex,
  {version, docsSidebars, docs}: PropVersionMetadata,
  facts: Map<string, unknown>,
): CategoryPage['docs'] {
  const ids = itemsOf(permalink, Object.values(docsSidebars).flat()).flatMap((item) =>
    item.type === 'link' && item.docId ? [item.docId] : [],
  );
  return Object.fromEntries(
    ids.flatMap((id) =>
      docs[id] ? [[id, {...docs[id], connector: facts.get(`${version} ${id}`)}]] : [],
    ),
  );
}

/** Returns what the front matter of connector pages says, without their versions, which are long. */
function connectorFacts({loadedVersions}: LoadedContent): Map<string, unknown> {
  return new Map(
    loadedVersions.flatMap(({versionName, docs}) =>
      docs.map(({id, frontMatter}): [string, unknown] => {
        const {connector} = frontMatter as {connector?: {versions?: unknown}};
        return [`${versionName} ${id}`, connector && {...connector, versions: undefined}];
      }),
    ),
  );
}

/** Returns the items of the category with an address, searching nested items, too. */
function itemsOf(href: string, items: PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    return item.href === href ? item.items : itemsOf(href, item.items);
  });
}
