/** How a text is compared with a value: a word of an operator, in any language. */
export interface CaseTest {
  path: string;
  /** Such as `contains`, `startswith`, and `=`. */
  operator: string;
  /** The text without its quotes. */
  text: string;
  isNegated?: boolean;
}

/** Returns a test that ignores case: `name =~ "(?i).*web.*"`. */
export function ignoringCase({path, operator, text, isNegated = false}: CaseTest): string {
  const isWithin = /CONTAINS|HAS|^~$/i.test(operator) && !/PREFIX|SUFFIX/i.test(operator);
  const before = isWithin || /END|SUFFIX/i.test(operator) ? '.*' : '';
  const after = isWithin || /START|BEGIN|PREFIX/i.test(operator) ? '.*' : '';
  const test = `${path} =~ "(?i)${before}${escaped(text)}${after}"`;
  return isNegated ? `NOT ${test}` : test;
}

/** Writes characters as they are in a pattern. Backslashes are doubled, as in a query. */
export const escaped = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\\\$&');

/** Returns the pattern for a whole text that contains what a pattern matches: `.*win.*` for `win`. */
export function wholePattern(pattern: string): string {
  const [, flags = '', body = ''] = /^((?:\(\?[a-z]+\))*)(.*)$/s.exec(pattern) ?? [];
  const isSplit = body.includes('|');
  const part = isSplit ? `(${body})` : body;
  const before = !isSplit && /^(?:\^|\.\*)/.test(body) ? '' : '.*';
  const after = !isSplit && /(?:\.\*|(?<!\\)\$)$/.test(body) ? '' : '.*';
  return `${flags}${before}${part}${after}`;
}

/** Whether an attribute has several values, as its plural says: `tags`, but not `os`. */
export const isPlural = (path: string): boolean => /[^aious]s$/i.test(path);
