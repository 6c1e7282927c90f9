/** Whether texts contain every word that a reader typed into a filter. Upper and lower case are the same. */
export function isFound(typed: string, ...texts: string[]): boolean {
  const searched = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
