import type {SearchBackend, SearchRequest, SearchResult} from './backend';
import {meetsFacets} from './facets';
import {hitOf} from './hit';
import {isKnown, type Matches, matchPages} from './match';
import {Matcher} from './matcher';
import {isQuestion, readQuery, type Slot, wantedTerms} from './query';
import {type Candidate, rankRecords, termsOf} from './score';
import {type ReadFile, SiteIndex} from './site-index';
import {closestWords, suggest} from './suggest';
import type {WordIndex} from './word-index';

/** Pages that are compared with the query; what MiniSearch puts behind them follows in its order. */
const comparedPages = 30;
/** Pages whose texts are loaded to be compared; of the others, what is there. */
const readPages = 10;
const longestQuery = 512;
const defaultHits = 20;

/** Pages and records for a query, as far as the index is loaded. */
interface Ranking {
  slots: Slot[];
  matches: Matches;
  candidates: Candidate[];
}

/**
 * Answers searches from the index files. Titles and headings answer first, if they can; what has to be read
 * for a better answer is loaded meanwhile, and `onRefined` is called when the same search would now see more.
 */
export class Engine implements SearchBackend {
  #index: Promise<SiteIndex> | undefined;
  #hasAnswered = false;

  constructor(
    private readonly read: ReadFile,
    private readonly onRefined: () => void = () => {},
  ) {}

  async search(requests: SearchRequest[]): Promise<{results: SearchResult[]}> {
    try {
      this.#index ??= SiteIndex.open(this.read);
      const index = await this.#index;
      const results = await Promise.all(requests.map((request) => this.#answer(index, request)));
      if (!this.#hasAnswered) this.#loadRest(index);
      this.#hasAnswered = true;
      return {results};
    } catch (error) {
      // The next search reads everything anew: after a new release, the old files are gone.
      this.#index = undefined;
      this.#hasAnswered = false;
      throw error;
    }
  }

  /** Reads the first file before it is needed. If that fails, the search that needs it says so. */
  warmUp(): void {
    this.#index ??= SiteIndex.open(this.read);
    this.#index.catch(() => {
      this.#index = undefined;
    });
  }

  /** Loads the whole index, as the benchmark and tests want it. */
  async loadAll(): Promise<void> {
    this.#index ??= SiteIndex.open(this.read);
    await (await this.#index).loadAll();
    this.#hasAnswered = true;
  }

  async #answer(index: SiteIndex, request: SearchRequest): Promise<SearchResult> {
    const started = performance.now();
    const text = (request.query ?? '').slice(0, longestQuery);
    const missing = index.missingWords(wantedTerms(text));
    const quick = rank(index, missing.length > 0 ? index.names : index.words, text, request);
    const isGood = quick.matches.complete && quick.candidates.length > 0;
    const missingTexts = index.missingTexts(firstPages(quick));
    const answer = (ranking: Ranking, partial: boolean) =>
      resultOf(index, request, ranking, started, partial);

    if (missing.length === 0 && missingTexts.length === 0) return answer(quick, false);
    if (isGood && namesAnswer(index, text, request)) {
      this.#loadFor(index, missing, missingTexts);
      return answer(quick, true);
    }
    await index.load(missing);
    const better = rank(index, index.words, text, request);
    await index.load(index.missingTexts(firstPages(better)));
    return answer(rank(index, index.words, text, request), false);
  }

  /** Loads what one search lacked. A file that fails is asked for again by the next search that needs it. */
  #loadFor(index: SiteIndex, words: string[], texts: string[]): void {
    index.load([...words, ...texts]).then(this.onRefined, () => {});
  }

  #loadRest(index: SiteIndex): void {
    index.loadAll().then(
      async () => {
        this.onRefined();
        for (const page of index.pages) {
          await pause();
          termsOf(page);
        }
      },
      () => {},
    );
  }
}

/** Lets a search that has come meanwhile go first. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Whether titles and headings alone have all words of a query. */
function namesAnswer(index: SiteIndex, text: string, request: SearchRequest): boolean {
  const {matches, candidates} = rank(index, index.names, text, request);
  return matches.complete && candidates.length > 0;
}

const firstPages = ({matches}: Ranking) => matches.found.slice(0, readPages).map(({page}) => page);

function rank(index: SiteIndex, words: WordIndex, text: string, request: SearchRequest): Ranking {
  const slots = readQuery(text, words);
  const all = matchPages(slots, words, isQuestion(text));
  const found = all.found.filter(({page}) => {
    const of = index.pages[page];
    return of && meetsFacets(of, request.facetFilters);
  });
  const matches = {...all, found};
  if (isMisspelt(slots, matches, words)) return {slots, matches, candidates: []};
  const compared = {...matches, found: found.slice(0, comparedPages)};
  const rest = found.slice(comparedPages).map(({page}) => ({page, piece: -1, score: 0}));
  return {slots, matches, candidates: [...rankRecords(slots, compared, index.pages), ...rest]};
}

/** Whether a word that is in vain looks like a slip: better to mend it than to search without it. */
function isMisspelt(slots: Slot[], {complete, found}: Matches, words: WordIndex): boolean {
  if (complete || found.length === 0) return false;
  return slots.some(
    (slot) =>
      !slot.optional && slot.term.length > 3 && !isKnown(slot, words) && hasNeighbour(slot, words),
  );
}

const hasNeighbour = ({term}: Slot, words: WordIndex) => closestWords(term, words).length > 0;

function resultOf(
  index: SiteIndex,
  request: SearchRequest,
  {slots, candidates}: Ranking,
  started: number,
  partial: boolean,
): SearchResult {
  const hitsPerPage = Math.max(0, request.hitsPerPage ?? defaultHits);
  const page = Math.max(0, request.page ?? 0);
  const matcher = new Matcher(slots);
  const query = request.query ?? '';
  return {
    hits: candidates.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap((candidate) => {
      const of = index.pages[candidate.page];
      return of ? [hitOf(candidate, of, matcher, request)] : [];
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
    suggestions: candidates.length > 0 ? [] : suggest(query, slots, index.words),
    partial,
  };
}

/** 32 hexadecimal digits, as Algolia's. */
const newId = () =>
  Array.from({length: 32}, () => Math.floor(Math.random() * 16).toString(16)).join('');
