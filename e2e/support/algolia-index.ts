import type {SearchRequest} from '../../src/search/index/backend';
import {levels, type SearchRecord} from '../../src/search/records/record';

/** A hosted index, to the extent that the site and its push use it. */
export interface AlgoliaIndex {
  records: Map<string, SearchRecord>;
  settings: Record<string, unknown>;
  synonyms: Map<string, {objectID: string; synonyms?: string[]}>;
  rules: Map<string, {objectID: string}>;
}

export function emptyIndex(): AlgoliaIndex {
  return {records: new Map(), settings: {}, synonyms: new Map(), rules: new Map()};
}

/** Answers one query: every word must begin a word of the record. As in Algolia, highlights aren't escaped. */
export function search(index: AlgoliaIndex, request: SearchRequest) {
  const {query = '', page = 0, hitsPerPage = 20} = request;
  const words = wordsOf(query);
  const found = [...index.records.values()]
    .filter((record) => passes(record, request.facetFilters ?? []))
    .filter((record) => {
      const text = wordsOf([...headings(record), ...record.keywords, record.content].join(' '));
      return words.every((word) => text.some((other) => other.startsWith(word)));
    })
    .sort(byWeight);
  const distinct = new Map(found.toReversed().map((record) => [record.url, record]));
  const hits = index.settings.distinct ? [...distinct.values()].sort(byWeight) : found;
  return {
    index: request.indexName,
    hits: hits
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => toHit(record, words, request)),
    nbHits: hits.length,
    nbPages: Math.ceil(hits.length / hitsPerPage),
    page,
    hitsPerPage,
    query,
    queryID: request.clickAnalytics ? '0'.repeat(32) : undefined,
    params: '',
    exhaustiveNbHits: true,
    processingTimeMS: 1,
  };
}

function passes(record: SearchRecord, filters: (string | string[])[]): boolean {
  return filters.every((filter) =>
    [filter].flat().some((one) => {
      const [attribute, value] = one.split(/:(.*)/);
      return Object.entries(record).some(([name, held]) => name === attribute && held === value);
    }),
  );
}

function toHit(record: SearchRecord, words: string[], request: SearchRequest) {
  const {highlightPreTag = '<em>', highlightPostTag = '</em>'} = request;
  const mark = (text: string | null) => {
    const value = (text ?? '').replace(/[\p{L}\p{N}]+/gu, (word) =>
      words.some((begin) => word.toLowerCase().startsWith(begin))
        ? `${highlightPreTag}${word}${highlightPostTag}`
        : word,
    );
    return {value, matchLevel: value === text ? 'none' : 'full', matchedWords: words};
  };
  const marked = levels.flatMap((level) =>
    record.hierarchy[level] === null ? [] : [[level, mark(record.hierarchy[level])]],
  );
  const snippets = levels.flatMap((level) => {
    const snippet = snippetOf(record.hierarchy[level], `hierarchy.${level}`, request);
    return snippet === undefined ? [] : [[level, mark(snippet)]];
  });
  const content = snippetOf(record.content, 'content', request);
  return {
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(marked),
      ...(record.content !== null && {content: mark(record.content)}),
    },
    _snippetResult: {
      ...(snippets.length > 0 && {hierarchy: Object.fromEntries(snippets)}),
      ...(content !== undefined && {content: mark(content)}),
    },
  };
}

/** As many of a text's first words as requested: `content:10`. */
function snippetOf(text: string | null, name: string, {attributesToSnippet}: SearchRequest) {
  const wanted = attributesToSnippet?.find((attribute) => attribute.startsWith(`${name}:`));
  return (
    wanted &&
    text
      ?.split(' ')
      .slice(0, Number(wanted.split(':')[1]))
      .join(' ')
  );
}

function headings({hierarchy}: SearchRecord): (string | null)[] {
  return levels.map((level) => hierarchy[level]);
}

function byWeight({weight: one}: SearchRecord, {weight: other}: SearchRecord): number {
  return other.pageRank - one.pageRank || other.level - one.level || one.position - other.position;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
