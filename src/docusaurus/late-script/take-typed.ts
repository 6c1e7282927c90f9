/** Returns what the reader typed for search before React could open it. Later calls return an empty text. */
export function takeTyped(): string {
  const {kept} = window;
  const typed = kept?.typed ?? '';
  if (kept) kept.typed = '';
  return typed;
}
