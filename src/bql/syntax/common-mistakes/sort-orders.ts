import {type CommonMistake, type Context, words} from './common-mistake';

const high = '(?:HIGHEST|LARGEST|BIGGEST|GREATEST|MOST|WORST|NEWEST|LATEST|MOST\\s+RECENT)';
const low = '(?:LOWEST|SMALLEST|LEAST|BEST|OLDEST|EARLIEST)';
const highs = '(?:HIGH(?:EST)?|LARGE(?:ST)?|BIG(?:GEST)?|NEW(?:EST)?|MOST)';
const lows = '(?:LOW(?:EST)?|SMALL(?:EST)?|OLD(?:EST)?|LEAST)';

/** The direction of ORDER BY, as people say it. */
export const sortOrderMistakes: CommonMistake[] = [
  {
    pattern: words`(?<=\bORDER\s{1,9}BY\s{1,9})(?:ASC|DESC)\s{1,9}(?:BY\s{1,9})?(?!(?:SKIP|LIMIT)\b)(?:"[^"\n]*"|[a-z_][\w.]*)(?!\s*[.(])`,
    advice: 'Write the direction after the attribute:',
    fix: (written) => written.replace(/^(\w+)\s+(?:BY\s+)?([\s\S]+)$/i, '$2 $1'),
  },
  {
    pattern: words`\+\s{0,9}(?=[a-z_])(?<=\bORDER\s{1,9}BY\b(?:[^\n]{0,200},)?\s{0,9}\+\s{0,9})`,
    advice: 'Records are sorted in ascending order without a sign. Remove it.',
    fix: '',
  },
  {
    pattern: words`\b(?:ASC|DESC)\s*,\s*(?:ASC|DESC)\b(?<=\bBY\s[^]{1,200})(?!\s*[.(])`,
    advice: (written) =>
      `A direction follows an attribute, as in name ${written.split(/\s*,/)[0]}. Write an attribute after the comma, or remove the rest.`,
  },
  {
    pattern: words`(?<=\bORDER\s{1,9}BY\s{1,9})[a-z]\w*(?:[^\S\n]{1,9}(?!(?:ASC|DESC|SKIP|LIMIT)\b)[a-z]\w*){1,5}`,
    advice: 'Put a column name of several words in double quotes:',
    fix: labelIn,
    isFixOnly: true,
  },
  inWords(
    String.raw`${high}\s+FIRST|${highs}\s+TO\s+${lows}|(?:IN\s+)?DESCENDING(?:\s+ORDER)?|DEC|(?:IN\s+)?REVERSE\s+ORDER|Z-A`,
    'DESC',
  ),
  inWords(
    String.raw`${low}\s+FIRST|${lows}\s+TO\s+${highs}|(?:IN\s+)?ASCENDING(?:\s+ORDER)?|(?:IN\s+)?ALPHABETICAL\s+ORDER|A-Z`,
    'ASC',
  ),
];

/** Returns a column's name in quotes, if RETURN names one so. */
function labelIn(written: string, {before}: Context): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
  const labels = before.match(/(?<=\bAS\s{1,9})"[^"\n]*"/gi) ?? [];
  return labels.find((label) => plain(label.slice(1, -1)) === plain(written));
}

function inWords(pattern: string, direction: string): CommonMistake {
  return {
    pattern: words`(?<=[\w)"]\s{0,9})(?:,\s*|\(\s*|(?:ASC|DESC|FROM)\s+)?\b(?:${pattern})\b(?:\s*\))?`,
    advice: (written) => `BQL has no ${written.replace(/[(),]/g, '').trim()}. Write ${direction}.`,
    fix: (written) => (written.startsWith(',') ? ` ${direction}` : direction),
  };
}
