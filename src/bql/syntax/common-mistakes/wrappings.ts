import {type CommonMistake, words} from './common-mistake';

/** Characters that a page or a chat shows differently from how they're stored. */
const entities: Record<string, string> = {
  gt: '>',
  '62': '>',
  lt: '<',
  '60': '<',
  ge: '>=',
  le: '<=',
  ne: '!=',
  amp: 'AND',
  '38': 'AND',
  quot: '"',
  '34': '"',
  apos: '"',
  '39': '"',
  nbsp: ' ',
  '160': ' ',
};

/** What's pasted along with a query: marks of code, prompts, and escaped characters. */
export const wrappingMistakes: CommonMistake[] = [
  {
    pattern: /(?<=^|\n)[ \t]*(?:`{3,}|~{3,})[ \t]*[\w+-]*[ \t]*(?=\r?\n|$)/g,
    advice: 'This is a Markdown code fence. Remove this line.',
    fix: '',
  },
  {
    // A fence on the line of the query, or backticks around the whole query.
    pattern: /`{2,}(?:(?:bql|sql|text)\b)?|^\s*`(?=[^`]*`?\s*$)|`(?<=^\s*`[^`]*`)(?=\s*$)/g,
    advice: 'Backticks around a query mark it as code in other tools. Remove them.',
    fix: '',
  },
  {
    pattern: words`^\s*(?:[\w-]{0,20}\s?(?:[>$%:]|=(?!=))+|#+|\d{1,3}[.)]|[*•-])\s*(?=FIND\s)`,
    advice: (written) => `A query starts with FIND. Remove ${written.trim()} before it.`,
    fix: '',
  },
  {
    pattern: /(?<=\n)[ \t]*(?:\w{0,20}(?:\.{3}|->|=>)>?|>)(?=[ \t]*[A-Z])/g,
    advice: (written) => `Remove ${written} at the beginning of the line.`,
    fix: '',
  },
  {
    pattern: /#(\d{4}-\d\d-\d\d)#/g,
    advice: 'Write a date without #:',
    fix: (written) => written.slice(1, -1),
  },
  {
    pattern: new RegExp(
      `&(?:quot|#0?34|apos|#0?39);[^&\\n]*&(?:quot|#0?34|apos|#0?39);|(?:&(?:amp|#38);)+|&#?(?:${Object.keys(entities).join('|')});=?`,
      'g',
    ),
    advice: (written) => `Write ${plain(written).trim() || 'a space'} instead of ${written}.`,
    fix: plain,
  },
];

/** Turns `&gt;=` into `>=`, and `&quot;web&quot;` into `"web"`. */
function plain(written: string): string {
  const character = (name: string) => entities[name.replace(/^#?0?/, '')] ?? '';
  if (/^(?:&(?:amp|#38);)+$/.test(written)) return 'AND';
  return written.replace(/&(#?\w+);/g, (_all, name: string) => character(name));
}
