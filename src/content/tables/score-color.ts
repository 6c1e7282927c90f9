/** The lowest score of each rating, highest first. A test compares them with src/product/facts/ratings.yaml. */
export const lowestScores = {critical: 9, high: 7, medium: 4, low: 0.1, none: 0};

/** Returns the color of a score's rating in src/css/tokens.css. */
export function colorOfScore(score: number): string {
  // A mean can be between two ratings: 8.96 is shown as 9.0.
  const rounded = Number(score.toFixed(1));
  const [rating] = Object.entries(lowestScores).find(([, lowest]) => rounded >= lowest) ?? ['none'];
  return `var(--chart-${rating})`;
}
