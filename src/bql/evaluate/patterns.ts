import {RE2JS} from 're2js';

/** Whether a string matches. */
type Fits = (text: string) => boolean;

/**
 * Makes a test for LIKE. The whole string must match, and `*` matches any text, including none. Each part between
 * wildcards is matched once, as far left as possible, so no pattern is slow.
 */
export function likeTest(pattern: string): Fits {
  const [first = '', ...middle] = pattern.split('*');
  const last = middle.pop();
  if (last === undefined) return (text) => text === pattern;
  return (text) => {
    if (!text.startsWith(first) || !text.endsWith(last)) return false;
    let at = first.length;
    for (const part of middle) {
      const found = text.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= text.length - last.length;
  };
}

/**
 * Makes a test for `=~`. The whole string must match, as with Java's `matches`. RE2 reads each string once, whatever
 * the pattern is.
 *
 * @throws {Error} when RE2 rejects the pattern; the checker reports such patterns first
 */
export function regexTest(pattern: string): Fits {
  const compiled = RE2JS.compile(pattern);
  return (text) => compiled.testExact(text);
}
