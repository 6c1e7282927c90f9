/** One query in Algolia's multi-index request, as sent by DocSearch and the search page. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  page?: number;
  attributesToRetrieve?: string[];
  /** `content:10` requests a ten-word snippet. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /**
   * All of these must match. In an inner list, one match is enough: `['language:en', ['docusaurus_tag:default', '…']]`.
   */
  facetFilters?: (string | string[])[];
  /** Facets whose values are counted, such as `hierarchy.lvl0` for sections. */
  facets?: string[];
  clickAnalytics?: boolean;
  typoTolerance?: boolean | string;
  /** Searches for the query exactly as typed. Only the embedded engine reads it, and otherwise corrects it. */
  asTyped?: boolean;
  [parameter: string]: unknown;
}

/** Answers searches in the browser: in a worker or, in tests, in the same thread. */
export interface SearchBackend {
  /**
   * Answers each request with a result in Algolia's format: hits with `_highlightResult` and `_snippetResult`,
   * `nbHits`, `nbPages`, `page`, `query`, and `queryID`. A query that finds nothing is answered with the results of
   * `correctedQuery`. If it has no correction, or is to be searched `asTyped`, `suggestions` has up to three other
   * queries to try.
   *
   * @throws {Error} when the index can't be fetched or read; the next call tries again
   */
  search(requests: SearchRequest[]): Promise<{results: SearchResult[]}>;
}

/** The part of Algolia's response that the interface reads. */
export interface SearchResult {
  hits: Record<string, unknown>[];
  nbHits: number;
  /** For each requested facet, the number of hits by value. */
  facets?: Record<string, Record<string, number>>;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  /** The query as typed. */
  query: string;
  /** The query that the results are for, if the typed one finds nothing and this is its likeliest correction. */
  correctedQuery?: string;
  queryID: string;
  index: string;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  params: string;
  /** Queries with results, best first. Empty if there are hits. */
  suggestions: string[];
  /** The words of a query without hits that no page has. Only the embedded engine tells. */
  unknownWords?: string[];
  /** Whether more of the index is being loaded, so that the same search will soon have a better answer. */
  partial?: boolean;
}
