import {termsOf} from '../index/page-terms';
import type {IndexedPage} from '../index/pages';
import {alikeRank} from '../records/page-rank';
import {lowerCrowd} from './crowd';
import type {Matches} from './match';
import type {Matcher} from './matcher';
import {rarityAmong} from './rarity';
import {scorePieces} from './score-pieces';
import {nameScore, share, textScore, titleScore, worth} from './worth';

/** A matching record on a page: the page itself (`piece` -1), a heading, or a text. */
export interface Candidate {
  page: number;
  piece: number;
  score: number;
  /** How many models have this attribute, if one row stands for all of them. */
  models?: number;
}

/** The most records per page in a list of results. The second and third count less. */
const recordsPerPage = 3;
const repeated = 0.62;

/**
 * Ranks the records on the pages that have a query's words.
 *
 * @param matcher compares texts with the query
 * @param matches the pages with their MiniSearch scores
 * @param pages all pages
 * @param intent whether the query is a plain-language question, so that guides come before reference pages, whether it
 *   asks about releases, and whether it's a pasted message, so that a passage decides rather than the whole page's words
 * @returns records, best first, with a few from each page
 */
export function rankRecords(
  matcher: Matcher,
  {found}: Matches,
  pages: IndexedPage[],
  {question, release, pasted}: {question: boolean; release: boolean; pasted: boolean},
): Candidate[] {
  const highest = Math.max(0, ...found.map(({score}) => score)) || 1;
  const rarity = rarityAmong(pages);
  const unnamed = new Set<number>();

  function rankPage(page: IndexedPage, number: number, words: number): Candidate[] {
    const terms = termsOf(page);
    const title = matcher.answer(terms.title);
    const keyword = Math.max(0, ...terms.keywords.map((each) => nameScore(matcher.answer(each))));
    const {scores, asked, said, best} = scorePieces(matcher, page, title, rarity, question);
    const ofPage =
      Math.max(worth.title * nameScore(title), worth.keyword * keyword, asked) +
      textScore(matcher.answer(terms.description)) * share.description +
      worth.context * title.share;
    const base =
      Math.max(titleScore(matcher, title), worth.pageTitle * keyword * share.otherName) +
      (pasted ? worth.pastedWords : worth.words) * words +
      (question ? worth.questionRank : worth.rank) * (release ? Math.abs(page.rank) : page.rank) +
      worth.often * Math.log2(1 + said) +
      worth.coverage * matcher.shareOf(best) ** 2;
    if (page.rank === alikeRank && title.share === 0 && keyword === 0) unnamed.add(number);
    return [{piece: -1, score: ofPage}, ...scores]
      .filter(({piece, score}) => piece < 0 || score > 0)
      .sort((a, b) => b.score - a.score || a.piece - b.piece)
      .filter(({score}, at) => at === 0 || score > 0)
      .slice(0, recordsPerPage)
      .map(({piece, score}, at) => ({page: number, piece, score: (score + base) * repeated ** at}));
  }

  const ranked = found.flatMap(({page, score}) => {
    const of = pages[page];
    return of ? rankPage(of, page, score / highest) : [];
  });
  return lowerCrowd(ranked, unnamed).sort(
    (a, b) => b.score - a.score || a.page - b.page || a.piece - b.piece,
  );
}
