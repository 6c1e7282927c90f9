import {Prism} from 'prism-react-renderer';

/** A string in a program. */
export interface StringLiteral {
  /** Its contents. An expression inside it is between {@link opening} and {@link closing}. */
  text: string;
  /** Where it begins in the program, and where the code after it begins. */
  start: number;
  end: number;
}

/** Characters that don't occur in any string. */
export const opening = '\u0001';
export const closing = '\u0002';

type Part = string | Prism.Token;

const kinds = [
  'string',
  'string-property',
  'string-interpolation',
  'template-string',
  'triple-quoted-string',
];

/** The strings in a JavaScript or Python program, without comments and regular expressions. */
export function stringLiterals(code: string, language: 'javascript' | 'python'): StringLiteral[] {
  const grammar = Prism.languages[language];
  if (!grammar) return [];
  let at = 0;
  return Prism.tokenize(code, grammar).flatMap((token) => {
    const start = at;
    at += lengthOf(token);
    if (typeof token === 'string' || !kinds.includes(token.type)) return [];
    return [{text: unquoted(marked(token)), start, end: at}];
  });
}

function lengthOf(part: Part | Part[]): number {
  if (typeof part === 'string') return part.length;
  if (Array.isArray(part)) return part.reduce((sum, each) => sum + lengthOf(each), 0);
  return lengthOf(part.content as Part | Part[]);
}

/** The source of a token with its expressions marked. */
function marked(part: Part | Part[]): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(marked).join('');
  const inside = marked(part.content as Part | Part[]);
  if (part.type !== 'interpolation') return inside;
  return opening + inside.replace(/^\$?\{|\}$/g, '') + closing;
}

const escapes: Record<string, string> = {n: '\n', t: '\t', r: '\r', '\n': ''};

/** The text between the quotes, with escapes replaced. Raw Python strings keep their backslashes. */
function unquoted(source: string): string {
  const [, prefix = '', , text = ''] = /^([a-zA-Z]*)("""|'''|["'`])([\s\S]*)\2$/.exec(source) ?? [];
  if (/r/i.test(prefix)) return text;
  return text.replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign);
}
