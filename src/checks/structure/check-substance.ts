import {onEachPage} from '../check';
import {proseOf} from '../language/prose';
import {isReadThrough} from './kind';

const fewestWords = 250;

/** A guide has enough of its own to be a page, and something to look at: a picture, a screen, an example or a table. */
export const checkSubstance = onEachPage((page, report) => {
  if (!isReadThrough(page.path)) return;
  const words = proseOf(page).flatMap(({text}) => text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).length;
  const title = page.frontMatter.lineOf('title');
  if (words < fewestWords) {
    report(
      title,
      `the page has ${words} words of its own, fewer than ${fewestWords}`,
      'say what a reader needs to act, or make it a section of another page',
    );
  }
  const shows =
    page.nodes('image', 'table', 'code').length > 0 ||
    page.nodes('paragraph').some(({data}) => data?.screen);
  if (!shows)
    report(title, 'the page shows nothing', 'add a picture, a screen, an example or a table');
});
