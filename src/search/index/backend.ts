/** One query of Algolia's multi-index request, as DocSearch and the search page send it. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  page?: number;
  attributesToRetrieve?: string[];
  /** `content:10` asks for a snippet of ten words. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** All of these must hold; one of an inner list suffices: `['language:en', ['docusaurus_tag:default', '…']]`. */
  facetFilters?: (string | string[])[];
  clickAnalytics?: boolean;
  typoTolerance?: boolean | string;
  [parameter: string]: unknown;
}

/** What answers searches in the browser, in a worker or, in tests, in the same thread. */
export interface SearchBackend {
  /**
   * Answers each request with a result of Algolia's shape: hits with `_highlightResult` and `_snippetResult`,
   * `nbHits`, `nbPages`, `page`, `query`, `queryID`, and `suggestions`, up to three queries to try instead.
   *
   * @throws {Error} when the index can't be fetched or read; the next call tries again
   */
  search(requests: SearchRequest[]): Promise<{results: SearchResult[]}>;
}

/** The part of Algolia's answer that the interface reads. */
export interface SearchResult {
  hits: Record<string, unknown>[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  queryID: string;
  index: string;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  params: string;
  /** Queries that would find something, best first; empty where there are hits. */
  suggestions: string[];
  /** Whether more of the index is on its way, so that the same search can soon be answered better. */
  partial?: boolean;
}
