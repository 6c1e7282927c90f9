import {canBeLater, lengthOf, numberWords, testOfAge, testOfPast, unitWords} from '../spans';
import {type CommonMistake, name, words} from './common-mistake';

const many = `(?:\\d+|${numberWords})`;
const kind = String.raw`(?:\s+(?:business|working|calendar|full|whole))?`;
const path = String.raw`(?<![\w.])(?!(?:WHERE|AND|OR|NOT|WHEN|IS|IN|THE|SINCE|DURING|WITHIN)\b|\w*Days\b)(?<!\bFIND\s{1,9})${name}`;
const length = (count: string) => String.raw`["']?${count}${kind}[\s-]*${unitWords}\b["']?`;
const ahead = 'NEXT|COMING|FOLLOWING|UPCOMING';
const back = 'LAST|PAST|PREVIOUS|PRIOR';

/** LAST and NEXT after IN are BQL. */
const direction = String.raw`(?:(?<!\bIN[\s_]{1,9})(?:LAST|NEXT)|${ahead.replace('NEXT|', '')}|${back.replace('LAST|', '')})`;

/** Spans of time in other words. */
export const timeSpanMistakes: CommonMistake[] = [
  {
    pattern: words`(?<=\bFIND\s{1,9}[A-Z]\w{0,60}\s{1,9})(?:OLDER|NEWER)\s{1,9}THAN\s{1,9}\d{1,6}\s{0,9}${unitWords}\b`,
    advice: 'Write a date before a span of time:',
    fix: (written, {before}) => `WHERE ${testOfAge(before, written)}`,
  },
  {
    pattern: words`\bIN[\s_]+(?:LAST|NEXT)(?:\s*:\s*|\s+)(?:"[^"\n]*"(?:\s+${unitWords}\b)?|'[^'\n]*'(?:\s+${unitWords}\b)?|[(["']\s*\d+\s*,?\s*[a-z]+\s*[)\]]|-\s*\d+\s*[a-z]+\b|PT?\d+[a-z]\b|(?:${numberWords})[\s-]+${unitWords}\b|${unitWords}\s+\d+\b|\d+-${unitWords}\b|\d+\s+(?:business|working|calendar|full|whole)\s+${unitWords}\b|\d+\s*${unitWords}\b(?<=:\s*\d+\s*\w+))`,
    advice: (written) =>
      /business|working/i.test(written)
        ? 'BQL counts all days, not only working days:'
        : 'Write a span of time as a number and a unit:',
    fix: (written) => {
      const [, direction = '', rest = ''] = /^IN[\s_]+(LAST|NEXT)([\s\S]*)$/i.exec(written) ?? [];
      const span = lengthOf(rest);
      return span && `IN ${direction.toUpperCase()} ${span}`;
    },
    example: 'IN LAST 30 days',
  },
  {
    pattern: words`${path}\s{1,9}(?:NOT\s{1,9})?(?:(?:[<>]=?|!?=|\b(?:IS|IN|DURING|WITHIN|SINCE|FROM|FOR|OVER|AFTER|BEFORE))\s{0,9}){0,2}[([]?\s{0,9}(?:THE\s+)?\b${direction}\s+${length(many)}(?:\s+AGO\b)?(?:\s*[)\]])?`,
    advice: 'Write a span of time:',
    fix: spanInWords,
  },
  {
    // Without a number, LAST WEEK can be part of the calendar.
    pattern: words`${path}\s{1,9}(?:NOT\s{1,9})?(?:(?:WITHIN|SINCE)(?:\s+THE)?|(?:IN|DURING|OVER|FOR)\s+THE)\s+${direction}\s+${unitWords}\b`,
    advice: 'Write a span of time:',
    fix: spanInWords,
  },
  {
    pattern: words`(?<=\b(?:WHERE|AND|OR|NOT)\s{1,9}\({0,3})(?:(?:IN|WITHIN|DURING)\s+)?(?:THE\s+)?(?:${back}|${ahead})\s+${length(many)}`,
    advice: (written) => {
      const span = spanInWords(`lastSeen ${written}`);
      return `Write a date before a span of time, such as ${span ?? 'lastSeen IN LAST 30 days'}.`;
    },
  },
  {
    pattern: words`${path}\s{1,9}(?:NOT\s{1,9})?(?:IS\s+)?(?:WITHIN|IN(?=\s+\d)|SINCE|DURING|FOR|OLDER\s+THAN|NEWER\s+THAN|EARLIER\s+THAN|LATER\s+THAN|BEFORE|AFTER|(?:MORE\s+THAN|OVER|AT\s+LEAST|LESS\s+THAN|UNDER|AT\s+MOST)(?=\s+\d+\s*\w+\s+AGO))\s+(?:THE\s+)?${length(many)}(?:\s+AGO\b)?`,
    advice: (written) => (spanInWords(written) ? 'Write a span of time:' : spansMeant(written)),
    fix: spanInWords,
  },
];

/** Turns `lastSeen > LAST 7 days`, `lastSeen WITHIN a week`, and `lastSeen older than 30d` into a test. */
function spanInWords(written: string): string | undefined {
  const [, tested = '', not = '', rest = ''] =
    /^([\w.]+)\s+(NOT\s+)?([\s\S]*)$/i.exec(written) ?? [];
  const isNext = new RegExp(`\\b(?:${ahead})\\b`, 'i').test(rest);
  const isBack = new RegExp(`\\b(?:${back})\\b`, 'i').test(rest);
  const counted = rest
    .replace(
      /\b(?:IS|IN|DURING|WITHIN|SINCE|FROM|FOR|OVER|UNDER|AFTER|BEFORE|THE|ITS|MORE|LESS|OLDER|NEWER|EARLIER|LATER|THAN|AT|LEAST|MOST|AGO)\b/gi,
      ' ',
    )
    .replace(new RegExp(`\\b(?:${ahead}|${back})\\b`, 'gi'), ' ');
  const span = lengthOf(counted);
  if (!span) return undefined;
  const isLonger = /^(?:IS\s+)?(?:<|OLDER|EARLIER|BEFORE|MORE|OVER\b|AT\s+LEAST)/i.test(rest);
  const isAgo = /\bAGO\b/i.test(rest) || /^(?:IS\s+)?(?:OLDER|NEWER)/i.test(rest);
  if (!isNext && !isBack && !isAgo && canBeLater(tested)) {
    if (/^(?:IS\s+)?(?:WITHIN|IN)\b/i.test(rest)) return `${tested} ${not}IN NEXT ${span}`;
    if (isLonger || /^(?:IS\s+)?(?:AFTER|LATER)/i.test(rest)) return undefined;
  }
  if (isLonger && !isNext && not) return `${tested} IN LAST ${span}`;
  if (isLonger && !isNext) return testOfPast(tested, '<', span);
  const isDenied = not !== '' || /^!=/.test(rest);
  return `${tested} ${isDenied ? 'NOT ' : ''}IN ${isNext ? 'NEXT' : 'LAST'} ${span}`;
}

/** Explains both spans that `lastSeen > 30 days` can mean. */
export function spansMeant(written: string): string {
  const [, path = '', length = ''] = /^([\w.]+)\D*?(\d+\s*\w+)(?:\s+ago)?$/i.exec(written) ?? [];
  const span = lengthOf(length) ?? length;
  return canBeLater(path)
    ? `Still to come: ${path} IN NEXT ${span}. Already past: ${path} IN LAST ${span}.`
    : `Longer ago: ${path} NOT IN LAST ${span}. Since then: ${path} IN LAST ${span}.`;
}
