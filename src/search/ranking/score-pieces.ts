import {termsOf} from '../index/page-terms';
import {type IndexedPage, question as questionLevel} from '../index/pages';
import type {Matcher, WordMatch} from './matcher';
import type {Rarity} from './rarity';
import {
  entryScore,
  headingScore,
  share as less,
  questionScore,
  textScore,
  together,
  withQuestion,
  worth,
} from './worth';

/** A heading above a text. */
interface Heading {
  level: number;
  anchor: string;
  /** How it matches, together with the headings above it and by itself. */
  best: number[];
  share: number;
  isEntry: boolean;
}

/** The scores of a page's pieces. */
interface Scored {
  scores: {piece: number; score: number}[];
  /** How well the questions that the whole page answers match. */
  asked: number;
  /** How often the page matches the query. */
  said: number;
  /** How well the page's best word matches each word in the query. */
  best: number[];
}

/** A section about other pages. */
const pointers = /^(related pages|see also)$/i;

/**
 * Scores a page's headings and texts, each together with the headings above it.
 *
 * @param title how the page's title matches
 * @param question whether the query is a plain-language question; then table entries count less unless the query names
 *   their section
 */
export function scorePieces(
  matcher: Matcher,
  page: IndexedPage,
  title: WordMatch,
  rarity: Rarity,
  question: boolean,
): Scored {
  const terms = termsOf(page).pieces;
  const top: Heading = {level: 1, anchor: '', best: title.best, share: 0, isEntry: false};
  let path: [Heading, ...Heading[]] = [top];
  let said = 0;
  let points = false;
  let all = title.best;

  const above = (level: number) => path.filter((heading) => heading.level < level);
  const nearest = () => path.at(-1) ?? top;

  function scoreHeading(
    {level, text, anchor}: IndexedPage['pieces'][number],
    answer: WordMatch,
  ): number {
    // Entry anchors contain names unchanged, such as `attribute-riskScore`. Heading anchors are slugs.
    const isEntry = anchor.endsWith(`-${text}`);
    path = [top, ...above(level).slice(1)];
    const section = nearest();
    const best = together(answer.best, section.best, 0.9);
    path.push({level, anchor, best, share: answer.share, isEntry});
    points = pointers.test(text);
    if (!answer.share) return 0;
    const name = isEntry
      ? entryScore(matcher, answer, title)
      : headingScore(matcher, answer, title) * rarity(text);
    const score = name + worth.context * matcher.shareOf(best);
    return isEntry && question && !section.share ? score * less.aside : score;
  }

  function scoreText({anchor}: IndexedPage['pieces'][number], answer: WordMatch): number {
    // The section continues after an entry.
    if (nearest().isEntry && nearest().anchor !== anchor) path.pop();
    if (!answer.share) return 0;
    const context = matcher.shareOf(together(answer.best, nearest().best, 0.8));
    const score = textScore(answer) + worth.context * context;
    if (!nearest().isEntry) return points ? score * less.aside : score;
    if (path.at(-2)?.share) return score + worth.section;
    return question ? score * less.aside : score;
  }

  const scores: Scored['scores'] = [];
  /** How well the questions before the first heading match. */
  let asked = 0;
  page.pieces.forEach((each, piece) => {
    const answer = matcher.answer(terms[piece] ?? new Uint32Array());
    if (answer.density > 0) all = together(all, answer.best);
    if (each.level === questionLevel) {
      const heading = scores.at(-1);
      const score = questionScore(answer);
      if (heading) heading.score = withQuestion(heading.score, score);
      else asked = withQuestion(asked, score);
      return;
    }
    if (answer.density > 0)
      said += answer.share ** 2 * (matcher.slots.length > 1 ? answer.closeness : 1);
    scores.push({piece, score: each.level ? scoreHeading(each, answer) : scoreText(each, answer)});
  });
  return {scores, asked, said, best: all};
}
