/**
 * Remembers answers by text, since each page is read more than once: for the browser, for the server and
 * for its Markdown copy.
 *
 * @returns a function that computes an answer unless it has one for this text; answers are kept apart by the object
 *   that they are true of, and go with it
 */
export function once<Answer>(): (of: object, text: string, compute: () => Answer) => Answer {
  const answers = new WeakMap<object, Map<string, Answer>>();
  return (of, text, compute) => {
    const known = answers.get(of) ?? new Map<string, Answer>();
    answers.set(of, known);
    const answer = known.get(text) ?? compute();
    known.set(text, answer);
    return answer;
  };
}
