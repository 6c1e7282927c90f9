import {termsOf} from '../index/page-terms';
import type {IndexedPage} from '../index/pages';
import type {Matches} from './match';
import type {Matcher} from './matcher';
import {rarityAmong} from './rarity';
import {scorePieces} from './score-pieces';
import {nameScore, share, textScore, titleScore, worth} from './worth';

/** A record of a page that answers: the page itself (`piece` -1), a heading or a text. */
export interface Candidate {
  page: number;
  piece: number;
  score: number;
}

/** Records of one page in a list of results; the second and third are worth less. */
const recordsPerPage = 3;
const repeated = 0.62;

/**
 * Orders the records of the pages that hold a query's words.
 *
 * @param matcher compares with the query
 * @param matches the pages, with what MiniSearch gave them
 * @param pages all pages
 * @param intent whether the reader asks in plain words, when guides come before reference; whether for releases
 * @returns records, best first, a few of each page
 */
export function rankRecords(
  matcher: Matcher,
  {found}: Matches,
  pages: IndexedPage[],
  {question, release}: {question: boolean; release: boolean},
): Candidate[] {
  const highest = found[0]?.score || 1;
  const rarity = rarityAmong(pages);

  function rankPage(page: IndexedPage, number: number, words: number): Candidate[] {
    const terms = termsOf(page);
    const title = matcher.answer(terms.title);
    const keyword = Math.max(0, ...terms.keywords.map((each) => nameScore(matcher.answer(each))));
    const {scores, said, best} = scorePieces(matcher, page, title, rarity, question);
    const ofPage =
      Math.max(worth.title * nameScore(title), worth.keyword * keyword) +
      textScore(matcher.answer(terms.description)) * share.description +
      worth.context * title.share;
    const base =
      Math.max(titleScore(matcher, title), worth.pageTitle * keyword * share.otherName) +
      worth.words * words +
      (question ? worth.questionRank : worth.rank) * (release ? Math.abs(page.rank) : page.rank) +
      worth.often * Math.log2(1 + said) +
      worth.coverage * matcher.shareOf(best) ** 2;
    return [{piece: -1, score: ofPage}, ...scores]
      .filter(({piece, score}) => piece < 0 || score > 0)
      .sort((a, b) => b.score - a.score || a.piece - b.piece)
      .filter(({score}, at) => at === 0 || score > 0)
      .slice(0, recordsPerPage)
      .map(({piece, score}, at) => ({page: number, piece, score: (score + base) * repeated ** at}));
  }

  return found
    .flatMap(({page, score}) => {
      const of = pages[page];
      return of ? rankPage(of, page, score / highest) : [];
    })
    .sort((a, b) => b.score - a.score || a.page - b.page || a.piece - b.piece);
}
