import {onEachPage} from '../check';
import {proseOf} from '../language/prose';
import {isReadThrough} from './kind';

const fewestWords = 250;

/**
 * Checks that a guide has enough text to be a page, and something to look at: a picture, a screen, an example, or a
 * table.
 */
export const checkSubstance = onEachPage((page, report) => {
  if (!isReadThrough(page.path)) return;
  const words = proseOf(page).flatMap(({text}) => text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).length;
  const title = page.frontMatter.lineOf('title');
  if (words < fewestWords) {
    report(
      title,
      `the page has only ${words} words, fewer than ${fewestWords}`,
      'add what readers need to act, or make the page a section of another page',
    );
  }
  const shows =
    page.nodes('image', 'table', 'code').length > 0 ||
    page.nodes('paragraph').some(({data}) => data?.screen);
  if (!shows)
    report(
      title,
      "the page doesn't show anything",
      'add a picture, a screen, an example, or a table',
    );
});
