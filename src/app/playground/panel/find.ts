/** Whether texts contain every word that a reader typed into a filter. Upper and lower case are the same. */
export function isFound(typed: string, ...texts: string[]): boolean {
  const searched = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Returns the best ones first. Both groups keep their order. */
export const bestFirst = <Item>(items: Item[], isBest: (item: Item) => boolean): Item[] => [
  ...items.filter(isBest),
  ...items.filter((item) => !isBest(item)),
];
