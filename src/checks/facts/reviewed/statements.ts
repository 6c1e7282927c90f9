import {numberWords} from '../../../base/text/words';
import {withFacts} from '../../../content/directives/facts';
import {readLines} from '../../page-lines';

/** A sentence, heading, table row, or line of code, as its writer typed it. */
export interface PageStatement {
  line: number;
  text: string;
  /** Its words, names, and numbers, without the punctuation between them. */
  tokens: string[];
  /** Whether every word counts, as in code and in front matter that isn't for readers. */
  isCode: boolean;
  /** The number of the step that it begins. */
  step?: string;
}

const sentenceEnd = /(?<=[.!?:][*"”)\]]*)\s+(?=[*"“(]*[[`\p{Lu}\d{])/u;

/** Front matter that readers see. */
const readMatter = /^(title|description):/;

/** Front matter that only places a page among its neighbors. */
const placeInSidebar = /^sidebar_position:/;

/** Matches a line in an SVG with text for readers. */
const pictureText = /<(?:text|title|desc)\b[^>]*>.*<\/(?:text|title|desc)>/;

/**
 * Splits a page or a picture into statements.
 *
 * @param path tells whether it's a page or a picture
 * @param source the text as written
 */
export function readStatements(path: string, source: string): PageStatement[] {
  return path.endsWith('.svg') ? ofPicture(source) : ofPage(source);
}

/** Replaces facts by reference with their values, so that replacing a number with its reference isn't a change. */
const ofPage = (source: string) =>
  readLines(source).flatMap(({text: written, kind}, index) => {
    const line = index + 1;
    const text = kind === 'text' || kind === 'table' ? withFacts(written) : written;
    if (kind === 'matter' && placeInSidebar.test(text)) return [];
    if (kind === 'code' || (kind === 'matter' && !readMatter.test(text)))
      return toStatement(text, line, codeTokens(text), true);
    if (kind === 'table')
      return toStatement(
        text,
        line,
        cellsOf(text).flatMap((cell) => proseTokens(cell)),
      );
    const [, step, ofStep] = /^\s*(\d+)[.)]\s+(.*)$/.exec(text) ?? [];
    const parts = kind === 'text' ? (ofStep ?? text).split(sentenceEnd) : [text];
    return parts.flatMap((part, at) =>
      toStatement(part, line, proseTokens(part, label.test(parts[at - 1] ?? ''))).map(
        (statement) => (step && at === 0 ? {...statement, step} : statement),
      ),
    );
  });

/** A single word before names, as in "Pages: Roles, Users". */
const label = /^\W*\p{L}+:$/u;

/** The cells of a table row, and what's before and after them. */
export const cellsOf = (row: string): string[] => row.split(/(?<!\\)\|/);

export const isRow = ({text}: PageStatement): boolean => cellsOf(text).length > 1;

const ofPicture = (source: string) =>
  source
    .split('\n')
    .flatMap((text, index) =>
      pictureText.test(text)
        ? toStatement(text, index + 1, codeTokens(text.replace(/<[^>]*>/g, ' ')), true)
        : [],
    );

const toStatement = (
  text: string,
  line: number,
  tokens: string[],
  isCode = false,
): PageStatement[] => (tokens.length > 0 ? [{line, text: text.trim(), tokens, isCode}] : []);

const codeTokens = (text: string) => text.match(codeToken) ?? [];

/**
 * The words, names, and numbers of a sentence or cell. The first word is lowercased, because its capital letter has no
 * meaning, unless a name begins there.
 */
export function proseTokens(text: string, isNamed = false): string[] {
  const [first = '', ...rest] = unfolded(text).replace(marker, '').match(proseToken) ?? [];
  const isWord = !isNamed && (/^\p{Lu}\p{Ll}+$/u.test(first) || (first === 'A' && rest.length > 0));
  return [isWord ? first.toLowerCase() : first, ...rest].filter(Boolean);
}

/** Matches the markers of a heading, a list item, or a quotation. */
const marker = /^\s*(?:(?:#{1,6}|[-*+>]|\d+[.)])\s+)*/;

/** Writes what has several forms in one: contractions, bounds, and the conjunction of a time. */
const unfolded = (text: string) =>
  oneForm.reduce((changed, [pattern, form]) => changed.replace(pattern, form), text);

const number = String.raw`(?=\d|:[a-z]+\[|(?:${numberWords.slice(1).join('|')})\b)`;

const oneForm: [pattern: RegExp, form: string][] = [
  [/\bcannot\b/g, 'can not'],
  [/\bcan[’']t\b/gi, 'can not'],
  [/\bwon[’']t\b/gi, 'will not'],
  [/n[’']t\b/g, ' not'],
  [/\b(you|they|we)[’']re\b/gi, '$1 are'],
  [
    new RegExp(String.raw`(?<!from .*)\b(?:up to|no more than|a maximum of) ${number}`, 'gi'),
    'at most ',
  ],
  [new RegExp(String.raw`\b(?:no (?:fewer|less) than|a minimum of) ${number}`, 'gi'), 'at least '],
  [/\b(all|any|none|nothing|everything|everyone|no one) but\b/gi, '$1 except'],
  [/\bif there['’]s no (?=\S+(?: \S+)?(?:[.,:]|$))/gi, 'without '],
  [/,? (?:and )?without (?=\p{Ll}+ing\b)/gu, ' and not '],
  // In the middle of a sentence, "only" before an amount doesn't change the amount.
  [/(?<=\p{Ll} )only (?=half\b)/gu, ''],
  [new RegExp(String.raw`(?<=\p{Ll} )only ${number}`, 'gu'), ''],
  [/\b(?:once|as soon as) (?=(?:you|your|it|its|they|the|a|an)\b)/g, 'after '],
  [/^(?:Once|As soon as) (?=(?:you|your|it|its|they|the|a|an)\b)/, 'After '],
];

const word = String.raw`[\p{L}\p{N}{][\p{L}\p{N}{}’'./:_%@&-]*(?<=[\p{L}\p{N}}%])`;
const codeToken = new RegExp(`${word}|[<>=!~+*/-]+`, 'gu');
const proseToken = new RegExp(
  [
    // Code, bold names, link targets, derived parts, and quoted messages are each one name.
    '"\\p{Lu}[^"]* [^"]*"',
    '`[^`]+`',
    String.raw`\*\*[^*]+\*\*`,
    String.raw`\]\([^)\s]+\)`,
    String.raw`:{1,3}[a-z][\w-]*(?:\[[^\]]*\])?(?:\{[^}]*\})?`,
    word,
    '[<>=≤≥±→]+',
    '(?<= )[+−](?= )',
  ].join('|'),
  'gu',
);
