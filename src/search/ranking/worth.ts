import type {Matcher, WordMatch} from './matcher';

/** What each thing is worth. Names before texts: a title, a keyword, a heading, then what is said below it. */
export const worth = {
  title: 5,
  keyword: 4,
  heading: 4.8,
  /** More for a heading that is just what was asked for, or a model whose attribute is. */
  exact: 1.5,
  /** More for a title that is just what was asked for: it stands before longer ones of the same beginning. */
  exactTitle: 3,
  /** More for an entry whose identifier was typed. */
  entry: 5,
  text: 1.2,
  quotation: 2.5,
  context: 1.4,
  pageTitle: 2,
  words: 1.5,
  rank: 0.2,
  /** A page's rank where the reader asks a question: guides answer it better than reference. */
  questionRank: 0.6,
  often: 0.4,
  coverage: 3,
  /** More for what an entry says where the query names its section: "which attribute has the EPSS score". */
  section: 1,
};

/**
 * What counts for less: another name of a page, its description, a text next to what was asked for, an attribute of
 * another model.
 */
export const share = {otherName: 0.8, description: 0.85, aside: 0.5, inherited: 0.7};

/** How well a name answers, 0 to 1: all of the query, little else, from its beginning, in its order. */
export function nameScore({share, density, starts, closeness, best}: WordMatch): number {
  const order = best.length > 1 ? closeness : 1;
  return share ** 2 * (0.45 + 0.35 * density + 0.1 * Number(starts) + 0.1 * order);
}

/** How well a text answers: it has the words, and best of all in the query's own order. */
export function textScore({share, closeness}: WordMatch): number {
  return worth.text * share + worth.quotation * share * closeness;
}

/** What the name of a page is worth; that of a model, where one of its attributes is asked for, as if alone. */
export const titleScore = (matcher: Matcher, title: WordMatch): number =>
  isModel(matcher, title)
    ? worth.pageTitle + worth.exact
    : worth.pageTitle * nameScore(title) + (isWhole(title) ? worth.exactTitle : 0);

/** What a heading is worth, by itself or together with the title of its page. */
export function headingScore(matcher: Matcher, heading: WordMatch, title: WordMatch): number {
  const name = Math.max(nameScore(heading), nameScore(within(matcher, heading, title)));
  return worth.heading * name + (isWhole(heading) ? worth.exact : 0);
}

/** What an entry of a table is worth, which has an identifier for a name: most where just that is typed. */
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

/** Whether a name is just what stands before the dot of `Host.riskScore`. */
const isModel = (matcher: Matcher, name: WordMatch): boolean => isOneSide(matcher, name, false);

/** Whether a name is just what stands after it: of an inherited attribute, on the page of a parent. */
const isAttribute = (matcher: Matcher, name: WordMatch): boolean => isOneSide(matcher, name, true);

const isOneSide = ({slots}: Matcher, {density, best}: WordMatch, after: boolean): boolean =>
  density === 1 &&
  slots.some(({isAfterDot}) => isAfterDot) &&
  slots.every(({isAfterDot}, at) => (isAfterDot === after) === Boolean(best[at]));

/** What two answers meet together; `factor` is what the other one's part is worth. */
export const together = (own: number[], other: number[], factor = 1): number[] =>
  own.map((each, at) => Math.max(each, factor * (other[at] ?? 0)));

/** How a heading answers together with the title of its page: "Host.os", "users troubleshooting". */
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

/** Whether a name is what was asked for, neither more nor less. */
const isWhole = ({share, density}: WordMatch): boolean => share > 0.99 && density === 1;
