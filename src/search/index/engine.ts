import {type Ranking, rank} from '../ranking/ranking';
import type {SearchBackend, SearchRequest, SearchResult} from './backend';
import {hitOf, markerOf} from './hit';
import {hasTerms, termsOf} from './page-terms';
import {type Slot, wantedTerms} from './query';
import type {ReadFile} from './read-sound';
import {SiteIndex} from './site-index';
import {suggest} from './suggest';

/**
 * What became of the index since earlier answers: what partial ones lacked is there now, or couldn't be loaded; or a
 * newer index has taken its place.
 */
export type News = 'refined' | 'incomplete' | 'renewed';

/** Pages whose texts are loaded to be compared; of the others, what is there. */
const readPages = 10;
const longestQuery = 512;
/** How long after an answer more of the index is loaded: the answer is shown, and the reader has stopped typing. */
const pauseMilliseconds = 200;
const practiceSearches = 20;
const defaultHits = 20;

/**
 * Answers searches from the index files. Titles and headings answer first, if they can; what has to be read
 * for a better answer is loaded when the reader pauses, and `tell` is called with what became of that.
 */
export class SearchEngine implements SearchBackend {
  #index: Promise<SiteIndex> | undefined;
  /** The same once it has been read. */
  #present: SiteIndex | undefined;
  /** Files that would have made the newest answers better. */
  readonly #lacking = new Set<string>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  #hasPractised = false;

  constructor(
    private readonly read: ReadFile,
    private readonly tell: (news: News) => void = () => {},
  ) {}

