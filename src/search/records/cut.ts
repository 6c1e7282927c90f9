/** Where a long text can be split, best first: at a blank line, a line, a cell, a sentence, or a word. */
const seams = [/(?<=\n)\s*\n/, /(?<=\n)/, /(?<= · )/, /(?<=[.!?;] )/, /(?<= )/];

/**
 * Splits a text into pieces with a maximum length, at the best possible places.
 *
 * @param text lines of code or prose
 * @param limit the maximum number of characters in a piece
 * @returns the pieces in order; joined, they're the text without the blank lines between them
 */
export function cut(text: string, limit: number, [seam, ...finer] = seams): string[] {
  if (text.length <= limit) return [text];
  if (!seam) return text.match(new RegExp(`.{1,${limit}}`, 'gsu')) ?? [];
  const pieces: string[] = [];
  for (const part of text.split(seam).flatMap((part) => cut(part, limit, finer))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length <= limit) {
      pieces[pieces.length - 1] = last + part;
    } else {
      pieces.push(part);
    }
  }
  return pieces;
}
