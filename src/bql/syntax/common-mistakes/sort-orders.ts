import {type CommonMistake, words} from './common-mistake';

const high = '(?:HIGHEST|LARGEST|BIGGEST|GREATEST|MOST|WORST|NEWEST|LATEST|MOST\\s+RECENT)';
const low = '(?:LOWEST|SMALLEST|LEAST|BEST|OLDEST|EARLIEST)';
const highs = '(?:HIGH(?:EST)?|LARGE(?:ST)?|BIG(?:GEST)?|NEW(?:EST)?|MOST)';
const lows = '(?:LOW(?:EST)?|SMALL(?:EST)?|OLD(?:EST)?|LEAST)';

/** The direction of ORDER BY, as people say it. */
export const sortOrderMistakes: CommonMistake[] = [
  inWords(
    String.raw`${high}\s+FIRST|${highs}\s+TO\s+${lows}|(?:IN\s+)?DESCENDING(?:\s+ORDER)?|DEC|(?:IN\s+)?REVERSE\s+ORDER|Z-A`,
    'DESC',
  ),
  inWords(
    String.raw`${low}\s+FIRST|${lows}\s+TO\s+${highs}|(?:IN\s+)?ASCENDING(?:\s+ORDER)?|(?:IN\s+)?ALPHABETICAL\s+ORDER|A-Z`,
    'ASC',
  ),
];

function inWords(pattern: string, direction: string): CommonMistake {
  return {
    pattern: words`(?<=[\w)"]\s{0,9})(?:,\s*|\(\s*|(?:ASC|DESC|FROM)\s+)?\b(?:${pattern})\b(?:\s*\))?`,
    advice: (written) => `BQL has no ${written.replace(/[(),]/g, '').trim()}. Write ${direction}.`,
    fix: (written) => (written.startsWith(',') ? ` ${direction}` : direction),
  };
}
