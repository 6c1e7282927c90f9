import {type Choice, choicesOf} from './choices';
import type {Claim} from './claim';

/** Everyday words, which are values only with a capital letter. */
const everyday = new Set([
  'None',
  'No records',
  'Other',
  'Important',
  'Low',
  'High',
  'Waiting',
  'Days',
  'Hours',
  'Weeks',
]);

/** The words that people use for a value without naming it. */
const sayings: Record<string, RegExp> = {
  'Out of SLA': /\b(?:late|overdue|past (?:its|their|a|the|your) due dates?)\b/i,
  'Near SLA': /\b(?:due|breaches its SLA) within (?:a week|7 days)\b/i,
  'In SLA': /\bin time\b/i,
  Terminated: /\b(?:who|has|have) left\b/i,
  Fixed: /\b(?:repaired|fixes)\b/i,
};

/** Finds contradictions about statuses, ratings, and other choice values: "open" with `statusCategory = "Closed"`. */
export const claimValues: Claim = ({text}, {tests}) => {
  // "Put `Inactive` in its place" names a value that the query doesn't ask for.
  if (/ in (?:its|their) place\b/.test(text)) return undefined;
  const choices = choicesOf(tests);
  const asked = choices.flatMap((choice) => choice.asked);
  for (const choice of choices.filter(({isNegated}) => !isNegated)) {
    const missing = missingFrom(asked, choice, text);
    if (missing) return {said: missing, asked: choice.asked.join(', ')};
  }
  return undefined;
};

/** A value that the text asks for, but no test does. */
function missingFrom(asked: string[], {known}: Choice, text: string): string | undefined {
  const isAsked = (value: string) => asked.some((each) => contains(each, value));
  const least = known.findIndex((value) =>
    new RegExp(String.raw`\bat least ${value}\b|\b${value} (?:or|and) (?:higher|above)\b`).test(
      text,
    ),
  );
  if (least >= 0) return known.slice(0, least + 1).find((value) => !isAsked(value));
  const named = known.filter((value) => isNamed(text, value, known));
  const missing = named.filter((value) => !isAsked(value));
  const isOneOfTwo = (value: string) =>
    named.some((other) =>
      new RegExp(`${other} (?:and|or) ${value}|${value} (?:and|or) ${other}`).test(text),
    );
  return missing.length === named.length ? missing[0] : missing.find(isOneOfTwo);
}

function isNamed(text: string, value: string, known: string[]): boolean {
  if (sayings[value]?.test(text)) return true;
  // "Confirmed active" doesn't name "Active".
  const longer = known.filter((each) => each.length > value.length && contains(each, value));
  const rest = longer.reduce((left, each) => left.replaceAll(wordPattern(each, 'gi'), ''), text);
  return wordPattern(value, everyday.has(value) ? '' : 'i').test(rest);
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Matches a value as a word without "not" before it. */
const wordPattern = (value: string, flags: string) =>
  new RegExp(
    String.raw`(?<![\w-])(?<!\bnot (?:\w+ )?)${value.replaceAll(/[ -]/g, '[ -]')}(?![\w-])`,
    flags,
  );
