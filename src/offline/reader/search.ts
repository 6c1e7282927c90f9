import {SearchEngine} from '../../search/index/engine';
import {addScript} from './add-script';
import {rowOf} from './search-row';

declare global {
  interface Window {
    /** The files of the search index, by name: `search-data.js` sets them. */
    searchFiles?: Record<string, unknown>;
    /** The site's address: in the index, pages have whole addresses. */
    siteUrl?: string;
    /** The copy's files by the site's routes. */
    routeFiles?: Record<string, string>;
  }
}

const shownHits = 50;

/** The search page of the copy: a form whose address keeps the query, and the results. */
const place = document.getElementById('search');
if (place) void show(place);

async function show(main: HTMLElement) {
  const query = new URLSearchParams(window.location.search).get('q')?.trim() ?? '';
  const form = document.createElement('form');
  form.className = 'offline-form';
  const field = document.createElement('input');
  field.type = 'search';
  field.name = 'q';
  field.maxLength = 512;
  field.value = query;
  field.ariaLabel = 'Search docs';
  field.required = true;
  const button = document.createElement('button');
  button.className = 'button button--primary';
  button.textContent = 'Search';
  form.append(field, button);
  const status = document.createElement('p');
  status.role = 'status';
  const list = document.createElement('ol');
  list.className = 'offline-results';
  main.replaceChildren(form, status, list);
  if (!query) {
    field.focus();
    return;
  }
  document.title = `${query} – ${document.title}`;
  status.textContent = 'Searching…';
  await addScript('search-data.js').catch((error) => {
    status.textContent = error.message;
  });
  const files = window.searchFiles;
  if (!files) return;
  const engine = new SearchEngine(async (name) => {
    if (!(name in files)) throw new Error(`The copy lacks ${name}. Unpack it again.`);
    return files[name];
  });
  await engine.loadAll();
  const {results} = await engine.search([
    {
      indexName: 'docs',
      query,
      hitsPerPage: shownHits,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    },
  ]);
  const [result] = results;
  if (!result) return;
  status.textContent = summaryOf(query, result.nbHits, result.correctedQuery);
  list.append(...result.hits.map((hit) => rowOf(hit)));
}

function summaryOf(query: string, count: number, corrected: string | undefined): string {
  if (count === 0) return `No results for "${query}"`;
  const of = `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`;
  const shown = count > shownHits ? `The first ${shownHits} of ${of}` : of;
  return corrected
    ? `Nothing matches "${query}". ${shown} for "${corrected}"`
    : `${shown} for "${query}"`;
}
