import jsTokens from 'js-tokens';

/** A text in a source file, and the line it begins on. */
export interface SourceText {
  line: number;
  text: string;
}

const comments = ['SingleLineComment', 'MultiLineComment'];
const strings = [
  'StringLiteral',
  'NoSubstitutionTemplate',
  'TemplateHead',
  'TemplateMiddle',
  'TemplateTail',
  'JSXString',
  'JSXText',
];

/**
 * The texts of a source file that people read: comments, in TypeScript also strings, and all of another file but its
 * keys. What is in backticks, quotation marks, or italics is left blank: code, and words that a text is about.
 *
 * @param file its name decides what it is; of a test, strings aren't read
 */
export function textsInSource(file: string, source: string): SourceText[] {
  const read = /\.[cm]?tsx?$|\.mjs$/.test(file)
    ? textsInCode(source, file.includes('.test.') ? comments : [...comments, ...strings])
    : [{line: 1, text: /\.ya?ml$/.test(file) ? withoutKeys(source) : source}];
  return read.map(({line, text}) => ({line, text: withoutCode(text)}));
}

function textsInCode(source: string, kinds: string[]): SourceText[] {
  const texts: SourceText[] = [];
  let line = 1;
  for (const {type, value} of jsTokens(source, {jsx: true})) {
    if (kinds.includes(type)) texts.push({line, text: unquoted(value)});
    line += value.split('\n').length - 1;
  }
  return texts;
}

const unquoted = (token: string) => token.replace(/^["'`]|["'`]$/g, ' ');

/** Spaces in place of the text, so that lines stay. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const withoutKeys = (yaml: string) => yaml.replace(/^\s*(?:- )?[\w-]+:|[{,] ?\w+:/gm, blank);

const withoutCode = (text: string) =>
  text.replace(/```.*?```|`[^`\n]*`|"[^"\n]*"|(?<=\s)\*[^*\n]*\*/gs, blank);
