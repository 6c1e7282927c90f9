/** What an escape sequence in a GraphQL string says. */
const escapes: Record<string, string> = {b: '\b', f: '\f', n: '\n', r: '\r', t: '\t'};

/** The value of a string, and where its characters are written. */
export interface WrittenString {
  value: string;
  /** The offset in the document of each character of the value, and of the string's end. */
  offsets: number[];
}

/**
 * Reads a string as it's written in a document.
 *
 * @param raw the text between the quotes
 * @param start the offset of this text in the document
 */
export function writtenString(raw: string, start: number): WrittenString {
  let value = '';
  const offsets: number[] = [];
  for (const {0: written, 1: sequence, index} of raw.matchAll(/\\(u[0-9a-f]{4}|.)|[\s\S]/gi)) {
    offsets.push(start + index);
    value += sequence ? characterOf(sequence) : written;
  }
  return {value, offsets: [...offsets, start + raw.length]};
}

const characterOf = (sequence: string) =>
  sequence.length > 1
    ? String.fromCharCode(Number.parseInt(sequence.slice(1), 16))
    : (escapes[sequence] ?? sequence);

/** Writes a text as a part of a string. */
export const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
