import {counted} from '../../base/collections';
import {oncePer} from '../../base/once';
import {versions} from '../../product/facts';
import {onEachPage} from '../check';
import {oncePerPage} from '../once-per-page';
import type {CheckedPage} from '../page';
import type {Site} from '../site';
import {findNumbers, isSmallCount, type TypedNumber} from './free-numbers/find-numbers';
import {countListed, listFile, readList} from './free-numbers/list';
import {suggestFacts} from './free-numbers/suggest-facts';

/**
 * Checks that every number that a page types by hand is on the list of reviewed numbers. If a listed number is gone
 * and the page has a new one, reports both together. Accepts a listed number that a page repeats, one that is deleted
 * with its sentence, and a new small count, such as "two models", or a new number in an example, until it's on the list.
 */
export const checkNumbers = onEachPage((page, report, site) => {
  // In an unfinished page from a template, the numbers are part of the instructions.
  if (page.text.includes('FILL IN')) return;
  const typed = typedOn(page, site);
  const counts = counted(typed.map(({text}) => text));
  const listed = countListed(listOf(site)[page.path]);
  const gone = [...listed].flatMap(([text, count]) =>
    count > (counts.get(text) ?? 0) ? [text] : [],
  );
  for (const number of oncePerLine(typed)) {
    const {text, line} = number;
    const known = listed.get(text) ?? 0;
    const isNew = known === 0;
    if (!isNew && (gone.length === 0 || (counts.get(text) ?? 0) <= known)) continue;
    const before =
      gone.find((each) => unitOf(each) === unitOf(text)) ?? (isNew ? undefined : gone[0]);
    if (!before && (isSmallCount(text) || number.isExample)) continue;
    report(
      line,
      before ? `"${text}", where "${before}" was looked up` : `"${text}" is typed by hand`,
      before
        ? `write "${before}" again; if that's wrong, ${howToList(page)}`
        : howToWrite(number, page),
    );
  }
});

const oncePerLine = (numbers: TypedNumber[]) => [
  ...new Map(numbers.map((number) => [`${number.line} ${number.text}`, number])).values(),
];

const typedOn = oncePerPage('numbers', findNumbers);

const listOf = oncePer(({files}: Site) => readList(String(files.get(listFile)?.value ?? '{}')));

/** The unit after the number: "days". */
const unitOf = (text: string) => / (.*)/.exec(text)?.[1]?.replace(/s$/, '') ?? '';

/**
 * Says how to list a number. Numbers on a connector's page are mostly its vendor's. Without a reason, the command
 * prints the available reasons.
 */
const howToList = ({kind, path}: CheckedPage) =>
  kind === 'connector'
    ? `look it up in the vendor's documentation, then run: npm run numbers -- ${path} --reason vendor`
    : `list it: npm run numbers -- ${path}`;

function howToWrite({text, line}: TypedNumber, page: CheckedPage): string {
  const around = page.text.split('\n')[line - 1] ?? '';
  const facts = suggestFacts(text, sentenceWith(text, around), around);
  const isVersion = versions.platform.some(({version}) => version === text);
  if (isVersion) facts.push('its entry in the release notes as :version[…]');
  const reference =
    facts.length > 0
      ? `write ${facts.join(' or ')} if that's what it is`
      : "if it's a fact of our product, add it to src/product/facts/limits.yaml and write it as :limit[…]";
  return `${reference}; if not, ${howToList(page)}`;
}

function sentenceWith(number: string, text: string): string {
  const [digits = ''] = number.split(' ');
  return text.split(/(?<=[.!?]) /).find((each) => each.includes(digits)) ?? text;
}
