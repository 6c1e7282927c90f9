import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '../../../base/text/html';
import {toHtml, toText} from '../../../search/marked-text';

/**
 * Makes a hit safe for DocSearch, which inserts a hit's strings into the page as HTML.
 *
 * Only a group's title, `lvl0`, is shown as text.
 */
export function toSafeHit(hit: DocSearchHit): DocSearchHit {
  const {lvl0, ...headings} = hit.hierarchy;
  const {_highlightResult: highlighted, _snippetResult: snippets} = hit;
  return {
    ...hit,
    content: mapTexts(hit.content, escapeHtml),
    hierarchy: {lvl0, ...mapTexts(headings, escapeHtml)},
    _highlightResult: mapTexts(highlighted, toText),
    _snippetResult: mapTexts(snippets, toHtml),
  };
}

/** Changes every string inside a value. */
function mapTexts<T>(value: T, change: (text: string) => string): T;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]),
    );
  }
  return value;
}