  async search(requests: SearchRequest[]): Promise<{results: SearchResult[]}> {
    clearTimeout(this.#pause);
    this.#lacking.clear();
    try {
      const index = await this.#open();
      const results = await Promise.all(requests.map((request) => this.#answer(index, request)));
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => this.#loadMore(index), pauseMilliseconds);
      return {results};
    } catch (error) {
      // The next search reads everything again: after a new release, the old files are gone.
      this.#take(undefined);
      throw error;
    }
  }

  /**
   * Looks whether a newer index has been deployed, and takes it. Where that can't be told, and where the index is only
   * just being read, it stays.
   */
  async renew(): Promise<void> {
    const present = this.#present;
    const newest = await present?.newest().catch(() => present);
    if (!newest || newest === present || present !== this.#present) return;
    this.#take(newest);
    this.tell('renewed');
  }

  /** The same as `search`, from the JSON of a multi-index query to the JSON of its answer. */
  async ask(query: string): Promise<string> {
    return JSON.stringify(await this.search(JSON.parse(query).requests));
  }

  /** Reads the first file before it is needed. If that fails, the search that needs it says so. */
  warmUp(): void {
    this.#open().catch(() => this.#take(undefined));
  }

  /** Loads the whole index, as the benchmark and tests want it. */
  async loadAll(): Promise<void> {
    await (await this.#open()).loadAll();
  }

  async #open(): Promise<SiteIndex> {
    this.#index ??= SiteIndex.open(this.read);
    this.#present = await this.#index;
    return this.#present;
  }

  #take(index: SiteIndex | undefined): void {
    this.#present = index;
    this.#index = index && Promise.resolve(index);
  }

  async #answer(index: SiteIndex, request: SearchRequest): Promise<SearchResult> {
    const started = performance.now();
    const text = (request.query ?? '').slice(0, longestQuery);
    const missing = index.missingWords(wantedTerms(text));
    const byName = () => rankByName(index, text, request);
    const quick = missing.length > 0 ? byName() : rank(index, index.words, text, request);
    const missingTexts = index.missingTexts(firstPages(quick));
    const answer = (ranking: Ranking, lacking: string[]) => {
      for (const file of lacking) this.#lacking.add(file);
      return resultOf(index, request, ranking, started, lacking.length > 0);
    };

    if (missing.length === 0 && missingTexts.length === 0) return answer(quick, unread(index));
    const names = missing.length > 0 ? quick : byName();
    if (names.matches.complete && names.candidates.length > firstHit(request)) {
      return answer(quick, [...missing, ...missingTexts]);
    }
    await index.load(missing);
    const better = rank(index, index.words, text, request);
    await index.load(index.missingTexts(firstPages(better)));
    const best = rank(index, index.words, text, request);
    return answer(best, unread(index));
  }

  /** Loads everything or, of a large site, what the newest answers lacked, and makes ready to search it. */
  async #loadMore(index: SiteIndex): Promise<void> {
    const lacking = [...this.#lacking];
    try {
      await (index.isSmall ? index.loadAll() : index.load(lacking));
    } catch {
      // After a new release, the old files are gone; else a later search asks for them again.
      await this.renew();
      if (index === this.#present && lacking.length > 0) {
        this.tell(index.has(lacking) ? 'refined' : 'incomplete');
      }
      return;
    }
    if (lacking.length > 0) this.tell('refined');
    await readTexts(index);
    if (this.#hasPractised) return;
    this.#hasPractised = true;
    await practise(index);
  }
}

/** Finds the pages whose titles, keywords and headings answer a query. */
function rankByName(index: SiteIndex, text: string, request: Partial<SearchRequest> = {}): Ranking {
  index.names.read(text);
  return rank(index, index.names.words, text, request);
}

/** Reads the texts that have come into terms. */
async function readTexts({pages}: SiteIndex): Promise<void> {
  for (const page of pages.filter((page) => page.complete && !hasTerms(page))) {
    await pause();
    termsOf(page);
  }
}

/** Searches for some pages by their titles: the engine's code runs several times faster once it has run often. */
async function practise(index: SiteIndex): Promise<void> {
  for (const {title} of index.pages.slice(0, practiceSearches)) {
    await pause();
    if (index.isSmall) rank(index, index.words, title);
    else rankByName(index, title);
  }
}

/**
 * Lets a search that has come meanwhile go first. A timer would wait for four milliseconds, page after page:
 * https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timers
 */
const pause = () =>
  new Promise<void>((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/**
 * Files of words that a small index still lacks. Until all have come, neither the number of pages is certain, since other
 * words stand for a word of the query, nor what was meant by a misspelt one. Those of a large site are too many.
 */
const unread = (index: SiteIndex): string[] => (index.isSmall ? index.unreadWords : []);

const firstPages = ({matches}: Ranking) => matches.found.slice(0, readPages).map(({page}) => page);

/** Which hits a request wants: how many on a page, and which page, from 0. */
const pageOf = ({hitsPerPage = defaultHits, page = 0}: SearchRequest) => ({
  hitsPerPage: Math.max(0, hitsPerPage),
  page: Math.max(0, page),
});

/** The number of the first of these hits, from 0. */
function firstHit(request: SearchRequest): number {
  const {hitsPerPage, page} = pageOf(request);
  return hitsPerPage * page;
}

function resultOf(
  index: SiteIndex,
  request: SearchRequest,
  {slots, matcher, candidates}: Ranking,
  started: number,
  partial: boolean,
): SearchResult {
  const {hitsPerPage, page} = pageOf(request);
  const marker = markerOf(matcher, request);
  const query = request.query ?? '';
  return {
    hits: candidates.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap((candidate) => {
      const of = index.pages[candidate.page];
      return of ? [hitOf(candidate, of, marker, request)] : [];
    }),
    nbHits: candidates.length,
    nbPages: hitsPerPage ? Math.ceil(candidates.length / hitsPerPage) : 0,
    page,
    hitsPerPage,
    query,
    queryID: newId(),
    index: request.indexName,
    processingTimeMS: Math.round(performance.now() - started),
    exhaustiveNbHits: true,
    params: new URLSearchParams({query, page: `${page}`, hitsPerPage: `${hitsPerPage}`}).toString(),
    suggestions: candidates.length > 0 ? [] : suggestions(index, request, slots),
    partial,
  };
}

/** Queries to try instead that find something where this one found nothing. */
function suggestions(index: SiteIndex, request: SearchRequest, slots: Slot[]): string[] {
  return suggest(request.query ?? '', slots, index).filter(
    (query) => rank(index, index.words, query, request).candidates.length > 0,
  );
}

/** 32 hexadecimal digits, as Algolia's. */
const newId = () =>
  Array.from({length: 32}, () => Math.floor(Math.random() * 16).toString(16)).join('');
