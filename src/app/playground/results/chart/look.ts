/** About the width of a character, in pixels, and the part of a chart that labels can take. */
export const characterWidth = 6.6;
export const mostForLabels = 0.42;

/** What all charts have in common. Their text is as large as a table's text. */
export const lookAt = (scale: number) => ({
  style: {
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: `${12 * scale}px`,
  },
});

/** The color of a rating. Another value has the first color. */
export const ratingColor = (rating: string) =>
  `var(--chart-${rating.toLowerCase()}, var(--chart-1))`;

/** Shortens a label to a number of characters. */
export const cut = (label: string, most: number) =>
  label.length > most ? `${label.slice(0, Math.floor(most) - 1)}…` : label;

/** The axis of bars. Each bar has its value at its end, so there are no ticks. */
export const barAxis = {axis: null, zero: true} as const;

/** How many ticks fit on an axis, in pixels. */
export const ticksIn = (width: number) => Math.max(2, Math.min(8, Math.floor(width / 90)));
