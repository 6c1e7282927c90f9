import type {Nodes} from 'mdast';
import {numberWords} from '../../../base/text/words';
import {type CheckedPage, isWritten, lineOf} from '../../page';
import {sumsIn} from '../sums';

/** A number that a page types by hand, such as "30 days", and the line it stands on. */
export interface TypedNumber {
  text: string;
  line: number;
}

/** What is measured. */
const measures = [
  '%|percent|ms|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?',
  'bytes?|bits?|[kKMGT]B|cores?|pixels?|px|points?|characters?|letters|digits|words|times',
].join('|');

/** What is counted. */
const things = [
  'rows?|columns?|lines|pages|records|requests|attempts|retries|results|items|entries',
  'roles|statuses|stages|steps|levels|ratings|severities|models|attributes|relationships|connectors',
  'categories|operators|functions|operations|channels|tabs|fields|menus|scopes|types|kinds',
].join('|');
const units = `${measures}|${things}`;

/** "−2.0", "1,000", "03:00", "2025-12-15", and not the digits of a name: `CVE-2021-44228`, `SHA-256`, `10.20.1.11`. */
const inDigits = String.raw`(?<![\w./:#-])[−-]?(?:\d{4}-\d\d-\d\d|\d?\d:\d\d|\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\w/:]|[.-]\w)`;
const inLetters = String.raw`(?<!\w)(?:${numberWords.slice(1).join('|')})`;
const pattern = new RegExp(
  String.raw`${inDigits}(?:[ -]?(?:${units})(?!\w))?|${inLetters}[ -](?:${units})(?!\w)`,
  'g',
);
/** "30-day" is a number with a unit. */
const hyphened = new RegExp(String.raw`(?<![\w./:#-])\d+-(?:${units})(?!\w)`, 'g');

const smallCount = new RegExp(`^(?:${numberWords.slice(0, 4).join('|')}) (?:${things})$`);

/** Whether a number is like "two models": so few are mostly those that its own sentence names. */
export const isSmallCount = (text: string): boolean => smallCount.test(text);

/** Code that is a value in a sentence: `429`, `2025-12-15`. */
const bareValue = /^[\d.,:-]+$/;
/** A day in any code: in a name, or in a condition. */
const day = /\b\d{4}-\d\d-\d\d\b/g;

/** Stands where the page shows what nobody typed as text: a fact by reference, or other code. */
const gap = '\u0000';

/**
 * The numbers that a writer typed in sentences, cells, headings and front matter: in digits, with the unit after them
 * if there is one, or in letters before a unit. Other code, facts by reference, and results of sums have checks of
 * their own.
 */
export function findNumbers({written, frontMatter}: CheckedPage): TypedNumber[] {
  const inMatter = ['title', 'description'].map((key) => ({
    text: String(frontMatter.data[key] ?? ''),
    line: frontMatter.lineOf(key),
  }));
  const inBlocks = written('heading', 'paragraph', 'tableCell').flatMap((block) =>
    withoutResults(typedText(block))
      .split('\n')
      .map((text, index) => ({text, line: lineOf(block) + index})),
  );
  return [...inMatter, ...inBlocks].flatMap(({text, line}) =>
    [pattern, hyphened].flatMap((each) =>
      Array.from(text.matchAll(each), ([number]) => ({text: normalize(number), line})),
    ),
  );
}

/** What a sum comes to is no number that somebody has to look up: a check works it out. */
const withoutResults = (text: string) =>
  sumsIn(text).reduceRight(
    (rest, {at, result}) => rest.slice(0, at) + gap + rest.slice(at + result.length),
    text,
  );

function typedText(node: Nodes): string {
  if (!isWritten(node)) return gap;
  if (node.type === 'inlineCode')
    return bareValue.test(node.value) ? node.value : (node.value.match(day)?.join(gap) ?? gap);
  if (node.type === 'text') return node.data?.isFact ? gap : node.value;
  if (node.type === 'image') return ` ${node.alt ?? ''} `;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(typedText).join('') : '';
}

/** "30-day" and "30 day" are one number, and so are "5%" and "5 %". */
const normalize = (number: string) =>
  number.replace(/(\d)[ -]?(?=[a-z%])/i, '$1 ').replace(/-(?=[a-z])/, ' ');
