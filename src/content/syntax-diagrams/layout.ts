import {gap} from './pen';
import {box, choice, loop, margins, optional, type Piece, row, stack} from './piece';
import {titleOf} from './titles';
import type {Track} from './track';

/** The line height of text in boxes. */
export const lineHeight = 16;
/** The padding above and below the text. */
export const padding = 5;
/** Character widths that are enough for any of the site's fonts. */
const letter = {word: 7.9, name: 7, rule: 7};
/** The most characters on a line. */
const longestLine = 22;

/**
 * Lays out a track.
 *
 * @param limit the maximum width; only a single box can be wider
 */
export function layOut(track: Track, limit: number): Piece {
  switch (track.kind) {
    case 'sequence':
      return layOutSequence(track.parts, limit);
    case 'choice':
      return choice(track.parts.map((part) => layOut(part, limit - margins.choice)));
    case 'optional':
      return optional(layOut(track.part, limit - margins.optional));
    case 'loop': {
      const inner = limit - margins.loop;
      return loop(layOut(track.part, inner), track.between && layOut(track.between, inner));
    }
    case 'rule':
      return layOutBox('rule', titleOf(track.name), track.name);
    default:
      return layOutBox(track.kind, track.text);
  }
}

/** Lays out parts in one row if they fit. Otherwise, wraps them like words in lines. */
function layOutSequence(parts: Track[], limit: number): Piece {
  const all = row(parts.map((part) => layOut(part, limit)));
  if (all.width <= limit) return all;
  const inner = limit - margins.stack;
  const rows: Piece[] = [];
  for (const part of parts) {
    const piece = layOut(part, inner);
    const last = rows.at(-1);
    const joined = last && row([last, piece]);
    if (joined && joined.width <= inner) rows[rows.length - 1] = joined;
    else rows.push(piece);
  }
  return stack(rows);
}

function layOutBox(kind: 'word' | 'name' | 'rule', text: string, rule?: string): Piece {
  const lines = wrap(text);
  const longest = Math.max(...lines.map(({length}) => length));
  return box({
    kind,
    lines,
    width: Math.round(longest * letter[kind]) + 2 * gap,
    height: lines.length * lineHeight + 2 * padding,
    ...(rule && {rule}),
  });
}

/** Breaks a long text into two lines of nearly the same length. */
function wrap(text: string): string[] {
  if (text.length <= longestLine) return [text];
  const breaks = [...text.matchAll(/ /g)].map(({index}) => index);
  const distance = (index: number) => Math.abs(index - text.length / 2);
  const [best = text.length] = breaks.sort((a, b) => distance(a) - distance(b));
  return [text.slice(0, best), text.slice(best + 1)];
}
