import {countOf, numberWords} from '../../../base/text/words';
import type {AskedTest} from './asked';
import type {Claim} from './claim';

/** A time span in a text or a query. */
interface Span {
  /** As it's written: "14 days". */
  said: string;
  hours: number;
}

/** The hours that a unit of time has in texts. */
export const hoursIn: Record<string, number> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 7 * 24,
  weekend: 3 * 24,
  month: 30 * 24,
  quarter: 91 * 24,
  year: 365 * 24,
};

const names = Object.keys(hoursIn).join('|');
const written = new RegExp(
  String.raw`(?<![\w.,-])(?<!\b(?:once|twice|times) )(?:(\d+|${numberWords.join('|')})[ -](${names})s?|(an?|half an?|the|this|that|last|past|next) (${names}))\b`,
  'gi',
);

/**
 * Finds contradictions about time spans: "in the last 14 days" with `IN LAST 7 days`, or "over 90 days" with
 * `ageInDays > 30`.
 */
export const claimSpans: Claim = ({text}, {tests, columns}) => {
  const told = spansIn(text);
  const asked = tests.flatMap(spanOf);
  const inColumns = columns.flatMap((column) => column.tests.flatMap(spanOf));
  const untold = asked.filter((span) => !told.some((each) => isSame(each, span)));
  const unasked = told.filter(
    (span) => ![...asked, ...inColumns].some((each) => isSame(each, span)),
  );
  const [first, other] = [unasked[0], untold.find(({said}) => !hasNumber(text, said))];
  return first && other && {said: first.said, asked: other.said};
};

/**
 * Whether a text has a span's number without its unit, "or will in the next 60", or has the next number: "31 to 90".
 */
const hasNumber = (text: string, span: string) =>
  new RegExp(
    String.raw`(?<![\d.,])(?:${parseFloat(span)}|${parseFloat(span) + 1})(?![\d.,]*\d)`,
  ).test(text);

/** Spans in words: "14 days", "two weeks", "half a year", "last month". */
const spansIn = (text: string): Span[] =>
  Array.from(text.matchAll(written), ([said, count, units, article, unit]) => ({
    said,
    hours:
      numberOf((count ?? article ?? '').toLowerCase()) *
      (hoursIn[(units ?? unit ?? '').toLowerCase()] ?? 0),
  }));

function numberOf(amount: string): number {
  if (amount.startsWith('half')) return 0.5;
  const inLetters = numberWords.indexOf(amount) + 1;
  return inLetters || Number(amount) || 1;
}

/** The span that a test asks for. "Near SLA" means due within a week. */
function spanOf({test, name, attribute}: AskedTest): Span[] {
  if (test.kind === 'time') return span(test.amount, test.unit);
  if (test.kind !== 'comparison') return [];
  const {value} = test.value;
  if (value === 'Near SLA') return span(7, 'days');
  const unit = attribute?.unit ?? /(day|hour)s/i.exec(name)?.[0];
  return unit && typeof value === 'number' && value > 0 ? span(value, unit) : [];
}

function span(amount: number, unit: string): Span[] {
  const singular = unit.toLowerCase().replace(/s$/, '');
  const hours = hoursIn[singular];
  return hours ? [{said: countOf(amount, singular), hours: amount * hours}] : [];
}

/** Whether two spans are the same within 5%, because some writers count 30 days in a month and others 31. */
const isSame = (a: Span, b: Span) =>
  Math.abs(a.hours - b.hours) <= 0.05 * Math.max(a.hours, b.hours);
