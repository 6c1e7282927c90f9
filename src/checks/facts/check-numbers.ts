import {counted} from '../../base/collections';
import {oncePer} from '../../base/once';
import {onEachPage} from '../check';
import type {CheckedPage} from '../page';
import type {Site} from '../site';
import {findNumbers, isSmallCount, type TypedNumber} from './free-numbers/find-numbers';
import {countListed, listFile, readList} from './free-numbers/list';
import {suggestFacts} from './free-numbers/suggest-facts';

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
  for (const number of typed) {
    const {text, line} = number;
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
        ? `write "${before}" again; if that's wrong, ${howToList(page)}`
        : howToWrite(number, page),
    );
  }
});

const typedOn = (page: CheckedPage, site: Site) =>
  site.remember('numbers', [site.facts, page.path, page.text].join('\n'), () => findNumbers(page));

const listOf = oncePer(({files}: Site) => readList(String(files.get(listFile)?.value ?? '{}')));

/** What follows the number: "days". */
const unitOf = (text: string) => / (.*)/.exec(text)?.[1]?.replace(/s$/, '') ?? '';

/** The numbers of a connector's page are mostly its vendor's. */
const howToList = ({kind, path}: CheckedPage) =>
  kind === 'connector'
    ? `look it up in the vendor's documentation, then run: npm run numbers -- ${path} --reason vendor`
    : `look it up, then run: npm run numbers -- ${path} --reason example (or vendor, standard, history)`;

function howToWrite(number: TypedNumber, page: CheckedPage): string {
  const facts = suggestFacts(number.text, sentenceOf(number, page));
  if (facts.length > 0)
    return `write ${facts.join(' or ')} if that's what it is; if not, ${howToList(page)}`;
  return `if it's a fact of our product, add it to src/product/facts/limits.yaml, and write it as :limit[…]; if not, ${howToList(page)}`;
}

/** The sentence that a number is in; in a table, its row. */
function sentenceOf({text, line}: TypedNumber, page: CheckedPage): string {
  const written = page.text.split('\n')[line - 1] ?? '';
  const [digits = ''] = text.split(' ');
  return written.split(/(?<=[.!?]) /).find((each) => each.includes(digits)) ?? written;
}
