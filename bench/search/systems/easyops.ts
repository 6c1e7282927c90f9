import {mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Server} from '../../server';
import {cache} from '../corpus';
import {command, peers} from './command';
import type {Prepared, System} from './system';

const site = path.join(__dirname, '../easyops');

/** easyops/docusaurus-search-local, in a Docusaurus site of one page. */
export const easyops: System = {
  name: 'easyops',
  async prepare(corpus) {
    const folder = path.join(cache, `easyops-${corpus.name}`);
    const build = path.join(folder, 'build');
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    const description = path.join(folder, 'corpus.json');
    writeFileSync(description, JSON.stringify(corpus));
    await command('@docusaurus/core/bin/docusaurus.mjs', ['build', site, '--out-dir', build], {
      variables: {CORPUS: description},
    });
    const name = readdirSync(corpus.folder).find((file) => /^search-index.*\.json$/.test(file));
    if (!name) throw new Error(`easyops wrote no index to ${corpus.folder}`);
    const index = path.join(build, name);
    renameSync(path.join(corpus.folder, name), index);
    return prepared(build, index);
  },
};

function prepared(build: string, index: string): Prepared {
  return {
    roots: [build],
    page: '/',
    open: '.navbar__search-input',
    input: '.navbar__search-input',
    result: '[class*="dropdownMenu_"] [class*="suggestion_"]',
    index: [index],
    search: (queries, {server}) => answer(queries, server),
  };
}

interface Worker {
  search(
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
  ): Promise<{document: {u: string; h?: string}}[]>;
}

/** Calls the theme's own worker in this process, because the page can't provide its suggestions' addresses. */
async function answer(queries: string[], server: Server): Promise<string[][]> {
  Object.assign(globalThis, {location: {origin: server.url}});
  const worker = new (await loadWorker())();
  const answers: string[][] = [];
  for (const query of queries) {
    const hits = await worker.search(`${server.url}/`, '', query, 8);
    answers.push(hits.map(({document}) => document.u + (document.h ?? '')));
  }
  return answers;
}

async function loadWorker(): Promise<new () => Worker> {
  const constants = path.join(
    site,
    '.docusaurus/@easyops-cn/docusaurus-search-local/default/generated-constants.js',
  );
  const {outputFiles} = await peers('esbuild').build({
    entryPoints: [
      path.join(
        path.dirname(peers.resolve('@easyops-cn/docusaurus-search-local/package.json')),
        'dist/client/client/theme/worker.js',
      ),
    ],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    plugins: [
      {
        name: 'stand-ins',
        setup(build: {
          onResolve(options: {filter: RegExp}, resolve: () => object): void;
          onLoad(options: {filter: RegExp; namespace: string}, load: () => object): void;
        }) {
          build.onResolve({filter: /proxiedGeneratedConstants$/}, () => ({path: constants}));
          build.onResolve({filter: /^comlink$/}, () => ({path: 'comlink', namespace: 'none'}));
          build.onLoad({filter: /./, namespace: 'none'}, () => ({
            contents: 'export const expose = () => {};',
          }));
        },
      },
    ],
  });
  const module = {exports: {} as {SearchWorker: new () => Worker}};
  new Function('module', 'exports', 'require', outputFiles[0].text)(module, module.exports, peers);
  return module.exports.SearchWorker;
}
