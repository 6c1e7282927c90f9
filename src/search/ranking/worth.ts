import type {Matcher, WordMatch} from './matcher';

/** The weight of each match. Names count more than texts: first titles, then keywords, then headings, then texts. */
export const worth = {
  title: 5,
  keyword: 4,
  heading: 4.8,
  /** Bonus for a heading that's exactly the query, or for a model whose attribute is. */
  exact: 1.5,
  /** Bonus for a title that's exactly the query. It ranks above longer titles with the same beginning. */
  exactTitle: 3,
  /** Bonus for an entry whose identifier was typed. */
  entry: 5,
  question: 4,
  /** Bonus for a question that says little else than the query. */
  sameQuestion: 3,
  text: 1.2,
  quotation: 2.5,
  context: 1.4,
  pageTitle: 2,
  words: 1.5,
  /** The weight for a pasted message. Most of its words don't matter, so a passage counts more than the page. */
  pastedWords: 0.8,
  rank: 0.2,
  /** The weight of a page's rank for a question, because guides answer questions better than reference pages. */
  questionRank: 0.6,
  often: 0.4,
  coverage: 1,
  /** Bonus for an entry's text if the query names its section: "which attribute has the EPSS score". */
  section: 1,
};

/**
 * Reduced weights: for another name of a page, its description, a text next to a match, another model's attribute, and
 * a question after a better one.
 */
export const share = {
  otherName: 0.8,
  description: 0.85,
  aside: 0.5,
  inherited: 0.7,
  anotherQuestion: 0.3,
};

/**
 * Returns how well a name matches, from 0 to 1: best with all of the query, little else, from its beginning, and in
 * order.
 */
export function nameScore({share, density, starts, closeness, best}: WordMatch): number {
  const order = best.length > 1 ? closeness : 1;
  return share ** 2 * (0.45 + 0.35 * density + 0.1 * Number(starts) + 0.1 * order);
}

/** Returns how well a text matches: best with all words in the query's order. */
export function textScore({share, closeness}: WordMatch): number {
  return worth.text * share + worth.quotation * share * closeness;
}

/** Returns how well a question in readers' words matches. Its other words matter less than in a name. */
export const questionScore = ({share, density}: WordMatch): number =>
  worth.question * share ** 1.5 + worth.sameQuestion * share * density;

/** Returns the score of several questions: the best one's, and a part of the others'. */
export const withQuestion = (before: number, score: number): number =>
  Math.max(before, score) + share.anotherQuestion * Math.min(before, score);

/**
 * Returns the weight of a page's title. If the query asks for an attribute, the model's name counts as if it were
 * alone.
 */
export const titleScore = (matcher: Matcher, title: WordMatch): number =>
  isModel(matcher, title)
    ? worth.pageTitle + worth.exact
    : worth.pageTitle * nameScore(title) + (isWhole(title) ? worth.exactTitle : 0);

/** Returns the weight of a heading, by itself or together with its page's title. */
export function headingScore(matcher: Matcher, heading: WordMatch, title: WordMatch): number {
  const name = Math.max(nameScore(heading), nameScore(within(matcher, heading, title)));
  return worth.heading * name + (isWhole(heading) ? worth.exact : 0);
}

/**
 * Returns the weight of a table entry whose name is an identifier. It's highest if exactly that identifier was typed.
 */
export function entryScore(matcher: Matcher, entry: WordMatch, title: WordMatch): number {
  const isIdentifier = matcher.slots.every(({isPart}) => isPart);
  const worthOf = (answer: WordMatch, isAsked: boolean) =>
    (worth.heading + (isIdentifier && isAsked ? worth.entry : 0)) *
    nameScore(answer) *
    answer.density;
  return Math.max(
    worthOf(entry, isWhole(entry)),
    worthOf(within(matcher, entry, title), title.density === 1),
    isAttribute(matcher, entry) ? share.inherited * worthOf({...entry, share: 1}, true) : 0,
  );
}

/** Whether a name is exactly the part before the dot in `Host.riskScore`. */
const isModel = (matcher: Matcher, name: WordMatch): boolean => isOneSide(matcher, name, false);

/** Whether a name is exactly the part after the dot, such as an inherited attribute on a parent's page. */
const isAttribute = (matcher: Matcher, name: WordMatch): boolean => isOneSide(matcher, name, true);

const isOneSide = ({slots}: Matcher, {density, best}: WordMatch, after: boolean): boolean =>
  density === 1 &&
  slots.some(({isAfterDot}) => isAfterDot) &&
  slots.every(({isAfterDot}, at) => (isAfterDot === after) === Boolean(best[at]));

/** Combines the parts of the query that two texts match. `factor` is the weight of the second. */
export const together = (own: number[], other: number[], factor = 1): number[] =>
  own.map((each, at) => Math.max(each, factor * (other[at] ?? 0)));

/** Returns how a heading matches together with its page's title: "Host.os", "users troubleshooting". */
function within(matcher: Matcher, heading: WordMatch, title: WordMatch): WordMatch {
  const best = together(heading.best, title.best);
  return {
    best,
    share: matcher.shareOf(best),
    density: heading.density * title.density,
    starts: title.starts,
    closeness: 1,
  };
}

/** Whether a name is exactly the query. */
const isWhole = ({share, density}: WordMatch): boolean => share > 0.99 && density === 1;
