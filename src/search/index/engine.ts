import {isKnown} from '../ranking/match';
import {type Ranking, rank} from '../ranking/ranking';
import type {SearchBackend, SearchRequest, SearchResult} from './backend';
import {countFacets, inAnySection} from './facets';
import {hitOf, markerOf} from './hit';
import {hasTerms, termsOf} from './page-terms';
import {wantedTerms} from './query';
import {longestQuery} from './query-length';
import type {ReadFile} from './read-sound';
import {SiteIndex} from './site-index';
import {suggest} from './suggest';

/**
 * What happened to the index since earlier answers: the parts that partial answers lacked were loaded, or couldn't be
 * loaded, or a newer index replaced it.
 */
export type News = 'refined' | 'incomplete' | 'renewed';

/** The number of pages whose texts are loaded for comparison. Other pages use what's already loaded. */
const readPages = 10;
/**
 * The delay between an answer and loading more of the index. By then, the answer is visible and the reader has stopped
 * typing.
 */
const pauseMilliseconds = 200;
const practiceSearches = 20;
const defaultHits = 20;

/** The records that were found, and whether more of the index would find more. */
interface FoundRecords {
  ranking: Ranking;
  isPartial: boolean;
}

/**
 * Answers searches from the index files. If possible, it answers from titles and headings first. Data for a better
 * answer is loaded when the reader pauses, and `tell` is called with the outcome.
 */
