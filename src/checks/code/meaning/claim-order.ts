import type {KeyMeaning} from './asked';
import type {Claim} from './claim';

/** Words for what comes first. */
const words = {
  new: /\b(?:newest|latest|most recent(?:ly)?|(?:\w+ed|saw|seen|found|began|came|met) last)\b/i,
  old: /\b(?:oldest|earliest|soonest|longest|for long|(?:ends?|due|runs? out) first|first (?:due date|to run out))\b/i,
  much: /\b(?:highest|worst|riskiest|largest|biggest|greatest|widest|busiest|(?<!at )most(?! recent))\b/i,
  little: /\b(?:lowest|fewest|smallest|(?<!at )least)\b/i,
  alphabetical: /\b(?:alphabetical(?:ly)?|from A to Z)\b/i,
};

/** For each meaning of a sort key, the words for what comes first when the key descends and when it ascends. */
const beginnings: Record<KeyMeaning, [down: RegExp | undefined, up: RegExp | undefined]> = {
  later: [words.new, words.old],
  'longer ago': [words.old, words.new],
  more: [words.much, words.little],
  'further in the alphabet': [undefined, words.alphabetical],
};

/**
 * Finds contradictions about order: "newest first" with `ORDER BY … ASC`, or "worst" with a query that sorts by date.
 */
export const claimOrder: Claim = ({text}, {sortKey}) => {
  if (!sortKey) return undefined;
  const {meaning, isDescending} = sortKey;
  const [down, up] = beginnings[meaning].map((pattern) => pattern?.exec(text)?.[0]);
  const [right, wrong] = isDescending ? [down, up] : [up, down];
  const direction = isDescending ? 'DESC' : 'ASC';
  if (wrong && !right) return {said: wrong, asked: `ORDER BY … ${direction}`};
  const worst = /\b(?:worst|riskiest)\b/i.exec(text)?.[0];
  return worst && meaning === 'later' && !right
    ? {said: worst, asked: 'ORDER BY a date'}
    : undefined;
};
