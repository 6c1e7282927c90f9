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

/** The props of a category's page: the category, and the documents that its cards show. */
export interface CategoryPage extends PropCategoryGeneratedIndex {
  docs: PropVersionDocs;
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
      const addRoute = (route: RouteConfig) => actions.addRoute(lean(route));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

export {validateOptions};

/**
 * Returns a route and its child routes without the version's documents.
 *
 * @param above the version that the route belongs to
 */
function lean(route: RouteConfig, above?: PropVersionMetadata): RouteConfig {
  const {version, categoryGeneratedIndex} = (route.props ?? {}) as Props;
  const routes = route.routes?.map((each) => lean(each, version ?? above));
  if (version) return {...route, routes, props: {...route.props, version: {...version, docs: {}}}};
  if (above && categoryGeneratedIndex) {
    const docs = listedBy(categoryGeneratedIndex, above);
    return {...route, props: {categoryGeneratedIndex: {...categoryGeneratedIndex, docs}}};
  }
  return routes ? {...route, routes} : route;
}

/** Returns the documents that a category lists. */
function listedBy(
  {permalink}: PropCategoryGeneratedIndex,
  {docsSidebars, docs}: PropVersionMetadata,
): PropVersionDocs {
  const ids = itemsOf(permalink, Object.values(docsSidebars).flat()).flatMap((item) =>
    item.type === 'link' && item.docId ? [item.docId] : [],
  );
  return Object.fromEntries(ids.flatMap((id) => (docs[id] ? [[id, docs[id]]] : [])));
}

/** Returns the items of the category with an address, searching nested items, too. */
function itemsOf(href: string, items: PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    return item.href === href ? item.items : itemsOf(href, item.items);
  });
}
