import {numberWords} from '../../../base/text/words';

/** A number that a text names: "25 MB", "5 to 480 minutes". */
export interface Quantity {
  /** The number, or the lower end of a range. */
  from: string;
  /** The upper end of a range. */
  to?: string;
  /** A time or a size; what is counted stays in the sentence. */
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

/** The first number in a text; one in letters only if none is in digits: "One a day for 2 years" says two years. */
export function quantityIn(text: string): Quantity | undefined {
  const found = inDigits?.exec(text) ?? inLetters?.exec(text);
  return found?.groups as Quantity | undefined;
}

/** "5 to 480 minutes", or one end of it: "480 minutes". */
export function quantityText({from, to, unit}: Quantity, end?: 'least' | 'most'): string {
  const number = end ? (end === 'most' && to) || from : [from, to].filter(Boolean).join(' to ');
  return [number, number === '1' ? unit?.replace(/s$/, '') : unit].filter(Boolean).join(' ');
}
