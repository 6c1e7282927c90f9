import {type CommonMistake, name, words} from './common-mistake';
import {operatorOf} from './functions';

const methods =
  'STARTS_?WITH|ENDS_?WITH|CONTAINS|INCLUDES|MATCH(?:ES)?|TEST|EQUALS(?:_?IGNORE_?CASE)?';

/** Methods, keys in brackets, and choices, as in programming languages. */
export const programmingMistakes: CommonMistake[] = [
  {
    pattern: words`(?<![\w.])${name}\.(?:${methods})\s*\(\s*"[^"\n]*"\s*\)`,
    advice: 'Write the operator after the attribute:',
    fix: testOfMethod,
  },
  {
    pattern: words`(?<![\w.])${name}\s?\[\s*"[^"\n]*"\s*\]\s*=\s*"[^"\n]*"(?<=\btags\s?\[[^\]]*\]\s*=\s*"[^"\n]*")`,
    advice: 'A tag is text. Write',
    fix: (written) =>
      written.replace(
        /^([\w.]+)\s?\[\s*"([^"]*)"\s*\]\s*=\s*"([^"]*)"$/,
        '$1 CONTAINS ANY ["$2:$3"]',
      ),
  },
  {
    pattern: words`(?<![\w.])(?!(?:IN|ANY|ALL|RETURN|AND|OR)\b)${name}\[\s*"[^"\n]*"\s*\]`,
    advice: 'Write an attribute after a point:',
    fix: (written) => {
      const [, path, key = ''] = /^([\w.]+)\[\s*"([^"]*)"\s*\]$/.exec(written) ?? [];
      return /^[a-z_]\w*$/i.test(key) ? `${path}.${key}` : undefined;
    },
  },
  {
    pattern: words`(?<=(?:\b(?:RETURN|WITH|DISTINCT)|,)\s{1,9})${name}\s{0,9}(?:[<>!]?=|[<>])\s{0,9}${operand()}\s{0,9}\?\s{0,9}${operand()}\s{0,9}:\s{0,9}${operand()}`,
    advice: 'Write',
    fix: (written) =>
      written.replace(
        /^([^?]*\S)\s*\?\s*("[^"]*"|[^:]*\S)\s*:\s*(.*)$/s,
        'CASE WHEN $1 THEN $2 ELSE $3 END',
      ),
  },
];

function operand(): string {
  return String.raw`(?:"[^"\n]*"|-?[\w.]+)`;
}

/** Turns `name.startsWith("web")` into `name STARTS WITH "web"`. */
function testOfMethod(written: string): string {
  const [, path, method = '', text] = /^([\w.]+)\.(\w+)\s*\(\s*("[^"]*")\s*\)$/.exec(written) ?? [];
  if (/^equals_?ignore/i.test(method)) return `${path} =~ ${text?.replace('"', '"(?i)')}`;
  if (/^equals/i.test(method)) return `${path} = ${text}`;
  return operatorOf(`${/^includes/i.test(method) ? 'contains' : method}(${path}, ${text})`);
}
