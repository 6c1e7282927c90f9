import {escaped, ignoringCase, isPlural} from '../text-tests';
import {type CommonMistake, name, words} from './common-mistake';

const text = String.raw`(?:"[^"\n]*"|'[^'\n]*')`;
const folding = '(?:TO_?)?(?:LOWER|UPPER)(?:_?CASE)?|[LU]CASE';
const compared = String.raw`=~|!=|<>|=|(?:NOT\s+)?(?:LIKE|CONTAINS|STARTS\s+WITH|ENDS\s+WITH)`;
const attribute = String.raw`(?<![\w.])(?!(?:THAT|NOT|AND|OR|WHERE|RETURN|WITH|DOES)\b)${name}`;
const not = String.raw`(?:NOT\s+|!\s*)?`;
const part = String.raw`(?:CONTAINS|STARTS[\s_]?WITH|ENDS[\s_]?WITH|BEGINS[\s_]?WITH|EQUALS|EXACT)`;
const caseless = String.raw`(?:[\s_]{0,9}I(?:GNOR(?:E|ING))?[\s_]{0,9}CASE|_CI|_NOCASE|_?INSENSITIVE)`;

/** Makes a mistake from a comparison that ignores case, and its operator. */
const insensitive = (pattern: string, operator: RegExp): CommonMistake => ({
  pattern: words`${pattern}`,
  advice: (written) =>
    `BQL has no ${operator.exec(written)?.[0].trim()}. To ignore case, write ${testOf(written)}.`,
  fix: testOf,
});

/** Comparisons that ignore case. */
export const caseMistakes: CommonMistake[] = [
  {
    pattern: words`\b(?:${folding})\s*\(\s*${name}\s*\)\s*(?:${compared})\s*(?:(?:${folding})\s*\(\s*${text}\s*\)|${text})`,
    advice: 'To ignore case, write',
    fix: testOf,
  },
  insensitive(String.raw`${attribute}\s+(?:NOT\s+)?ILIKE\s*${text}`, /ILIKE/i),
  insensitive(String.raw`${attribute}\s*!?~\*\s*${text}`, /~\*/),
  {
    pattern: words`${attribute}\s*(?:${compared})\s*${text}\s+(?:IGNORE\s+CASE|IGNORING\s+CASE|CASE[\s_-]?INSENSITIVE|COLLATE\s+NOCASE)\b`,
    advice: 'To ignore case, write',
    fix: testOf,
  },
  insensitive(
    String.raw`${attribute}\s+${not}I${part}\s*[=:]?\s*${text}`,
    new RegExp(`I${part}`, 'i'),
  ),
  insensitive(
    String.raw`${attribute}\s+${not}${part}${caseless}\s*${text}`,
    new RegExp(part + caseless, 'i'),
  ),
  {
    pattern: words`\b${part}${caseless}\s*\(\s*${name}\s*,\s*${text}\s*\)`,
    advice: 'To ignore case, write',
    fix: testOfCall,
  },
  {
    pattern: words`${attribute}\s+${not}(?:HAS(?:PREFIX|SUFFIX)?|HAVE|INCLUDES?)\s+${text}`,
    advice: (written) =>
      isPlural(/^[\w.]+/.exec(written)?.[0] ?? '')
        ? `For a value of a list, write ${parted(written)}.`
        : `To look for text and ignore case, write ${parted(written)}.`,
    fix: parted,
  },
  {
    pattern: words`${attribute}(?:\s*!\s*|\s+)IN~\s*[([][^()[\]]*[)\]]`,
    advice: 'BQL has no in~. To ignore case, write',
    fix: testOfList,
  },
  {
    pattern: words`${attribute}\s*!?~\s*"[^"\n]*"`,
    advice: (written) =>
      isPlain(written)
        ? `BQL has no ~. To ignore case, write ${testOf(written)}.`
        : 'BQL has no ~. Write CONTAINS, or =~ for a pattern.',
    fix: (written) => (isPlain(written) ? testOf(written) : undefined),
  },
  {
    pattern: words`\b(?:CONTAINS|STARTSWITH|ENDSWITH|HAS|EQUALS)_CS\b`,
    advice: (written) =>
      `BQL has no ${written}. Write ${plain(written)}, which never ignores case.`,
    fix: plain,
  },
];

/** Turns `LOWER(name) LIKE "%web%"` into `name =~ "(?i).*web.*"`. */
function testOf(written: string): string {
  const [, value, single = ''] = /(?:"([^"\n]*)"|'([^'\n]*)')\s*\)?[^"']*$/.exec(written) ?? [];
  const content = value ?? single;
  const head = written.slice(0, Math.max(written.search(/["']/), 0));
  const [, path = '', rest = ''] =
    new RegExp(String.raw`^(?:(?:${folding})\s*\(\s*)?([\w.]+)([\s\S]*)$`, 'i').exec(head) ?? [];
  const isNegated = /\bNOT\b|!/i.test(rest) || rest.includes('<>');
  if (/~\*|=~/.test(rest)) return `${isNegated ? 'NOT ' : ''}${path} =~ "(?i)${content}"`;
  if (/LIKE/i.test(rest)) {
    const pattern = escaped(content).replace(/%|\\\\\*/g, '.*');
    return `${isNegated ? 'NOT ' : ''}${path} =~ "(?i)${pattern}"`;
  }
  const operator = /CONTAINS|STARTS|BEGINS|ENDS|~/i.exec(rest)?.[0] ?? '=';
  return ignoringCase({path, operator, text: content, isNegated});
}

/** Turns `equalsIgnoreCase(os, "a")` into a pattern. */
function testOfCall(written: string): string {
  const [, operator = '', path = '', text = ''] =
    /^(\w+)\s*\(\s*([\w.]+)\s*,\s*["']([^"'\n]*)/.exec(written) ?? [];
  return ignoringCase({path, operator, text});
}

/** Turns `os in~ ("windows", "linux")` into `os =~ "(?i)(windows|linux)"`. */
function testOfList(written: string): string {
  const path = /^[\w.]+/.exec(written)?.[0];
  const list = /[([]([\s\S]*)[)\]]/.exec(written)?.[1] ?? '';
  const values = list.split(',').map((each) => escaped(each.trim().replace(/^["']|["']$/g, '')));
  const not = written.includes('!') ? 'NOT ' : '';
  return `${not}${path} =~ "(?i)(${values.join('|')})"`;
}

/** Turns `tags has "pci"` into a test of a list, and `name has "web"` into one that ignores case. */
function parted(written: string): string {
  const [, path = '', not, operator = '', text = ''] =
    /^([\w.]+)\s+(NOT\s+|!\s*)?(\w+)\s+["']([^"'\n]*)/i.exec(written) ?? [];
  if (isPlural(path)) return `${path} ${not ? 'NOT ' : ''}CONTAINS ANY ["${text}"]`;
  const isWord = /^(?:HAVE|INCLUDES?)$/i.test(operator);
  return ignoringCase({path, operator: isWord ? 'HAS' : operator, text, isNegated: Boolean(not)});
}

const isPlain = (written: string) => /"[\w\s.-]*"$/.test(written);

/** Turns `contains_cs` into `CONTAINS`. */
function plain(written: string): string {
  const signs: Record<string, string> = {S: 'STARTS WITH', E: 'ENDS WITH', H: 'CONTAINS'};
  const word = written.toUpperCase();
  if (word.startsWith('EQUALS')) return '=';
  return signs[word[0] ?? ''] ?? 'CONTAINS';
}
