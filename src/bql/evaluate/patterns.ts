import {RE2JS} from 're2js';

/** Whether a text fits. */
type Fits = (text: string) => boolean;

/**
 * Makes a test for LIKE: a text fits as a whole, and `*` is any text, also none. Each part between two wildcards is
 * looked for once, as far left as it can be, so that no pattern takes long.
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
 * Makes a test for `=~`: a text fits as a whole, as in Java's `matches`. RE2 reads each text once, whatever the
 * pattern.
 *
 * @throws {Error} when it is no pattern that RE2 knows; the checker has refused it before
 */
export function regexTest(pattern: string): Fits {
  const compiled = RE2JS.compile(pattern);
  return (text) => compiled.testExact(text);
}
