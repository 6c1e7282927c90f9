/** A box of a diagram. */
export interface Box {
  kind: 'word' | 'name' | 'rule';
  /** From top to bottom. */
  lines: string[];
  /** The rule that it stands for. */
  rule?: string;
  /** Of the left upper corner. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn: boxes, and lines as path data. */
export interface Drawing {
  boxes: Box[];
  lines: string[];
}

/** Radius of every bend. */
export const bend = 8;
/** Between boxes, and between a box and a line. */
export const gap = 10;
/** A line that turns around needs this much height. */
export const turnaround = 2 * bend;

/** Bends from one direction of the compass to another. */
export const turn = {
  en: `a${bend} ${bend} 0 0 0 ${bend} ${-bend}`,
  es: `a${bend} ${bend} 0 0 1 ${bend} ${bend}`,
  ne: `a${bend} ${bend} 0 0 1 ${bend} ${-bend}`,
  se: `a${bend} ${bend} 0 0 0 ${bend} ${bend}`,
  sw: `a${bend} ${bend} 0 0 1 ${-bend} ${bend}`,
  ws: `a${bend} ${bend} 0 0 0 ${-bend} ${bend}`,
  wn: `a${bend} ${bend} 0 0 1 ${-bend} ${-bend}`,
};

/** The head of an arrow to the left. */
export const arrow = (x: number, y: number) => `M${x + 4} ${y - 4}l-4 4 4 4`;

/** A drawing of lines alone, as path data. */
export const line = (...lines: string[]): Drawing => ({boxes: [], lines});

/** Several drawings as one. */
export const merge = (drawings: Drawing[]): Drawing => ({
  boxes: drawings.flatMap(({boxes}) => boxes),
  lines: drawings.flatMap(({lines}) => lines),
});
