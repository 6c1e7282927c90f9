import {escapeHtml} from '../../base/text/html';
import type {Matcher} from '../ranking/matcher';
import {type Token, tokenize} from './tokens';

/** The tags around a matched word. */
export interface Tags {
  pre: string;
  post: string;
}

/**
 * A text with highlighting, as in Algolia:
 * https://www.algolia.com/doc/api-reference/api-parameters/attributesToHighlight/
 */
export interface Marked {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** Highlights a query's words in texts. The texts are escaped, so only the tags are markup. */
export class Marker {
  /** Caches titles and headings, because each hit below them repeats them. */
  readonly #highlighted = new Map<string, Marked>();
  readonly #tokens = new Map<string, Token[]>();

  /** @param ellipsis replaces what a snippet omits */
  constructor(
    private readonly matcher: Matcher,
    private readonly tags: Tags,
    private readonly ellipsis: string,
  ) {}

  /** Highlights a whole text. */
  highlight(text: string): Marked {
    let marked = this.#highlighted.get(text);
    if (!marked) {
      marked = this.#mark(text, 0, text.length, this.#tokensOf(text));
      this.#highlighted.set(text, marked);
    }
    return marked;
  }

  /** Cuts out some words where a text has most of the query, and highlights the query's words there. */
  snippet(text: string, length: number): Marked {
    const tokens = this.#tokensOf(text);
    if (tokens.length <= length) return this.highlight(text);
    const from = bestWindow(tokens, this.matcher, length);
    const shown = tokens.slice(from, from + length);
    const isEnd = from + length >= tokens.length;
    const start = from === 0 ? 0 : (shown[0]?.start ?? 0);
    const end = isEnd ? text.length : (shown.at(-1)?.end ?? text.length);
    const {value, matchLevel} = this.#mark(text, start, end, shown);
    const before = start > 0 ? this.ellipsis : '';
    return {value: `${before}${value}${isEnd ? '' : this.ellipsis}`, matchLevel};
  }

  #tokensOf(text: string): Token[] {
    let tokens = this.#tokens.get(text);
    if (!tokens) {
      tokens = tokenize(text);
      this.#tokens.set(text, tokens);
    }
    return tokens;
  }

  #mark(text: string, start: number, end: number, tokens: Token[]): Marked {
    const {pre, post} = this.tags;
    const met = new Set<number>();
    let value = '';
    let at = start;
    for (const token of tokens) {
      const slots = slotsOf(token, this.matcher);
      if (slots.length === 0) continue;
      for (const slot of slots) met.add(slot);
      value += `${escapeHtml(text.slice(at, token.start))}${pre}${escapeHtml(text.slice(token.start, token.end))}${post}`;
      at = token.end;
    }
    value += escapeHtml(text.slice(at, end));
    const wanted = this.matcher.slots.filter(({optional}) => !optional).length;
    return {value, matchLevel: met.size === 0 ? 'none' : met.size < wanted ? 'partial' : 'full'};
  }
}

/** Returns the start of the window that contains most of the query, as close to its center as possible. */
function bestWindow(tokens: Token[], matcher: Matcher, length: number): number {
  const slots = tokens.map((token) => slotsOf(token, matcher));
  let best = 0;
  let most = -1;
  for (let from = 0; from + length <= tokens.length; from += 1) {
    const window = slots.slice(from, from + length);
    const distinct = new Set(window.flat());
    const weight = [...distinct].reduce((sum, slot) => sum + (matcher.slots[slot]?.weight ?? 0), 0);
    const first = window.findIndex((each) => each.length > 0);
    const last = window.findLastIndex((each) => each.length > 0);
    const offCenter = first < 0 ? 0 : Math.abs(first - (length - 1 - last)) / length;
    const total = weight - offCenter / 100;
    if (total > most) {
      most = total;
      best = from;
    }
  }
  return best;
}

/** Returns the query's words that a word in a text matches, without the most common ones. */
function slotsOf({parts, whole}: Token, matcher: Matcher): number[] {
  const terms = whole ? [whole, ...parts] : parts;
  return terms.flatMap((term) =>
    matcher.meets(term).flatMap(({slot}) => (isMarked(matcher, slot, term) ? slot : [])),
  );
}

/** The first letter of a word that's being typed begins too many words to mark them. */
function isMarked({slots}: Matcher, at: number, term: string): boolean {
  const slot = slots[at];
  const isBegun = slots.length > 1 && slot?.term.length === 1 && slot.term !== term;
  return slot !== undefined && !slot.optional && !isBegun;
}
