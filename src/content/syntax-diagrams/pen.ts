/** A box in a diagram. */
export interface Box {
  kind: 'word' | 'name' | 'rule';
  /** The lines of text, from top to bottom. */
  lines: string[];
  /** The rule that the box links to. */
  rule?: string;
  /** The position of its upper-left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Drawn boxes, and lines as path data. */
export interface Drawing {
  boxes: Box[];
  lines: string[];
}

/** The radius of every bend. */
export const bend = 8;
/** The space between boxes, and between a box and a line. */
export const gap = 10;
/** The height that a line needs to turn around. */
export const turnaround = 2 * bend;

/** Bends from one compass direction to another. */
export const turn = {
  en: `a${bend} ${bend} 0 0 0 ${bend} ${-bend}`,
  es: `a${bend} ${bend} 0 0 1 ${bend} ${bend}`,
  ne: `a${bend} ${bend} 0 0 1 ${bend} ${-bend}`,
  se: `a${bend} ${bend} 0 0 0 ${bend} ${bend}`,
  sw: `a${bend} ${bend} 0 0 1 ${-bend} ${bend}`,
  ws: `a${bend} ${bend} 0 0 0 ${-bend} ${bend}`,
  wn: `a${bend} ${bend} 0 0 1 ${-bend} ${-bend}`,
};

/** An arrowhead that points left. */
export const arrow = (x: number, y: number) => `M${x + 4} ${y - 4}l-4 4 4 4`;

/** A drawing that has only lines, given as path data. */
export const line = (...lines: string[]): Drawing => ({boxes: [], lines});

/** Combines several drawings. */
export const merge = (drawings: Drawing[]): Drawing => ({
  boxes: drawings.flatMap(({boxes}) => boxes),
  lines: drawings.flatMap(({lines}) => lines),
});
