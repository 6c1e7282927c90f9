import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {type Corpus, cache, fileOf} from '../corpus';
import {command, peers} from './command';
import type {Prepared, System} from './system';

/**
 * Pages are stubs with a title. Their text reaches the index as rendered HTML through VitePress's own hook,
 * because its compiler can't read our Markdown.
 */
const config = `import {readFileSync} from 'node:fs';
export default {
  title: 'VitePress', ignoreDeadLinks: true, lastUpdated: false,
  themeConfig: {search: {provider: 'local', options: {
    detailedView: false,
    _render: (source, env) => readFileSync(env.path.replace(/md$/, 'html'), 'utf8'),
  }}},
};`;

/** VitePress with its local search. */
export const vitepress: System = {
  name: 'VitePress',
  async prepare(corpus) {
    const folder = path.join(cache, `vitepress-${corpus.name}`);
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(path.join(folder, '.vitepress'), {recursive: true});
    writeFileSync(path.join(folder, '.vitepress/config.mjs'), config);
    // Pages import Vue, which must be next to them.
    symlinkSync(path.join(__dirname, '../node_modules'), path.join(folder, 'node_modules'));
    for (const route of corpus.routes) writePage(folder, corpus, route);
    await command('vitepress/bin/vitepress.js', ['build', folder]);
    return prepared(path.join(folder, '.vitepress/dist'));
  },
};

function writePage(folder: string, corpus: Corpus, route: string) {
  const {title, html} = article(readFileSync(fileOf(corpus, route), 'utf8'));
  const file = path.join(folder, route === '/' ? 'index' : route);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.md`, `---\ntitle: ${JSON.stringify(title)}\n---\n\n# ${title}\n`);
  writeFileSync(`${file}.html`, html);
}

/** A page's text, with headings written like VitePress's and a line for each block, as in Markdown. */
function article(page: string): {title: string; html: string} {
  const $ = peers('cheerio').load(page);
  $(
    'nav, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .hash-link, button, svg, script, style',
  ).remove();
  $('br').replaceWith('\n');
  const content = $('main');
  const title = content.find('h1').first().text();
  // A category page's cards are links, not sections.
  for (const card of content.find('a.card').get()) $(card).text($(card).text());
  const ids = new Set<string>();
  for (const element of content.find('h1, h2, h3, h4, h5, h6').get()) {
    const heading = $(element);
    const text = heading.text().trim();
    let id = heading.attr('id') ?? text.toLowerCase().replaceAll(/\W+/g, '-');
    while (ids.has(id)) id += '-1';
    ids.add(id);
    heading
      .attr('id', id)
      .text(`${text} `)
      .append(`<a class="header-anchor" href="#${id}">&ZeroWidthSpace;</a>`);
  }
  const html: string = content.html() ?? '';
  return {title, html: html.replaceAll(/<\/(td|th|tr|li|p|div|h\d|pre)>/g, '$&\n')};
}

function prepared(site: string): Prepared {
  const chunks = path.join(site, 'assets/chunks');
  const name = readdirSync(chunks).find((chunk) => chunk.startsWith('@localSearchIndexroot'));
  if (!name) throw new Error(`${chunks} contains no search index`);
  const index = path.join(chunks, name);
  return {
    roots: [site],
    page: '/',
    open: '#local-search button',
    input: '#localsearch-input',
    result: '.VPLocalSearchBox .result',
    index: [index],
    search: (queries) => answer(index, queries),
  };
}

/** What VPLocalSearchBox.vue does with a query. */
async function answer(index: string, queries: string[]): Promise<string[][]> {
  const module = path.join(path.dirname(index), '../../search-index.mjs');
  copyFileSync(index, module);
  const {default: json} = await import(pathToFileURL(module).href);
  const MiniSearch = peers('minisearch');
  const engine = MiniSearch.loadJSON(json, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
  });
  return queries.map((query) =>
    engine
      .search(query)
      .slice(0, 16)
      .map((hit: {id: string}) => hit.id),
  );
}
