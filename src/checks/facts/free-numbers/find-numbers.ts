import {STATUS_CODES} from 'node:http';
import type {Nodes, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {capitalized, numberWords, uncapitalized} from '../../../base/text/words';
import {type CheckedPage, isWritten, lineOf} from '../../page';
import {sumsIn} from '../sums';

/** A number that a page types by hand, such as "30 days", and its line. */
export interface TypedNumber {
  text: string;
  line: number;
  /**
   * Whether it can't be a fact about our product or a vendor's product, as a number in an example, an error that a
   * vendor's page quotes, an HTTP status code, or a version of TLS.
   */
  isExample: boolean;
}

/** Units of measurement. */
const measures = [
  '%|percent|ms|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?',
  'bytes?|bits?|[kKMGT]B|cores?|pixels?|px|points?|characters?|letters|digits|words|times',
].join('|');

/** Nouns for what is counted. */
const things = [
  'rows?|columns?|lines|pages|records|requests|attempts|retries|results|items|entries',
  'roles|statuses|stages|steps|levels|ratings|severities|models|attributes|relationships|connectors',
  'categories|operators|functions|operations|channels|tabs|fields|menus|scopes|types|kinds',
].join('|');
const units = `${measures}|${things}`;

/**
 * Matches numbers such as "−2.0", "1,000", "03:00", and "2025-12-15", but not the digits in names: `CVE-2021-44228`,
 * `SHA-256`, `10.20.1.11`.
 */
const inDigits = String.raw`(?<![\w./:#-])[−-]?(?:\d{4}-\d\d-\d\d|\d?\d:\d\d|\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\w/:]|[.-]\w)`;
const words = numberWords.slice(1).flatMap((word) => [word, capitalized(word)]);
const inLetters = String.raw`(?<!\w)(?:${words.join('|')})`;
/** Matches five or more of anything: "ten informed groups". */
const large = words.filter((word) => numberWords.indexOf(uncapitalized(word)) >= 5);
const many = String.raw`(?<!\w)(?:${large.join('|')}) (?:\p{Ll}*[^s\W] )?\p{Ll}{2,}[^s\W]s(?!\w)`;
const pattern = new RegExp(
  String.raw`${inDigits}(?:[ -]?(?:${units})(?!\w))?|${inLetters}[ -](?:${units})(?!\w)|${many}`,
  'gu',
);
/** Matches a number joined to its unit with a hyphen, such as "30-day". */
const hyphened = new RegExp(String.raw`(?<![\w./:#-])\d+-(?:${units})(?!\w)`, 'g');

const smallCount = new RegExp(`^(?:${numberWords.slice(0, 4).join('|')}) (?:${things})$`);

/** Whether a number is a small count such as "two models", which is usually about its own sentence. */
export const isSmallCount = (text: string): boolean => smallCount.test(text);

/** Matches code that is a value in a sentence: `429`, `2025-12-15`. */
const bareValue = /^[\d.,:-]+$/;
/** Matches a date in any code: in a name, or in a condition. */
const day = /\b\d{4}-\d\d-\d\d\b/g;

/** Replaces text that no one typed as a number: facts by reference, and other code. */
const gap = '\u0000';

/**
 * Finds the numbers that a writer typed in sentences, cells, headings, and front matter: numbers in digits, with the
 * unit after them if there is one, and numbers in words before a unit. Other code, facts by reference, and results of
 * sums have their own checks.
 */
export function findNumbers(page: CheckedPage): TypedNumber[] {
  const {written, frontMatter} = page;
  const inMatter = ['title', 'description'].map((key) => ({
    text: String(frontMatter.data[key] ?? ''),
    line: frontMatter.lineOf(key),
    isExample: false,
  }));
  const exampleCells = new Set<Nodes>(written('table').flatMap(cellsOfExamples));
  const inBlocks = written('heading', 'paragraph', 'tableCell').flatMap((block) =>
    withoutResults(typedText(block))
      .split('\n')
      .map((text, index) => ({
        text,
        line: lineOf(block) + index,
        isExample: exampleCells.has(block),
      })),
  );
  return [...inMatter, ...inBlocks].flatMap(({text, line, isExample}) =>
    [pattern, hyphened].flatMap((each) =>
      Array.from(text.matchAll(each), ({0: number, index}) => ({
        text: normalize(number),
        line,
        isExample:
          isExample ||
          isStatusCode(number, text.slice(index + number.length)) ||
          standard.test(text.slice(0, index + number.length)) ||
          isAfterExample(text.slice(0, index)) ||
          (page.kind === 'connector' && isQuoted(text, index)),
      })),
    ),
  );
}

function cellsOfExamples({children: [head, ...rows]}: Table): Nodes[] {
  const column = head?.children.findIndex((cell) => textOf(cell) === 'Example') ?? -1;
  return rows.flatMap(({children}) => children[column] ?? []);
}

/** Whether a number is a status code of HTTP, and not a count of things, as "500" in "500 queries". */
const isStatusCode = (number: string, after: string) =>
  number in STATUS_CODES &&
  (!/^ \p{Ll}+s\b/u.test(after) || /^ (?:errors|responses|codes|means)\b/.test(after));

/** Whether the sentence says before the number that examples follow. */
const isAfterExample = (before: string) => /\b(?:for example|such as)\b(?!.*[.!?] )/i.test(before);

/** Matches a number that a standard sets: the port of HTTPS, or the version of a protocol. */
const standard = /\b(?:(?:TCP|[Pp]ort) 443|(?:TLS|OAuth|SAML|SCIM) \d(?:\.\d)?)$/;

const isQuoted = (text: string, index: number) =>
  text.slice(0, index).split('"').length % 2 === 0 && text.includes('"', index);

/** The text without the results of sums. No one has to look these up, because another check calculates them. */
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

/** Normalizes a number: "30-day" equals "30 day", and "5%" equals "5 %". */
const normalize = (number: string) =>
  uncapitalized(number)
    .replace(/(\d)[ -]?(?=[a-z%])/i, '$1 ')
    .replace(/-(?=[a-z])/, ' ');
