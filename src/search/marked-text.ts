import {escapeHtml, unescapeHtml} from '../base/text/html';

export const preTag = '<mark>';
export const postTag = '</mark>';

/** A piece of text, and whether it matches the query. */
export interface MarkedText {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a value of `_highlightResult` or `_snippetResult` at its tags.
 *
 * Records contain plain text, which can look like markup (`<script>` in a code sample). Algolia inserts its tags into
 * the text as it is, and the embedded engine escapes the text first. In both cases, only the tags are markup.
 */
export function toPieces(value: string): MarkedText[] {
  const pieces: MarkedText[] = [];
  let isMatch = false;
  for (const text of value.split(/(<mark>|<\/mark>)/)) {
    if (text === preTag || text === postTag) isMatch = text === preTag;
    else if (text) pieces.push({text: unescapeHtml(text), isMatch});
  }
  return pieces;
}

/** Returns the value without its tags. */
export function toText(value: string): string {
  return toPieces(value)
    .map(({text}) => text)
    .join('');
}

/** Returns the value as HTML in which only the matches are marked up. */
export function toHtml(value: string): string {
  return toPieces(value)
    .map(({text, isMatch}) => (isMatch ? preTag + escapeHtml(text) + postTag : escapeHtml(text)))
    .join('');
}
