/** Where a long text can be cut, best first: a blank line, a line, a cell, a sentence, a word. */
const seams = [/(?<=\n)\s*\n/, /(?<=\n)/, /(?<= · )/, /(?<=[.!?;] )/, /(?<= )/];

/**
 * Cuts a text into pieces of at most a length, at the best seams there are.
 *
 * @param text lines of code or of prose
 * @param limit the most characters a piece can have
 * @returns the pieces in their order; together they are the text, save for blank lines between them
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
