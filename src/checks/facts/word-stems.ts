const common = new Set(
  'about after again also because been before does each every from have into itself long more most must need needs never newer older only other over same should since some such than that them then there these they this those under until update used version versions what when where which while will with without work works your'.split(
    ' ',
  ),
);

/** The stems of the words that a text is about, so that "merged" and "merging" count as one. */
export const wordStems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z_][a-z0-9_]{3,}/g) ?? [])
      .filter((word) => !common.has(word))
      .map((word) => word.slice(0, 5)),
  );

/** How many stems two texts have in common. */
export const sharedStems = (a: Set<string>, b: Set<string>): number =>
  [...a].filter((stem) => b.has(stem)).length;
