import {type CommonMistake, name, words} from './common-mistake';

const text = String.raw`(?:"[^"\n]*"|'[^'\n]*')`;
const folding = String.raw`(?:TO_?)?(?:LOWER|UPPER)(?:_?CASE)?|[LU]CASE`;
const compared = String.raw`=~|!=|<>|=|(?:NOT\s+)?(?:LIKE|CONTAINS|STARTS\s+WITH|ENDS\s+WITH)`;

/** Comparisons that ignore case. */
export const caseMistakes: CommonMistake[] = [
  {
    pattern: words(
      String.raw`\b(?:${folding})\s*\(\s*${name}\s*\)\s*(?:${compared})\s*(?:(?:${folding})\s*\(\s*${text}\s*\)|${text})`,
    ),
    advice: (written) => `To ignore case, write ${ignoringCase(written)}.`,
    fix: ignoringCase,
  },
  {
    pattern: words(String.raw`(?<![\w.])${name}\s+(?:NOT\s+)?ILIKE\s*${text}`),
    advice: (written) => `BQL has no ILIKE. To ignore case, write ${ignoringCase(written)}.`,
    fix: ignoringCase,
  },
  {
    pattern: words(String.raw`(?<![\w.])${name}\s*!?~\*\s*${text}`),
    advice: (written) => `BQL has no ~*. To ignore case, write ${ignoringCase(written)}.`,
    fix: ignoringCase,
  },
  {
    pattern: words(
      String.raw`(?<![\w.])${name}\s*(?:${compared})\s*${text}\s+(?:IGNORE\s+CASE|IGNORING\s+CASE|CASE[\s_-]?INSENSITIVE|COLLATE\s+NOCASE)\b`,
    ),
    advice: (written) => `To ignore case, write ${ignoringCase(written)}.`,
    fix: ignoringCase,
  },
  {
    pattern: words(String.raw`\b(?:CONTAINS|STARTSWITH|ENDSWITH|HAS|EQUALS)_CS\b`),
    advice: (written) =>
      `BQL has no ${written}. Write ${plain(written)}, which never ignores case.`,
    fix: plain,
  },
];

/** Turns `LOWER(name) LIKE "%web%"` into `name =~ "(?i).*web.*"`. */
function ignoringCase(written: string): string {
  const [, value = ''] = /(?:"([^"\n]*)"|'([^'\n]*)')\s*\)?[^"']*$/.exec(written) ?? [];
  const single = /'([^'\n]*)'/.exec(written)?.[1] ?? '';
  const content = value || single;
  const head = written.slice(0, Math.max(written.search(/["']/), 0));
  const path = new RegExp(String.raw`^(?:(?:${folding})\s*\(\s*)?([\w.]+)`, 'i').exec(head)?.[1];
  const isPattern = /~/.test(head);
  const quoted = content.replace(/[.+?^$()[\]{}|\\]/g, '\\\\$&');
  const isLike = /LIKE/i.test(head);
  const body = isPattern ? content : isLike ? quoted.replace(/[%*]/g, '.*') : quoted;
  const [before, after] = [/CONTAINS|ENDS/i, /CONTAINS|STARTS/i].map((word) =>
    word.test(head) ? '.*' : '',
  );
  const isNegated = /\bNOT\b|!=|<>|!~/i.test(head);
  return `${isNegated ? 'NOT ' : ''}${path} =~ "(?i)${before}${body}${after}"`;
}

/** Turns `contains_cs` into `CONTAINS`. */
function plain(written: string): string {
  const signs: Record<string, string> = {S: 'STARTS WITH', E: 'ENDS WITH', H: 'CONTAINS'};
  const word = written.toUpperCase();
  if (word.startsWith('EQUALS')) return '=';
  return signs[word[0] ?? ''] ?? 'CONTAINS';
}
