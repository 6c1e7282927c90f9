import type {Matches} from './match';
import type {Answer, Matcher} from './matcher';
import {otherNames, type Page} from './pages';
import {idsOf} from './term-ids';

/** A record of a page that answers: the page itself (`piece` -1), a heading or a text. */
export interface Candidate {
  page: number;
  piece: number;
  score: number;
}

/** What a page is made of, read into terms once. */
interface PageTerms {
  title: Uint32Array;
  keywords: Uint32Array[];
  description: Uint32Array;
  pieces: Uint32Array[];
}

const termsOfPages = new WeakMap<Page, PageTerms>();

/** Records of one page in a list of results; the second and third are worth less. */
const recordsPerPage = 3;
const repeated = 0.62;

/** What each thing is worth. Names before texts: a title, a keyword, a heading, then what is said below it. */
const worth = {
  title: 5,
  keyword: 4,
  heading: 4.6,
  text: 1.2,
  quotation: 2.4,
  context: 1.4,
  pageTitle: 2,
  words: 1.5,
  rank: 0.2,
  often: 0.4,
  coverage: 3,
};

/** What a heading is worth that many pages have, such as "Changelog": the rarer, the more. */
const rarity = (pages: number) => 1 / (1 + Math.log2(pages) / 2);

const none = new Uint32Array();

/** A section that speaks of other pages. */
const pointers = /^(related pages|see also)$/i;

/**
 * Orders the records of the pages that hold a query's words.
 *
 * @param matcher compares with the query
 * @param matches the pages, with what MiniSearch gave them
 * @param pages all pages
 * @returns records, best first, a few of each page
 */
export function rankRecords(matcher: Matcher, {found}: Matches, pages: Page[]): Candidate[] {
  const highest = found[0]?.score || 1;
  const headings = headingCounts(pages);
  return found
    .flatMap(({page, score}) => {
      const of = pages[page];
      return of ? rankPage(matcher, of, page, score / highest, headings) : [];
    })
    .sort((a, b) => b.score - a.score || a.page - b.page || a.piece - b.piece);
}

function rankPage(
  matcher: Matcher,
  page: Page,
  number: number,
  words: number,
  headings: Map<string, number>,
): Candidate[] {
  const terms = termsOf(page);
  const title = matcher.answer(terms.title);
  const keyword = Math.max(0, ...terms.keywords.map((each) => nameScore(matcher.answer(each))));
  const ofPage = Math.max(nameScore(title), keyword * 0.8);

  const {scores, said, best} = pieceScores(matcher, page, terms, title.best, headings);
  const locals = [
    {
      piece: -1,
      score:
        Math.max(worth.title * nameScore(title), worth.keyword * keyword) +
        textScore(matcher.answer(terms.description)) / 2 +
        worth.context * title.share,
    },
    ...scores,
  ];
  const base =
    worth.pageTitle * ofPage +
    worth.words * words +
    worth.rank * page.rank +
    worth.often * Math.log2(1 + said) +
    worth.coverage * matcher.shareOf(best) ** 2;
  return locals
    .filter(({piece, score}) => piece < 0 || score > 0)
    .sort((a, b) => b.score - a.score || a.piece - b.piece)
    .filter(({score}, at) => at === 0 || score > 0)
    .slice(0, recordsPerPage)
    .map(({piece, score}, at) => ({page: number, piece, score: (score + base) * repeated ** at}));
}

/** Scores headings and texts, each with what the headings above it say. */
function pieceScores(
  matcher: Matcher,
  page: Page,
  terms: PageTerms,
  title: number[],
  headings: Map<string, number>,
) {
  const path: {level: number; best: number[]}[] = [{level: 1, best: title}];
  let said = 0;
  let points = false;
  let all = title;
  const scores = page.pieces.map(({level, text}, piece) => {
    const answer = matcher.answer(terms.pieces[piece] ?? none);
    if (answer.density > 0) {
      all = better(all, answer.best, 1);
      said += answer.share ** 2 * (matcher.slots.length > 1 ? answer.closeness : 1);
    }
    if (level) {
      points = pointers.test(text);
      while ((path.at(-1)?.level ?? 0) >= level) path.pop();
      const above = path.at(-1)?.best ?? title;
      const best = better(answer.best, above, 0.9);
      path.push({level, best});
      return {
        piece,
        score: answer.share
          ? worth.heading * nameScore(answer) * rarity(headings.get(text) ?? 1) +
            worth.context * matcher.shareOf(best)
          : 0,
      };
    }
    if (!answer.share) return {piece, score: 0};
    const context = matcher.shareOf(better(answer.best, path.at(-1)?.best ?? title, 0.8));
    const score = textScore(answer) + worth.context * context;
    return {piece, score: points ? score / 2 : score};
  });
  return {scores, said, best: all};
}

const better = (own: number[], above: number[], factor: number) =>
  own.map((each, at) => Math.max(each, factor * (above[at] ?? 0)));

/** How well a name answers, 0 to 1: all of the query, little else, from its beginning, in its order. */
function nameScore({share, density, starts, closeness, best}: Answer): number {
  const order = best.length > 1 ? closeness : 1;
  return share ** 2 * (0.45 + 0.35 * density + 0.1 * Number(starts) + 0.1 * order);
}

/** How well a text answers: it has the words, and best of all in the query's own order. */
function textScore({share, closeness}: Answer): number {
  return worth.text * share + worth.quotation * share * closeness;
}

const countsOfPages = new WeakMap<Page[], Map<string, number>>();

/** How many times each heading is on the site. */
function headingCounts(pages: Page[]): Map<string, number> {
  let counts = countsOfPages.get(pages);
  if (!counts) {
    counts = new Map();
    for (const {level, text} of pages.flatMap(({pieces}) => pieces)) {
      if (level) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    countsOfPages.set(pages, counts);
  }
  return counts;
}

/** Whether a page has been read into terms. */
export const hasTerms = (page: Page): boolean => termsOfPages.has(page);

/** Reads a page's texts into terms, once; ahead of the first search, if there is time. */
export function termsOf(page: Page): PageTerms {
  let terms = termsOfPages.get(page);
  if (!terms) {
    terms = {
      title: idsOf(page.title),
      keywords: otherNames(page).map(idsOf),
      description: idsOf(page.description),
      pieces: page.pieces.map(({text}) => idsOf(text)),
    };
    termsOfPages.set(page, terms);
  }
  return terms;
}
