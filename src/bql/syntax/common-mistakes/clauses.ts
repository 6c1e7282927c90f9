import {capitalized, uncapitalized} from '../../../base/text/words';
import {type CommonMistake, sign, words} from './common-mistake';

/** A word that begins a clause in other languages. */
const clause = (pattern: string, advice: string): CommonMistake => ({
  pattern: words(pattern),
  advice,
});

/** Two or more words after AS, none of which can begin the next clause. */
const severalWords = String.raw`\s+[a-z]\w*(?:[^\S\n]+(?!(?:${[
  ...['AND', 'ASC', 'DESC', 'ELSE', 'END', 'FIND', 'LIMIT', 'OPTIONALLY', 'OR', 'ORDER', 'RETURN'],
  ...['SKIP', 'THAT', 'THEN', 'WHEN', 'WHERE', 'WITH'],
].join('|')})\b)[a-z]\w*)+`;

/**
 * Clauses from other languages, and symbols between BQL clauses. A pattern starts with a word and only then looks at
 * the text before it. Otherwise, it would be tried at every position of a long text.
 */
export const clauseMistakes: CommonMistake[] = [
  sign(/\b(SORT\s+BY|ORDER(?!\s+BY))\b/gi, 'ORDER BY'),
  sign(/\bOFFSET\b(?=\s+\d)/gi, 'SKIP'),
  sign(/\b(TOP|FETCH\s+FIRST)\b(?=\s+\d)/gi, 'LIMIT'),
  clause(
    String.raw`\bGROUP\s+BY\b`,
    'BQL has no GROUP BY. In RETURN, the columns next to an aggregate form the groups: RETURN f.severity, count(*).',
  ),
  clause(
    String.raw`\bHAVING\b`,
    'BQL has no HAVING. Aggregate in WITH, and put a WHERE after it: WITH h, count(*) AS n WHERE n > 5 RETURN h, n.',
  ),
  clause(
    String.raw`^\s*SELECT\b`,
    'BQL has no SELECT. Start with FIND and a model, and list columns in RETURN: FIND Host AS h RETURN h.name.',
  ),
  clause(
    String.raw`^\s*(OPTIONAL\s+)?MATCH\b`,
    'BQL has no MATCH. Start with FIND, and follow relationships with THAT: FIND Host AS h THAT OWNS Person AS p.',
  ),
  clause(
    String.raw`\b((LEFT|RIGHT|INNER|OUTER|CROSS)\s+)*JOIN\b`,
    'BQL has no JOIN. Follow a relationship with THAT: FIND Host AS h THAT OWNS Person AS p.',
  ),
  clause(
    String.raw`\bUNION\b`,
    'BQL has no UNION. Name several models after FIND: FIND Host|Container.',
  ),
  {pattern: /;/g, advice: "A query doesn't need a semicolon. Remove it.", fix: ''},
  {
    pattern:
      /\bFIND\s+[A-Z]\w*\s+(?!(?:AS|WHERE|THAT|WITH|RETURN|ORDER|SKIP|LIMIT|AND|OPTIONALLY)\b)[a-z]\w*\b/g,
    advice: 'Write AS before an alias: FIND Host AS h.',
    fix: (written) => written.replace(/\s+(\w+)$/, ' AS $1'),
  },
  {
    pattern: /(?<=\bFIND\s+)[A-Z]\w*(?:\s*(?:,|\bAND\b|\bOR\b)\s*[A-Z]\w*)+/g,
    advice: (written) => `Join several models with |: FIND ${joined(written)}.`,
    fix: joined,
  },
  {
    pattern: words(
      String.raw`\b(?:ASC|DESC)(?<=\bORDER\s+BY\s[^\n]*)\s+(?!SKIP\b|LIMIT\b)(?=[\w"])`,
    ),
    advice: (written) => `Put a comma before the next sort key: ${written.trim()}, name.`,
    fix: (written) => `${written.trim()}, `,
  },
  {
    pattern: words(String.raw`\bAS(?<=\bRETURN\b[^]*)${severalWords}`),
    advice: (written) =>
      `Put a column name of several words in double quotes: ${inQuotes(written)}.`,
    fix: inQuotes,
  },
  {
    pattern: words(String.raw`\bAS${severalWords}`),
    advice: (written) => `An alias must be one word: ${inOneWord(written)}.`,
    fix: inOneWord,
  },
  {
    pattern: words(
      String.raw`\bWHERE\b(?<=\bWHERE\b(?:(?!\b(?:FIND|THAT|WITH|RETURN)\b)[^])*\bWHERE)`,
    ),
    advice: 'Write one WHERE for all conditions on a model, and join them with AND.',
    fix: 'AND',
  },
];

function joined(models: string): string {
  return models.split(/\s*(?:,|\b(?:AND|OR)\b)\s*/).join('|');
}

/** Turns `AS Open findings` into `AS "Open findings"`. */
function inQuotes(written: string): string {
  return `AS "${written.replace(/^AS\s+/i, '')}"`;
}

/** Turns `AS Business service` into `AS businessService`. */
function inOneWord(written: string): string {
  const [first = '', ...others] = written.split(/\s+/).slice(1);
  return `AS ${uncapitalized(first)}${others.map(capitalized).join('')}`;
}
