import {cpSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Corpus, cache, fileOf} from '../corpus';
import {command} from './command';
import type {Prepared, System} from './system';

/** The parts around a page's content, excluded as Pagefind's manual says. */
const furniture = 'nav, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .hash-link, button';

/** The page from Pagefind's manual: https://pagefind.app/docs/ui-usage/ */
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pagefind</title>
<link href="/pagefind/pagefind-ui.css" rel="stylesheet"><script src="/pagefind/pagefind-ui.js"></script>
</head><body><div id="search"></div><script>
new PagefindUI({element: '#search', showSubResults: true, showImages: false});
</script></body></html>`;

/** Pagefind with its default interface. */
export const pagefind: System = {
  name: 'Pagefind',
  async prepare(corpus) {
    const folder = path.join(cache, `pagefind-${corpus.name}`);
    const pages = path.join(folder, 'pages');
    const site = path.join(folder, 'site');
    rmSync(folder, {recursive: true, force: true});
    stage(corpus, pages);
    await command('pagefind/lib/runner/bin.cjs', [
      ...['--site', pages, '--output-path', path.join(site, 'pagefind')],
      ...['--root-selector', 'main', '--exclude-selectors', furniture],
    ]);
    writeFileSync(path.join(site, 'index.html'), page);
    return prepared(site);
  },
};

/** Only the pages to index: a build also has redirects and an error page. */
function stage(corpus: Corpus, pages: string) {
  for (const route of corpus.routes) {
    const target = path.join(pages, route === '/' ? 'index.html' : `${route}.html`);
    mkdirSync(path.dirname(target), {recursive: true});
    cpSync(fileOf(corpus, route), target);
  }
}

function prepared(site: string): Prepared {
  const bundle = path.join(site, 'pagefind');
  const index = readdirSync(bundle, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.pf_(index|fragment|meta|filter)$/.test(name))
    .map((name) => path.join(bundle, name));
  return {
    roots: [site],
    page: '/',
    open: '.pagefind-ui__search-input',
    input: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
    index,
    early: (file) => file.startsWith('/pagefind/'),
    search: (queries, {page}) => page.evaluate(inPage, queries),
  };
}

interface PagefindModule {
  search(
    query: string,
  ): Promise<{results: {data(): Promise<{url: string; sub_results: {url: string}[]}>}[]}>;
}

/** Runs in the browser: the interface shows a page, then up to three of its sections. */
async function inPage(queries: string[]): Promise<string[][]> {
  const address = '/pagefind/pagefind.js';
  const module: PagefindModule = await import(address);
  const answers: string[][] = [];
  for (const query of queries) {
    const {results} = await module.search(query);
    const hits = await Promise.all(results.slice(0, 10).map((result) => result.data()));
    answers.push(
      hits.flatMap(({url, sub_results}) => [url, ...sub_results.slice(0, 3).map((sub) => sub.url)]),
    );
  }
  return answers;
}
