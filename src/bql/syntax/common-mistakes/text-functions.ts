import {type CommonMistake, name, words} from './common-mistake';

const text = String.raw`"[^"\n]*"`;

/** Functions of other languages that find a part of a text. */
export const textFunctionMistakes: CommonMistake[] = [
  {
    pattern: words`\b(?:LEFT|RIGHT|SUBSTR|SUBSTRING|MID)\s*\(\s*${name}\s*,\s*\d+(?:\s*,\s*\d+)?\s*\)\s*(?:==?|!=|<>)\s*${text}`,
    advice: 'Write',
    fix: atEdge,
    example: 'name STARTS WITH "web", or a pattern for the whole text: name =~ "..b.*"',
  },
  {
    pattern: words`\b(?:CHARINDEX|INSTR|POSITION|LOCATE|STRPOS|INDEX_?OF|FIND|SEARCH)\s*\(\s*(?:${name}\s*,\s*${text}|${text}\s*(?:,|IN\b)\s*${name})\s*\)\s*(?:>=?|==?|!=|<>)\s*-?[01]\b`,
    advice: 'Write',
    fix: within,
  },
];

/** Turns `LEFT(name, 3) = "web"` into `name STARTS WITH "web"`. */
function atEdge(written: string): string | undefined {
  const [, word = '', path, first, sign = '', value] =
    /^(\w+)\s*\(\s*([\w.]+)\s*,\s*(\d+)[^)]*\)\s*([!=<>]+)\s*(".*")$/s.exec(written) ?? [];
  if (/^(?:SUBSTR|MID)/i.test(word) && Number(first) > 1) return undefined;
  const operator = /^RIGHT/i.test(word) ? 'ENDS WITH' : 'STARTS WITH';
  return `${path} ${/^=/.test(sign) ? '' : 'NOT '}${operator} ${value}`;
}

/** Turns `CHARINDEX("web", name) > 0` into `name CONTAINS "web"`. A result of 0 or -1 means that it isn't there. */
function within(written: string): string {
  const [value = ''] = /"[^"\n]*"/.exec(written) ?? [];
  const [, list = '', test = ''] = /\(([\s\S]*)\)\s*(.*)$/.exec(written.replace(value, '')) ?? [];
  const path = list.replace(/\bIN\b|[,\s]/gi, '');
  const isAbsent = /^=/.test(test) && !/1$/.test(test.replace('-1', ''));
  return `${path} ${isAbsent ? 'NOT ' : ''}CONTAINS ${value}`;
}
