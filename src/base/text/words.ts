/** Capitalizes the first letter. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Makes the first letter lowercase. */
export const uncapitalized = (text: string): string =>
  text.slice(0, 1).toLowerCase() + text.slice(1);

/** The numbers from one to twelve, in words. */
export const numberWords = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** "A", "A and B", "A, B, and C". */
export function listed(parts: readonly string[], word: 'and' | 'or' | 'nor' = 'and'): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 3) return parts.join(` ${word} `);
  return `${parts.slice(0, -1).join(', ')}, ${word} ${last}`;
}

/** "1 record", "2 records". */
export const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
