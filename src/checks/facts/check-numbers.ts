import {counted} from '../../base/collections';
import {oncePer} from '../../base/once';
import {limitsThatRead} from '../../content/directives/facts/limit';
import {onEachPage} from '../check';
import {oncePerPage} from '../once-per-page';
import type {CheckedPage} from '../page';
import type {Site} from '../site';
import {findNumbers, isSmallCount} from './free-numbers/find-numbers';
import {countListed, listFile, readList} from './free-numbers/list';

/**
 * A number that a page types by hand is on the list of those that somebody looked up. Where a listed number is gone and
 * another has come, the two are held against each other. A listed number that a page repeats is fine, and so is one
 * that goes with its sentence. So is a new small count, such as "two models", until it is on the list.
 */
export const checkNumbers = onEachPage((page, report, site) => {
  // A page from a template: its numbers are those of the instructions.
  if (page.text.includes('FILL IN')) return;
  const typed = typedOn(page, site);
  const counts = counted(typed.map(({text}) => text));
  const listed = countListed(listOf(site)[page.path]);
  const gone = [...listed].flatMap(([text, count]) =>
    count > (counts.get(text) ?? 0) ? [text] : [],
  );
  for (const {text, line} of typed) {
    const known = listed.get(text) ?? 0;
    const isNew = known === 0;
    if (!isNew && (gone.length === 0 || (counts.get(text) ?? 0) <= known)) continue;
    const before =
      gone.find((each) => unitOf(each) === unitOf(text)) ?? (isNew ? undefined : gone[0]);
    if (!before && isSmallCount(text)) continue;
    report(
      line,
      before ? `"${text}", where "${before}" was looked up` : `"${text}" is typed by hand`,
      before
        ? `write "${before}" again; if that is wrong, ${howToList(page)}`
        : howToWrite(text, page),
    );
  }
});

const typedOn = oncePerPage('numbers', findNumbers);

const listOf = oncePer(({files}: Site) => readList(String(files.get(listFile)?.value ?? '{}')));

/** What follows the number: "days". */
const unitOf = (text: string) => / (.*)/.exec(text)?.[1]?.replace(/s$/, '') ?? '';

const howToList = ({path}: CheckedPage) =>
  `look the new number up, then run: npm run numbers -- ${path} --reason vendor (or standard, example, history)`;

function howToWrite(text: string, page: CheckedPage): string {
  const [reference] = unitOf(text) ? limitsThatRead(text) : [];
  const fact = reference
    ? `${reference}, if that is meant`
    : 'a fact by reference, such as :limit[…]';
  return `write ${fact}; else ${howToList(page)}`;
}
