import {type CommonMistake, words} from './common-mistake';

const value = String.raw`(?:"[^"\n]*"|-?\d[\d.-]*)`;
const comma = String.raw`\s{0,9},\s{0,9}`;

/** Lists in other brackets, or without commas, and empty ones. */
export const listMistakes: CommonMistake[] = [
  {
    pattern: words`\bIN\s*(?:\([^()\n]*\)|\{[^{}\n]*\})`,
    advice: 'Put a list in square brackets:',
    example: 'IN ["High", "Critical"]',
    fix: inBrackets,
  },
  {
    pattern: words`\[\s{0,9}${value}(?:${comma}${value}){0,50}\s{1,9}${value}(?:(?:${comma}|\s{1,9})${value}){0,50}\s{0,9}\]`,
    advice: 'Put commas between the values of a list:',
    fix: withCommas,
  },
  {
    pattern: words`\[\s{0,9}${value}(?:\s{0,9}(?:,|\||\bOR\b|\bAND\b)\s{0,9}${value}){1,50}\s{0,9}\]`,
    advice: 'Put commas between the values of a list:',
    fix: (written) => (/[|\w]/.test(withoutValues(written)) ? withCommas(written) : undefined),
    isFixOnly: true,
  },
  {
    pattern: /!?=\s*\[\s*\]/g,
    advice: 'For a list without values, write',
    fix: (written) => (written.startsWith('!') ? 'EXISTS' : 'NOT EXISTS'),
  },
  {
    pattern: /!?=\s*\[[^[\]=\n]*\]?/g,
    advice: 'Compare with a list with IN:',
    fix: (written) => written.replace(/^(!?)=\s*/, (_all, not) => `${not && 'NOT '}IN `),
  },
];

const values = /"[^"\n]*"|-?\d[\d.-]*/g;
const withoutValues = (list: string) => list.replace(values, '');

/** Turns `["High" OR "Low"]` into `["High", "Low"]`. */
function withCommas(list: string): string {
  return `[${(list.match(values) ?? []).join(', ')}]`;
}

/** Turns `IN (High, "Low")` into `IN ["High", "Low"]`. */
function inBrackets(written: string): string | undefined {
  const inside = written.slice(written.search(/[({]/) + 1, -1).trim();
  if (inside === '') return undefined;
  const bare = /"(?:\\.|[^"\\])*"|\b(?!(?:true|false)\b)[A-Za-z_]\w*/gi;
  return `IN [${inside.replace(bare, (part) => (part.startsWith('"') ? part : `"${part}"`))}]`;
}
