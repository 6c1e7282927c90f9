import type {PageStatement} from './statements';

/** A line of a query that says how many rows it returns. */
const rowCount = /^\s*LIMIT (\d+)$/i;

/** A span of time in a query: `IN LAST 30 days`. */
const span = /\b(IN (?:LAST|NEXT)) (\d+) \w+/gi;

/**
 * Removes the numbers in queries that are only examples, because the text doesn't mention them: how many rows to return,
 * and the span of time of a condition in a sentence.
 *
 * @param said the words on the page outside code
 */
export function withoutExamples(
  statement: PageStatement,
  said: ReadonlySet<string>,
): PageStatement {
  const {text, tokens, isCode} = statement;
  if (isCode) {
    const [, count = ''] = rowCount.exec(text) ?? [];
    return count && !said.has(count)
      ? {...statement, tokens: tokens.filter((token) => token !== count)}
      : statement;
  }
  const withoutSpan = (token: string) =>
    token.replace(span, (whole, words, count) => (tokens.includes(count) ? whole : words));
  return {
    ...statement,
    tokens: tokens.map((token) => (token.startsWith('`') ? withoutSpan(token) : token)),
  };
}
