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

/** What the page of a category is given: itself, and the documents that its cards show. */
export interface CategoryPage extends PropCategoryGeneratedIndex {
  docs: PropVersionDocs;
}

/** What routes of the documentation are given: a version, a category, or nothing. */
interface Props {
  version?: PropVersionMetadata;
  categoryGeneratedIndex?: PropCategoryGeneratedIndex;
}

/**
 * Docusaurus's plugin of the documentation, except that no page carries the titles and descriptions of all others. Only
 * the cards on the pages of categories show them: `src/theme/DocCategoryGeneratedIndexPage` has those that it lists.
 * 22.6 kB of script in Brotli less on every page.
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
 * The route, and those below it, without the version's documents.
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

/** The documents that a category lists. */
function listedBy(
  {permalink}: PropCategoryGeneratedIndex,
  {docsSidebars, docs}: PropVersionMetadata,
): PropVersionDocs {
  const ids = itemsOf(permalink, Object.values(docsSidebars).flat()).flatMap((item) =>
    item.type === 'link' && item.docId ? [item.docId] : [],
  );
  return Object.fromEntries(ids.flatMap((id) => (docs[id] ? [[id, docs[id]]] : [])));
}

/** What the category with an address holds, looked for in some items and below them. */
function itemsOf(href: string, items: PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    return item.href === href ? item.items : itemsOf(href, item.items);
  });
}
