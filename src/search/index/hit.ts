import type {Matcher} from '../ranking/matcher';
import type {Candidate} from '../ranking/score';
import {objectId} from '../records/object-id';
import type {Hierarchy, RecordLevel} from '../records/record';
import type {SearchRequest} from './backend';
import type {IndexedPage, PagePart} from './pages';
import {type Marked, Marker} from './snippet';

const defaultSnippet = 10;

/**
 * Returns a record as Algolia does, with highlighted (`_highlightResult`) and shortened (`_snippetResult`) texts.
 * DocSearch shows snippets as HTML and falls back to the raw attribute, so each attribute has a snippet. Complete
 * highlighted texts aren't shown anywhere, so `_highlightResult` has only the headings. `models` is the number of models
 * that have an attribute, if the hit stands for all of them.
 */
export function hitOf(
  {piece, models, ...candidate}: Candidate,
  page: IndexedPage,
  marker: Marker,
  request: SearchRequest,
): Record<string, unknown> {
  const at = page.pieces[piece];
  const hierarchy = hierarchyOf(page, piece);
  const type: string = !at ? 'lvl1' : at.level ? `lvl${at.level}` : 'content';
  const content = (at ? (at.level ? null : at.text) : page.description) || null;
  const cut = (attribute: string, text: string) =>
    marker.snippet(text, wordsOf(request.attributesToSnippet, attribute));
  const named = Object.entries(hierarchy).filter((entry): entry is [RecordLevel, string] =>
    Boolean(entry[1]),
  );
  const each = (write: (level: string, text: string) => Marked) =>
    Object.fromEntries(named.map(([level, text]) => [level, write(level, text)]));
  return {
    objectID: at ? objectId(page.url, at, page.pieces.slice(0, piece)) : page.url,
    url: at?.anchor ? `${page.url}#${at.anchor}` : page.url,
    type,
    ...(models && {models}),
    hierarchy,
    content,
    language: page.language,
    docusaurus_tag: page.tag,
    _highlightResult: {hierarchy: each((_, text) => marker.highlight(text))},
    _snippetResult: {
      hierarchy: each((level, text) => cut(`hierarchy.${level}`, text)),
      ...(content && {content: cut('content', content)}),
    },
    _rankingInfo: {score: candidate.score},
  };
}

/** Returns the marker for an answer's texts. */
export function markerOf(matcher: Matcher, request: SearchRequest): Marker {
  const tags = {pre: request.highlightPreTag ?? '<em>', post: request.highlightPostTag ?? '</em>'};
  return new Marker(matcher, tags, request.snippetEllipsisText ?? '…');
}

/** Returns a piece's own heading and the ones above it. */
function hierarchyOf(page: IndexedPage, piece: number): Hierarchy {
  const hierarchy: Hierarchy = {
    lvl0: page.section,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const {level, text} of page.pieces.slice(0, headingOf(page.pieces, piece) + 1)) {
    if (level < 2) continue;
    for (let below = level; below <= 6; below += 1) hierarchy[`lvl${below}` as RecordLevel] = null;
    hierarchy[`lvl${level}` as RecordLevel] = text;
  }
  return hierarchy;
}

/** Returns a piece's heading: itself, or the nearest heading with its anchor. */
function headingOf(pieces: PagePart[], piece: number): number {
  const anchor = pieces[piece]?.anchor;
  return pieces.findLastIndex(
    (each, at) => at <= piece && each.level > 0 && each.anchor === anchor,
  );
}

/** Returns how many words of an attribute a request wants: `content:10` or `*:10`. */
function wordsOf(wanted: string[] | undefined, attribute: string): number {
  for (const entry of wanted ?? []) {
    const [name, words] = entry.split(':');
    if (name === attribute || name === '*') return Number(words) || defaultSnippet;
  }
  return defaultSnippet;
}
