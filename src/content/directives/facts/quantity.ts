import {numberWords} from '../../../base/text/words';

/** A number in a text: "25 MB", "5 to 480 minutes". */
export interface Quantity {
  /** The number, or the lower end of a range. */
  from: string;
  /** The upper end of a range. */
  to?: string;
  /** The unit, if it's a time or a size. The sentence itself names what's counted. */
  unit?: string;
}

const units = 'seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters|pixels|[kMGT]B';
const digits = String.raw`[−-]?\d+(?:[,.:]\d+)*`;
const letters = numberWords.join('|');

const [inDigits, inLetters] = [digits, letters].map(
  (number) =>
    new RegExp(
      String.raw`(?<![\w.,−-])(?<from>${number})(?: to (?<to>${number}))?(?: (?<unit>${units}))?(?!\w)`,
    ),
);

/**
 * Returns the first number in a text. A spelled-out number counts only if there are no digits: "One a day for 2 years"
 * returns 2 years.
 */
export function quantityIn(text: string): Quantity | undefined {
  const found = inDigits?.exec(text) ?? inLetters?.exec(text);
  return found?.groups as Quantity | undefined;
}

/** Returns "5 to 480 minutes", or one end of the range: "480 minutes". */
export function quantityText({from, to, unit}: Quantity, end?: 'least' | 'most'): string {
  const number = end ? (end === 'most' && to) || from : [from, to].filter(Boolean).join(' to ');
  return [number, number === '1' ? unit?.replace(/s$/, '') : unit].filter(Boolean).join(' ');
}
