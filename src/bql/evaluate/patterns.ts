const compiled = new Map<string, RegExp>();

function remember(key: string, make: () => RegExp): RegExp {
  const known = compiled.get(key) ?? make();
  compiled.set(key, known);
  return known;
}

/** Whether a text fits a LIKE pattern as a whole: `*` is any text, also none. */
export function isLike(text: string, pattern: string): boolean {
  return remember(`like ${pattern}`, () => {
    const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('[\\s\\S]*?')}$`);
  }).test(text);
}

/** Whether a regular expression matches a text as a whole, as in Java's `matches`. */
export function matches(text: string, pattern: string): boolean {
  return remember(`regex ${pattern}`, () => toRegExp(pattern)).test(text);
}

/**
 * A Java pattern as JavaScript reads it; `(?i)` at its start ignores case.
 *
 * @throws {SyntaxError} when it is no regular expression
 */
export function toRegExp(pattern: string): RegExp {
  const [, flags = '', body = ''] = /^(?:\(\?([imsu]+)\))?([\s\S]*)$/.exec(pattern) ?? [];
  return new RegExp(`^(?:${body})$`, [...new Set(flags)].join(''));
}
