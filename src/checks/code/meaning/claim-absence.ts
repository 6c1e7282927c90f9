import {countOf} from '../../../base/text/words';
import {udm} from '../../../product/udm';
import type {Asked} from './asked';
import type {Claim, Mismatch} from './claim';

const negative =
  /\b(?:no|not|never|nobody|none|neither|nor|nothing|without|cannot|only|outside|unless)\b|n't\b/i;

/**
 * Finds contradictions about presence: "without an owner" with `owners EXISTS`, or "with a ticket" with `THAT NOT HAS
 * Ticket`.
 */
export const claimAbsence: Claim = ({text, around}, asked) =>
  (negative.test(around) ? undefined : presence(text, asked)) ??
  absence(text, asked) ??
  recency(text, asked);

/** Finds a related record that the text requires and the query must not find. */
function presence(text: string, {missing}: Asked): Mismatch | undefined {
  for (const model of missing) {
    const said = new RegExp(String.raw`\b${udm.model(model).name}s?\b`, 'i').exec(text)?.[0];
    if (said) return {said, asked: `THAT NOT … ${model}`};
  }
  return undefined;
}

/** Finds a related record or value that the text says is missing and the query must find. */
function absence(text: string, {tests, models, missing}: Asked): Mismatch | undefined {
  const present = [
    ...tests.flatMap(({test, name, isNegated}) =>
      test.kind === 'exists' && !isNegated ? [{noun: lastWord(name), asked: `${name} EXISTS`}] : [],
    ),
    ...models
      .filter((model) => !missing.includes(model))
      .map((model) => ({noun: lastWord(model), asked: `THAT … ${model}`})),
  ];
  for (const {noun, asked} of present) {
    const said = new RegExp(
      String.raw`\b(?:no|without an?|neither an?|nor an?) (?:remediation |risk |asset )?${noun}s?\b`,
      'i',
    ).exec(text)?.[0];
    if (said) return {said, asked};
  }
  return undefined;
}

/** The last word of a name, in the singular: `owner` for `remediationOwners`. */
const lastWord = (name: string) =>
  (/[A-Z]?[a-z]+$/.exec(name)?.[0] ?? name).toLowerCase().replace(/s$/, '');

const span = String.raw`(?:(?:\d+|an?|two|three|four|six) )?(?:day|week|month|quarter|year)s?\b`;
const recent = new RegExp(
  String.raw`([^,;:]*?)(\b(?:in|of|over|during|within) the (?:last|past) ${span}|\b(?:last|this) (?:week|month|quarter)\b)`,
);
const old = new RegExp(
  String.raw`\b(?:for )?(?:more than|over) ${span}(?: ago)?|\b(?:for|since) ${span}`,
);

/**
 * Finds contradictions about recent times: "seen in the last week" with `NOT IN LAST 7 days`, or "unread for a week"
 * with `IN LAST 7 days`.
 */
function recency(text: string, {tests}: Asked): Mismatch | undefined {
  const spans = tests.flatMap(({test, isNegated}) =>
    test.kind === 'time' && test.operator === 'IN LAST' ? [{test, isNegated}] : [],
  );
  const [first] = spans;
  if (!first) return undefined;
  const [, clause = '', ago] = recent.exec(text) ?? [];
  const said = ago ?? old.exec(text)?.[0];
  const isPast = ago === undefined || negative.test(clause);
  if (!said || spans.some(({isNegated}) => isNegated === isPast)) return undefined;
  const not = first.isNegated ? 'NOT ' : '';
  const {amount, unit} = first.test;
  return {said, asked: `${not}IN LAST ${countOf(amount, unit.replace(/s$/, ''))}`};
}
