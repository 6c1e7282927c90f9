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

/** The props of the route above pages with the same sidebar: that sidebar, by its name. Pages without one have none. */
export type SidebarProps = Partial<Pick<PropVersionMetadata, 'docsSidebars'>>;

/**
 * Docusaurus's docs plugin, except that pages don't contain the titles and descriptions of all other pages, or the
 * sidebars of other sections. Only the cards on category pages show descriptions, and
 * `src/theme/DocCategoryGeneratedIndexPage` has the ones it lists. Saves 22.6 kB of script in Brotli on every page.
 * `src/theme/DocRoot` has the page's sidebar. Saves another 6 to 9 kB in gzip.
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
      const writing: Promise<unknown>[] = [];
      const write: WriteSidebar = (version, name, sidebar) => {
        const file = `sidebar-${version}-${name}.json`;
        writing.push(actions.createData(file, JSON.stringify(sidebar)));
        return `@generated/${plugin.name}/${options.id}/${file}`;
      };
      const addRoute = (route: RouteConfig) => actions.addRoute(lean(route, {facts, write}));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
      await Promise.all(writing);
    },
  };
}

export {validateOptions};

/** Writes a sidebar of a version into a file, and returns the file's name for routes. */
type WriteSidebar = (
  version: string,
  name: string,
  sidebar: PropVersionMetadata['docsSidebars'],
) => string;

interface Help {
  /** The connectors' facts by version and document. */
  facts: Map<string, unknown>;
  write: WriteSidebar;
}

/**
 * Returns a route and its child routes without the version's documents and sidebars.
 *
 * @param above the version that the route belongs to
 */
function lean(route: RouteConfig, help: Help, above?: PropVersionMetadata): RouteConfig {
  const {version, categoryGeneratedIndex} = (route.props ?? {}) as Props;
  const below = version ?? above;
  const routes = route.routes
    ?.flatMap((each) => (below && each.routes ? bySidebar(each, below, help.write) : each))
    .map((each) => lean(each, help, below));
  if (version) {
    const props = {...route.props, version: {...version, docs: {}, docsSidebars: {}}};
    return {...route, routes, props};
  }
  if (above && categoryGeneratedIndex) {
    const docs = listedBy(categoryGeneratedIndex, above, help.facts);
    return {...route, props: {categoryGeneratedIndex: {...categoryGeneratedIndex, docs}}};
  }
  return routes ? {...route, routes} : route;
}

/**
 * Splits the route above a version's pages into one for each sidebar. Docusaurus has all sidebars in the route above
 * that.
 */
function bySidebar(
  route: RouteConfig,
  {version, docsSidebars}: PropVersionMetadata,
  write: WriteSidebar,
): RouteConfig[] {
  const {routes = []} = route;
  const names = new Set(routes.map(({sidebar}) => sidebar as string | undefined));
  return Array.from(names, (name) => {
    const own = {...route, routes: routes.filter(({sidebar}) => sidebar === name)};
    const items = name && docsSidebars[name];
    return items ? {...own, modules: {docsSidebars: write(version, name, {[name]: items})}} : own;
  });
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