export class SearchEngine implements SearchBackend {
  #index: Promise<SiteIndex> | undefined;
  /** The same index, once it has been read. */
  #present: SiteIndex | undefined;
  /** Files that would have improved the latest answers. */
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
      // After a new release, the old files are gone, so the next search reads everything again.
      this.#take(undefined);
      throw error;
    }
  }

  /**
   * Checks whether a newer index has been deployed, and switches to it. Keeps the current index if the check fails or
   * if the index is still being read.
   */
  async renew(): Promise<void> {
    const present = this.#present;
    const newest = await present?.newest().catch(() => present);
    if (!newest || newest === present || present !== this.#present) return;
    this.#take(newest);
    this.tell('renewed');
  }

  /** The same as `search`, from a multi-index query in JSON to its answer in JSON. */
  async ask(query: string): Promise<string> {
    return JSON.stringify(await this.search(JSON.parse(query).requests));
  }

  /** Reads the first file before it's needed. If that fails, the search that needs it reports the error. */
  warmUp(): void {
    this.#open().catch(() => this.#take(undefined));
  }

  /** Loads the whole index, for the benchmark and tests. */
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

  /** Answers a request, with the results of a correction if the query itself finds nothing. */
  async #answer(index: SiteIndex, request: SearchRequest): Promise<SearchResult> {
    const started = performance.now();
    const text = (request.query ?? '').slice(0, longestQuery);
    const found = await this.#findAmongAll(index, text, request);
    if (found.ranking.candidates.length > 0) return resultOf(index, request, found, started);
    const isElsewhere = await this.#isInOtherSections(index, text, request);
    const corrections = isElsewhere ? [] : suggest(text, found.ranking.slots, index);
    const other: string[] = [];
    for (const correction of corrections) {
      const corrected = await this.#find(index, correction, request);
      if (corrected.ranking.candidates.length === 0) continue;
      if (!request.asTyped) return resultOf(index, request, corrected, started, correction);
      other.push(correction);
    }
    const unknownWords = found.ranking.slots
      .filter((slot) => !slot.optional && !isKnown(slot, index.words))
      .map(({term}) => term);
    return {...resultOf(index, request, found, started), suggestions: other, unknownWords};
  }

  /** Whether a query that finds nothing in a section finds something in others. */
  async #isInOtherSections(index: SiteIndex, text: string, request: SearchRequest) {
    const facetFilters = inAnySection(request.facetFilters);
    if (facetFilters?.length === request.facetFilters?.length) return false;
    const found = await this.#find(index, text, {...request, facetFilters, page: 0});
    return found.ranking.candidates.length > 0;
  }

  /** Finds a query's records, and before it finds nothing, reads all words of a small index. */
  async #findAmongAll(
    index: SiteIndex,
    text: string,
    request: SearchRequest,
  ): Promise<FoundRecords> {
    const found = await this.#find(index, text, request);
    const words = unread(index);
    if (found.ranking.candidates.length > 0 || words.length === 0) return found;
    await index.load(words);
    return this.#find(index, text, request);
  }

  /** Finds a query's records by name if that's enough for now. Otherwise, loads the words and texts that it lacks. */
  async #find(index: SiteIndex, text: string, request: SearchRequest): Promise<FoundRecords> {
    const missing = index.missingWords(wantedTerms(text));
    const byName = () => rankByName(index, text, request);
    const quick = missing.length > 0 ? byName() : rank(index, index.words, text, request);
    const missingTexts = index.missingTexts(firstPages(quick));
    const found = (ranking: Ranking, lacking: string[]) => {
      for (const file of lacking) this.#lacking.add(file);
      return {ranking, isPartial: lacking.length > 0};
    };

    if (missing.length === 0 && missingTexts.length === 0) return found(quick, unread(index));
    const names = missing.length > 0 ? quick : byName();
    if (names.matches.complete && names.candidates.length > firstHit(request)) {
      return found(quick, [...missing, ...missingTexts]);
    }
    await index.load(missing);
    const better = rank(index, index.words, text, request);
    await index.load(index.missingTexts(firstPages(better)));
    const best = rank(index, index.words, text, request);
    return found(best, unread(index));
  }

  /** Loads everything or, for a large site, what the latest answers lacked, and prepares it for searching. */
  async #loadMore(index: SiteIndex): Promise<void> {
    const lacking = [...this.#lacking];
    try {
      await (index.isSmall ? index.loadAll() : index.load(lacking));
    } catch {
      // After a new release, the old files are gone. Otherwise, a later search requests them again.
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

/** Finds pages whose titles, keywords, and headings match a query. */
function rankByName(index: SiteIndex, text: string, request: Partial<SearchRequest> = {}): Ranking {
  index.names.read(text);
  return rank(index, index.names.words, text, request);
}

/** Reads the loaded texts into terms. */
async function readTexts({pages}: SiteIndex): Promise<void> {
  for (const page of pages.filter((page) => page.complete && !hasTerms(page))) {
    await pause();
    termsOf(page);
  }
}

/**
 * Searches for some pages by their titles, because the engine's code runs several times faster after it has run often.
 */
async function practise(index: SiteIndex): Promise<void> {
  for (const {title} of index.pages.slice(0, practiceSearches)) {
    await pause();
    if (index.isSmall) rank(index, index.words, title);
    else rankByName(index, title);
  }
}

/**
 * Lets a pending search go first. A timer would wait four milliseconds for each page:
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
 * Returns the words files that a small index still lacks. Until all are loaded, the number of pages is uncertain,
 * because other words can match a word in the query, and so are the corrections. A large site has too many files.
 */
const unread = (index: SiteIndex): string[] => (index.isSmall ? index.unreadWords : []);

const firstPages = ({matches}: Ranking) => matches.found.slice(0, readPages).map(({page}) => page);

/** Returns the requested hits: the number per page, and the page from 0. */
const pageOf = ({hitsPerPage = defaultHits, page = 0}: SearchRequest) => ({
  hitsPerPage: Math.max(0, hitsPerPage),
  page: Math.max(0, page),
});

/** Returns the number of the first requested hit, from 0. */
function firstHit(request: SearchRequest): number {
  const {hitsPerPage, page} = pageOf(request);
  return hitsPerPage * page;
}

function resultOf(
  index: SiteIndex,
  request: SearchRequest,
  {ranking: {matcher, candidates}, isPartial}: FoundRecords,
  started: number,
  correctedQuery?: string,
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
    ...(request.facets && {
      facets: countFacets(
        request.facets,
        candidates.flatMap((candidate) => index.pages[candidate.page] ?? []),
      ),
    }),
    nbPages: hitsPerPage ? Math.ceil(candidates.length / hitsPerPage) : 0,
    page,
    hitsPerPage,
    query,
    ...(correctedQuery && {correctedQuery}),
    queryID: newId(),
    index: request.indexName,
    processingTimeMS: Math.round(performance.now() - started),
    exhaustiveNbHits: true,
    params: new URLSearchParams({query, page: `${page}`, hitsPerPage: `${hitsPerPage}`}).toString(),
    suggestions: [],
    partial: isPartial,
  };
}

/** Returns 32 hexadecimal digits, like Algolia. */
const newId = () =>
  Array.from({length: 32}, () => Math.floor(Math.random() * 16).toString(16)).join('');
