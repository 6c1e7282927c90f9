import {likeTest} from '../evaluate/patterns';
import type {Test} from '../syntax/ast';

/** Whether a value matches a text. */
export type ValueTest = (value: string, text: string) => boolean;

export const isEqual: ValueTest = (value, text) => value === text;
export const isIn: ValueTest = (value, text) => value.includes(text);

/** Returns how a value matches the text of a test: equal, or as a part. */
export function partTest(test: Test): ValueTest {
  switch (test.kind === 'text' ? test.operator : 'CONTAINS') {
    case 'STARTS WITH':
      return (value, text) => value.startsWith(text);
    case 'ENDS WITH':
      return (value, text) => value.endsWith(text);
    case 'LIKE':
      return (value, text) => likeTest(text)(value);
    default:
      return isIn;
  }
}

/** Returns the part of a value that has the same letters, in capitals or not, and that matches. */
export function sameLetters(
  text: string,
  values: ReadonlySet<string>,
  matches: ValueTest,
): string | undefined {
  const lower = text.toLowerCase();
  for (const value of values) {
    const lowerValue = value.toLowerCase();
    for (let at = lowerValue.indexOf(lower); at >= 0; at = lowerValue.indexOf(lower, at + 1)) {
      const part = value.slice(at, at + text.length);
      if (matches(value, part)) return part;
    }
  }
  return undefined;
}
