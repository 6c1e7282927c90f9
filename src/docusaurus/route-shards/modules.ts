import {runInNewContext} from 'node:vm';
import type {ChunkNames} from './chunk-names';
import {chunksOf, type GeneratedRoute, splitRoutes} from './split';

/** The texts of the files that Docusaurus generates about routes. */
export interface GeneratedTexts {
  /** `routes.js` */
  routes: string;
  /** `routesChunkNames.json` */
  chunkNames: string;
  /** `registry.js` */
  registry: string;
}

/** A module that a shard consists of. */
export interface ShardModule {
  /** The name of the shard's chunk. */
  chunk: string;
  /** The chunks that only this shard's pages have. */
  pages: string[];
}

/** The modules that replace Docusaurus's. */
export interface RouteModules {
  /** Texts by file name. */
  files: Map<string, string>;
  shards: ShardModule[];
}

/** What a shard's module has instead of the names of its pages' files, until the bundler knows them. */
export const placeholderIn = (chunk: string): string => `files of ${chunk}`;

/**
 * Writes the modules about routes: one that every page has, and one for each shard. Docusaurus has three lists of all
 * pages in every page's script: the routes, the chunks of each route, and how to load each chunk.
 *
 * @throws {Error} if the texts aren't what Docusaurus 3.10 generates
 */
export function writeRouteModules(texts: GeneratedTexts): RouteModules {
  const routes = readRoutes(texts);
  const loaders = readLoaders(texts.registry);
  const {shared, shards} = splitRoutes(routes);

  const uses = new Map<string, number>();
  for (const chunk of chunksOf(routes)) uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
  const isOwn = (chunk: string) => uses.get(chunk) === 1;

  const written = shards.map((placed, index) => {
    const pages = chunksOf(placed.map(([, route]) => route)).filter(isOwn);
    return {chunk: `routes-${index}`, pages, placed};
  });
  const inShards = new Set(written.flatMap(({pages}) => pages));
  const common = [...loaders.keys()].filter((chunk) => !inShards.has(chunk));

  const registryOf = (chunks: string[]) =>
    `{${chunks.map((chunk) => `"${chunk}": ${loaders.get(chunk)}`).join(',\n')}}`;
  const files = new Map([
    ['routes.js', withCreator(`export default ${writeRoutes(shared)};`)],
    ['registry.js', `export default ${registryOf(common)};\n`],
    ['shards.js', `export const shards = [${written.map(importShard).join(',\n')}];\n`],
  ]);
  for (const {chunk, pages, placed} of written) {
    const lines = placed.map(([parent, route]) => `[${parent}, ${writeRoute(route)}]`);
    files.set(
      `${chunk}.js`,
      withCreator(
        `export const routes = [${lines.join(',\n')}];`,
        `export const registry = ${registryOf(pages)};`,
        `export const files = ${JSON.stringify(placeholderIn(chunk))};`,
      ),
    );
  }
  return {files, shards: written.map(({chunk, pages}) => ({chunk, pages}))};
}

const importShard = ({chunk}: ShardModule) =>
  `() => import(/* webpackChunkName: "${chunk}" */ './${chunk}.js')`;

const withCreator = (...lines: string[]) =>
  ["import ComponentCreator from '@docusaurus/ComponentCreator';", ...lines, ''].join('\n');

/** Runs the module that has the routes. Each route's component becomes the names of its chunks. */
function readRoutes(texts: GeneratedTexts): GeneratedRoute[] {
  const chunkNames: Record<string, ChunkNames> = JSON.parse(texts.chunkNames);
  const ComponentCreator = (route: string, hash: string) => chunkNames[`${route}-${hash}`];
  const code = texts.routes.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const context: {routes?: (GeneratedRoute & {component?: ChunkNames})[]} = {};
  runInNewContext(code, Object.assign(context, {ComponentCreator}));
  if (!context.routes) throw new Error("routes.js doesn't export routes");
  return context.routes.map(withChunks);
}

function withChunks({component, ...route}: GeneratedRoute): GeneratedRoute {
  return {
    ...route,
    ...(route.routes && {routes: route.routes.map(withChunks)}),
    chunks: component as ChunkNames | undefined,
  };
}

/**
 * Reads how to load each chunk: the module, and its number in the bundle. Skips the module's name, which only the
 * server needs.
 */
function readLoaders(registry: string): Map<string, string> {
  const lines = registry.matchAll(
    /^ {2}"(\w+)": \[(.*), "(.*)", (require\.resolveWeak\("\3"\))\],/gm,
  );
  const loaders = new Map(
    Array.from(lines, ([, chunk = '', load, , weak]) => [chunk, `[${load}, "", ${weak}]`]),
  );
  if (loaders.size === 0) throw new Error('registry.js lists no module');
  return loaders;
}

const writeRoutes = (routes: GeneratedRoute[]): string => `[${routes.map(writeRoute).join(',\n')}]`;

function writeRoute({path, chunks, routes, ...attributes}: GeneratedRoute): string {
  const names = [path, chunks].filter(Boolean).map((each) => JSON.stringify(each));
  const parts = [
    `path: ${JSON.stringify(path)}`,
    `component: ComponentCreator(${names.join(', ')})`,
    ...(routes ? [`routes: ${writeRoutes(routes)}`] : []),
    ...Object.entries(attributes).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
  ];
  return `{${parts.join(', ')}}`;
}
