import {arrow, type Box, bend, type Drawing, gap, line, merge, turn, turnaround} from './pen';

/**
 * A part of a diagram that can be placed anywhere. A line enters it on the left, and leaves it on the right, `drop`
 * units lower. It extends `up` above the entry and `down` below the exit.
 */
export interface Piece {
  width: number;
  up: number;
  drop: number;
  down: number;
  /** Draws it with its entry at a point. */
  at: (x: number, y: number) => Drawing;
}

/** The width that lines add to the pieces inside. */
export const margins = {stack: 2 * bend, choice: 4 * bend, optional: 4 * bend, loop: 2 * bend};

/** A box with a line through its middle. */
export function box(content: Pick<Box, 'kind' | 'lines' | 'rule' | 'width' | 'height'>): Piece {
  const half = content.height / 2;
  return {
    width: content.width,
    up: half,
    drop: 0,
    down: half,
    at: (x, y) => ({boxes: [{...content, x, y: y - half}], lines: []}),
  };
}

/** Puts two pieces on one line. */
function join(left: Piece, right: Piece): Piece {
  const drop = left.drop + right.drop;
  return {
    width: left.width + gap + right.width,
    up: Math.max(left.up, right.up - left.drop),
    drop,
    down: Math.max(left.down - right.drop, right.down),
    at: (x, y) => {
      const end = x + left.width;
      const height = y + left.drop;
      return merge([left.at(x, y), line(`M${end} ${height}h${gap}`), right.at(end + gap, height)]);
    },
  };
}

/** Puts pieces in a row, from left to right. */
export const row = (pieces: readonly Piece[]): Piece => pieces.reduce(join);

/** Puts rows below each other, with a line from the end of each to the start of the next. */
export function stack(rows: readonly Piece[]): Piece {
  const inner = Math.max(...rows.map(({width}) => width));
  const {at, ...size} = rows.reduce((upper, lower) => fold(upper, lower, inner));
  return {
    ...size,
    width: inner + margins.stack,
    at: (x, y) =>
      merge([
        line(`M${x} ${y}h${bend}`),
        at(x + bend, y),
        line(`M${x + bend + size.width} ${y + size.drop}h${bend}`),
      ]),
  };
}

function fold(upper: Piece, lower: Piece, inner: number): Piece {
  const toLine = Math.max(upper.down + gap, turnaround);
  const step = toLine + Math.max(lower.up + gap, turnaround);
  return {
    width: inner,
    up: upper.up,
    drop: upper.drop + step + lower.drop,
    down: lower.down,
    at: (x, y) => {
      const end = y + upper.drop;
      const middle = end + toLine;
      const start = end + step;
      const back = `${turn.es}V${middle - bend}${turn.sw}H${x}${turn.ws}V${start - bend}${turn.se}`;
      return merge([
        upper.at(x, y),
        line(`M${x + upper.width} ${end}H${x + inner}${back}`),
        line(arrow(x + (inner * 3) / 4, middle)),
        lower.at(x, start),
        line(`M${x + lower.width} ${start + lower.drop}H${x + inner}`),
      ]);
    },
  };
}

/** Puts the first option on the line and the others below it. */
export function choice(options: readonly Piece[]): Piece {
  const inner = Math.max(...options.map(({width}) => width));
  const [first = nothing] = options;
  const tops: number[] = [];
  let bottom = 0;
  for (const {up, drop, down} of options) {
    const top = tops.length === 0 ? 0 : bottom + gap + up;
    tops.push(top);
    bottom = top + drop + down;
  }
  return {
    width: inner + margins.choice,
    up: first.up,
    drop: first.drop,
    down: bottom - first.drop,
    at: (x, y) => {
      const left = x + 2 * bend;
      const right = left + inner;
      const exit = y + first.drop;
      return merge(
        options.map((option, index) => {
          const top = y + (tops[index] ?? 0);
          const end = top + option.drop;
          const [into, out] =
            index === 0
              ? [`M${x} ${y}H${left}`, `H${right + 2 * bend}`]
              : [
                  `M${x} ${y}${turn.es}V${top - bend}${turn.se}`,
                  `H${right}${turn.en}V${exit + bend}${turn.ne}`,
                ];
          return merge([option.at(left, top), line(into, `M${left + option.width} ${end}${out}`)]);
        }),
      );
    },
  };
}

const nothing: Piece = {width: 0, up: 0, drop: 0, down: 0, at: () => line()};

/** Adds a line around a piece, above it. */
export function optional(piece: Piece): Piece {
  const up = Math.max(piece.up + gap, turnaround);
  return {
    ...piece,
    width: piece.width + margins.optional,
    up,
    at: (x, y) => {
      const left = x + 2 * bend;
      const right = left + piece.width;
      const exit = y + piece.drop;
      const around = `${turn.en}V${y - up + bend}${turn.ne}H${right}${turn.es}V${exit - bend}${turn.se}`;
      return merge([
        piece.at(left, y),
        line(`M${x} ${y}H${left}`, `M${right} ${exit}h${2 * bend}`, `M${x} ${y}${around}`),
      ]);
    },
  };
}

/** Adds a line back to a piece's start, below it. `between` is on that line. */
export function loop(piece: Piece, between: Piece = nothing): Piece {
  // The arrowhead needs room next to the piece in between.
  const inner = Math.max(piece.width, between.width + 3 * gap);
  const indent = (inner - piece.width) / 2;
  const back = Math.max(piece.down + gap + between.up, turnaround);
  return {
    ...piece,
    width: inner + margins.loop,
    down: back + between.drop + between.down,
    at: (x, y) => {
      const left = x + bend;
      const right = left + inner;
      const exit = y + piece.drop;
      const bottom = exit + back;
      const start = left + (inner - between.width) / 2;
      const head = between === nothing ? left + inner / 2 : (left + start) / 2 - 2;
      return merge([
        piece.at(left + indent, y),
        between.at(start, bottom),
        line(
          `M${x} ${y}H${left + indent}`,
          `M${right - indent} ${exit}H${right + bend}`,
          `M${right} ${exit}${turn.es}V${bottom - bend}${turn.sw}H${start + between.width}`,
          `M${start} ${bottom}H${left}${turn.wn}V${y + bend}${turn.ne}`,
          arrow(head, bottom),
        ),
      ]);
    },
  };
}
