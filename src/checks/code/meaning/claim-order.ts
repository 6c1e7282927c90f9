import type {KeyMeaning} from './asked';
import type {Claim} from './claim';

/** Words for what comes first, where a key of some meaning descends and where it ascends. */
const words = {
  new: /\b(?:newest|latest|most recent(?:ly)?|(?:\w+ed|saw|seen|found|began|came|met) last)\b/i,
  old: /\b(?:oldest|earliest|soonest|longest|for long|(?:ends?|due|runs? out) first|first (?:due date|to run out))\b/i,
  much: /\b(?:highest|worst|riskiest|largest|biggest|greatest|widest|busiest|(?<!at )most(?! recent))\b/i,
  little: /\b(?:lowest|fewest|smallest|(?<!at )least)\b/i,
  alphabetical: /\b(?:alphabetical(?:ly)?|from A to Z)\b/i,
};

/** What a key can be said to begin with: when it descends, and when it ascends. */
const beginnings: Record<KeyMeaning, [down: RegExp | undefined, up: RegExp | undefined]> = {
  later: [words.new, words.old],
  'longer ago': [words.old, words.new],
  more: [words.much, words.little],
  'further in the alphabet': [undefined, words.alphabetical],
};

/** The order: "newest first" against `ORDER BY … ASC`, and "worst" where the query sorts by date. */
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
