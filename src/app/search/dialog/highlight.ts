import {escapeHtml, unescapeHtml} from '../../../base/text/html';

export const preTag = '<mark>';
export const postTag = '</mark>';

/** A piece of a text, and whether it is what the reader looked for. */
export interface MarkedText {
  text: string;
  isMatch: boolean;
}

/**
 * Cuts a value of `_highlightResult` or `_snippetResult` at its tags.
 *
 * Records hold plain text, which can itself look like markup (`<script>` in a code sample). Algolia puts its tags into
 * it as it is, the embedded engine escapes it first; either way, nothing but the tags is markup.
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

/** The value without its tags. */
export function toText(value: string): string {
  return toPieces(value)
    .map(({text}) => text)
    .join('');
}

/** The value as HTML in which nothing but the matches is marked up. */
export function toHtml(value: string): string {
  return toPieces(value)
    .map(({text, isMatch}) => (isMatch ? preTag + escapeHtml(text) + postTag : escapeHtml(text)))
    .join('');
}
