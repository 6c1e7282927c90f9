import {capitalized, uncapitalized} from '../../../base/text/words';
import {numberCalled, numberWords} from '../spans';
import {type CommonMistake, clauseWords, name, sign, words} from './common-mistake';

/** A word that begins a clause in other languages. */
const clause = (pattern: string, advice: string): CommonMistake => ({
  pattern: words`${pattern}`,
  advice,
});

const nextWord = String.raw`[^\S\n]+(?!(?:AS|${clauseWords.join('|')})\b)[a-z]\w*\b`;

/**
 * Two or more words after AS, none of which can begin the next clause. A single letter is an alias, so what follows it
 * means something else, and so do words before another AS.
 */
const severalWords = String.raw`\s+(?!(?:${clauseWords.join('|')})\b)[a-z]\w+(?!(?:${nextWord})*\s+AS\b)(?:${nextWord}(?!\s*[(.]))+`;

/**
 * Clauses from other languages, and symbols between BQL clauses. A pattern starts with a word and only then looks at
 * the text before it. Otherwise, it would be tried at every position of a long text.
 */
export const clauseMistakes: CommonMistake[] = [
  {
    pattern: words`\bWHERE\s{1,9}AS\s{1,9}[a-z]\w{0,40}(?=\s{1,9}(?:\(|NOT\b|[a-z]\w{0,60}[\s.=<>!]))`,
    advice: 'Write the alias directly after the model:',
    fix: (written) => `${/AS\s+\w+$/i.exec(written)?.[0]} WHERE`,
  },
  {
    pattern: words`(?:\bWHERE\s{1,9})?(?<![\w.])(?!(?:WHERE|AND|OR|NOT)\b)[a-z][\w.]{0,99}\s{1,9}(?:IS\s{1,9})?IN\s{1,9}(?:THE\s{1,9})?TOP\s{1,9}\d{1,9}\b`,
    advice: (written) => `Remove this condition, and end the query with ${highest(written)}.`,
    fix: (written, {after}) =>
      /^WHERE\b/i.test(written) && after.trim() === '' ? highest(written) : undefined,
  },
  clause(
    String.raw`^\s*(?:UPDATE|DELETE|INSERT|CREATE|DROP|MERGE)\b(?=\s+[A-Z])`,
    'BQL only reads records. Start with FIND and a model: FIND Host.',
  ),
  {
    pattern: words`^\s*(?:FIND\s+)?COUNT\b\s*(?:\(\s*[A-Z]\w*\s*\)|(?:\(\s*\*?\s*\)\s+)?(?:FROM\s+)?[A-Z]\w*)[^]*`,
    advice: (written) => `Count in RETURN: FIND ${modelCountedIn(written)} RETURN count(*).`,
    fix: countLast,
  },
  clause(
    String.raw`^\s*(?:(?:SHOW|LIST|GET|DESCRIBE|DESC)\s{1,9}(?:ALL\s{1,9})?(?:TABLES?|MODELS?|SCHEMAS?|DATABASES?|COLUMNS?|FIELDS?|ATTRIBUTES?)\b[^\n]{0,200}|(?:DESCRIBE|DESC)\s{1,9}[A-Z]\w{0,60}\s*$)`,
    'BQL finds records, and lists neither models nor attributes. The data model reference lists both. To see records with their attributes, write FIND and a model: FIND Host LIMIT 10.',
  ),
  {
    pattern: words`^\s*(?:GET|SHOW|LIST|SEARCH|FROM)\b(?=\s+[A-Z]\w*\s*(?:$|(?:${clauseWords.join('|')}|AS|SORT|TOP)\b))`,
    advice: 'A query starts with FIND and a model: FIND Host.',
    fix: 'FIND',
  },
  {
    pattern: /^\s*[A-Z][a-z]\w*(?=\s+(?:AS|WHERE|THAT|RETURN|ORDER|LIMIT)\s)/g,
    advice: 'A query starts with FIND and a model:',
    fix: (written) => `FIND ${written.trim()}`,
  },
  sign(/\b(SORT\s+BY|ORDERBY|SORTBY|ORDER(?!\s+(?:\w+\s+)?BY))\b/gi, 'ORDER BY'),
  {
    pattern: words`(?<=\b(?:LIMIT|SKIP)\s{0,9})[=:]\s*(?=\d)`,
    advice: 'Write the number directly after the word: LIMIT 10.',
    fix: ' ',
  },
  {
    pattern: words`(?<=\b(?:LIMIT|SKIP)\s{0,9})"[^"\n]*"`,
    advice: 'Write the number without quotes: LIMIT 10.',
    fix: (written) => (/^"\d+"$/.test(written) ? written.slice(1, -1) : undefined),
  },
  {
    pattern: words`(?<=\b(?:LIMIT|SKIP)\s{0,9})(?:${numberWords})\b`,
    advice: 'Write the number in digits:',
    fix: (written) => numberCalled(written),
  },
  {
    pattern: words`\bLIMIT\s+ALL\b`,
    advice: 'Without LIMIT, a query finds all records. Remove LIMIT ALL.',
    fix: '',
  },
  {
    pattern: words`(?:\bTOP\s+)?\b\d+\b(?<=\bFIND\s+(?:TOP\s+)?\d+)\s+[A-Z][^]*`,
    advice: (written) => `To limit the result, write ${limitOf(written)} at the end.`,
    fix: limitLast,
  },
  {
    pattern: words`\bTOP\s+\d+\s+(?<=\bRETURN\s{1,9}(?:DISTINCT\s{1,9})?TOP\s+\d+\s+)[a-z][^]*`,
    advice: (written) => `To limit the result, write ${limitOf(written)} at the end.`,
    fix: limitLast,
  },
  {
    pattern: words`\bLIMIT\s+\d+\s*(?:,|\bOFFSET\b)\s*\d+`,
    advice: 'To skip rows, write SKIP before LIMIT:',
    fix: skipFirst,
  },
  {
    pattern: words`\bOFFSET\s+\d+(?:\s+ROWS?\b)?`,
    advice: 'BQL has no OFFSET. Write SKIP.',
    fix: (written) => `SKIP ${/\d+/.exec(written)?.[0]}`,
  },
  {
    pattern: words`\bTOP\s+\d+\s+BY\s+[\w.]+(?:\s+(?:ASC|DESC)\b)?`,
    advice: 'BQL has no TOP. Write',
    fix: sortedTop,
  },
  {
    pattern: words`\bLIMIT\s+\d+\s+PAGE\s+\d+`,
    advice: 'To skip rows, write SKIP before LIMIT:',
    fix: pageOf,
  },
  clause(
    String.raw`\bPAGE\s+\d+`,
    'To skip rows, write SKIP before LIMIT: SKIP 50 LIMIT 50 is the second page of 50 rows.',
  ),
  {
    pattern: words`\bNULLS\s+(?:FIRST|LAST)\b`,
    advice: 'BQL has no NULLS FIRST or NULLS LAST. Remove it.',
    fix: '',
  },
  {
    pattern: words`(?<=\bAS\s{1,9})\[[^[\]\n]*\]`,
    advice: 'Put a column name in double quotes:',
    fix: (written) => `"${written.slice(1, -1)}"`,
  },
  {
    pattern: words`(?<=\bRETURN\s{1,9})UNIQUE\b`,
    advice: 'BQL has no UNIQUE. Write RETURN DISTINCT.',
    fix: 'DISTINCT',
  },
  {
    pattern: words`\bRETURN\s+(?!DISTINCT\b)[\w.,\s]{1,200}?\bDISTINCT\b(?!\s*\()`,
    advice: 'Write DISTINCT once, directly after RETURN:',
    fix: distinctFirst,
  },
  {
    pattern: words`(?<!(?:\b(?:RETURN|WITH|FIND|AS)\s{1,9}|[(,.]\s{0,9}))\bDISTINCT(?=\s+[a-z])`,
    advice: 'Write DISTINCT after RETURN:',
    fix: 'RETURN DISTINCT',
  },
  {
    pattern: /\bFIND\s+(?:DISTINCT\s+)?[A-Z]\w*\.[a-z]\w*(?:\s*,\s*(?:[A-Z]\w*\.)?[a-z]\w*)*/gi,
    advice: 'List columns in RETURN:',
    fix: columnsLast,
  },
  clause(
    String.raw`\b(?:UNWIND|FOREACH|EXPLODE)\b`,
    'A list stays in one row. Return it as it is, or test it with CONTAINS ANY.',
  ),
  clause(
    String.raw`^\s*WITH\s+\w+\s+AS\s*\(`,
    'BQL has no query inside a query. Start with FIND, and follow relationships with THAT: FIND Host AS h THAT HAS Vulnerability AS v.',
  ),
  {
    pattern: words`\b(?:TOP|TAKE|(?<!\bFETCH\s+)FIRST|FETCH\s+(?:FIRST|NEXT))\s+\d+(?:\s+ROWS?\b)?(?:\s+ONLY\b)?`,
    advice: (written) => `BQL has no ${written.split(/\s/)[0]?.toUpperCase()}. Write LIMIT.`,
    fix: limitOf,
  },
  {
    pattern: words`\bRETURN\s+\*(?<!\bWITH\b[^]*)\s*(?=$|(?:ORDER|SKIP|LIMIT)\b)`,
    advice: 'BQL has no RETURN *. Without RETURN, a query shows the usual columns of its records.',
    fix: '',
  },
  {
    pattern: words`\b[a-z]\w*\.\*`,
    advice: (written) => {
      const alias = written.slice(0, -2);
      return `A column is one attribute, such as ${alias}.name. For the usual columns of its records, write ${alias}.`;
    },
    fix: (written) => written.slice(0, -2),
  },
  {
    pattern: words`\bRETURN\s*(?:\([^()]*,[^()]*\)|\[[^[\]]*\])`,
    advice: (written) =>
      `List columns without ${written.endsWith(']') ? 'brackets' : 'parentheses'}: ${unwrapped(written)}.`,
    fix: unwrapped,
  },
  {
    pattern: words`\bRETURN\s+\*`,
    advice: 'BQL has no RETURN *. List the columns: RETURN h.name, h.os.',
  },
  {
    pattern: words`\|\s*(?=(?:WHERE|THAT|WITH|RETURN|ORDER|SORT|SKIP|LIMIT|TAKE|TOP)\b)`,
    advice: 'Clauses follow each other without |. Remove it.',
    fix: '',
  },
  {
    pattern: words`[,:](?=\s*(?:[\])]|$|\b(?:FROM|WHERE|THAT|WITH|RETURN|ORDER|SKIP|LIMIT)\b))`,
    advice: (written) => `Nothing follows this ${written === ',' ? 'comma' : 'colon'}. Remove it.`,
    fix: '',
  },
  clause(
    String.raw`\bGROUP\s+BY\b`,
    'BQL has no GROUP BY. In RETURN, the columns next to an aggregate form the groups: RETURN f.severity, count(*).',
  ),
  {
    pattern: words`\bCASE\s+(?!WHEN\b)[a-z][\w.]*\s+WHEN\b(?:(?!\b(?:CASE|END)\b)[^])*`,
    advice: (written) => {
      const [, path, value] = /^CASE\s+(\S+)\s+WHEN\s+("[^"\n]*"|\S+)/i.exec(written) ?? [];
      return `Write a whole condition after each WHEN: CASE WHEN ${path} = ${value} THEN … END.`;
    },
    fix: withWholeConditions,
  },
  {
    pattern: words`(?<![\w.])(?!(?:WHERE|AND|OR)\b)${name}\s+(?:WAS|CHANGED)\b(?:\s+(?:TO|FROM|IN|NOT))?\s+(?:"[^"\n]*"|'[^'\n]*'|\w+)`,
    advice: (written, {before, after}) => {
      const [path = ''] = /^\S+/.exec(written) ?? [];
      const isTested = [before, after].some((text) =>
        new RegExp(String.raw`(?<![\w.])${path}\s*(?:[=<>!]|\bIN\b|\bNOT\b)`).test(text),
      );
      const unknown = /changed/i.test(written) ? 'when a value changed' : 'earlier values';
      return `A query reads records as they are now, and doesn't know ${unknown}. ${isTested ? 'Remove this condition.' : `Test today's value: ${valueNow(written)}.`}`;
    },
  },
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
    String.raw`\b(?:MINUS|EXCEPT|INTERSECT)\b(?=[\s(]*FIND\b)`,
    "BQL doesn't combine queries. Write one query, with the conditions of the other after AND or AND NOT.",
  ),
  {
    pattern: words`^\s*FIND\s+[A-Z]\w*[^]*\bUNION\s+(?:ALL\s+)?FIND\s+[A-Z]\w*[^]*$`,
    advice: 'BQL has no UNION. Name several models after FIND:',
    fix: inOneQuery,
    isFixOnly: true,
  },
  clause(
    String.raw`\bUNION\b`,
    'BQL has no UNION. Name several models after FIND: FIND Host|Container.',
  ),
  {
    pattern: words`(?<=(?:\bRETURN|\bDISTINCT|,)\s{1,9})[a-z]\w*(?<=\bRETURN\s[^]{1,900})\s{0,9}:\s{0,9}(?:[a-z]\w*\([^()\n]*\)|${name})`,
    advice: "Write a column's name after AS:",
    fix: (written) => written.replace(/^(\w+)\s*:\s*(.+)$/s, '$2 AS $1'),
  },
  {
    pattern: words`;(?=\s*(?!(?:${clauseWords.join('|')}|SELECT|MATCH)\b)[a-z]\w*(?:\.\w|\s*(?:[(;,]|$|(?:AS|ORDER|SKIP|LIMIT)\b)))`,
    advice: 'Put commas between columns.',
    fix: ',',
  },
  clause(String.raw`;(?=\s*(?:FIND|SELECT)\b)`, 'Write one query at a time.'),
  {pattern: /;/g, advice: "A query doesn't need a semicolon. Remove it.", fix: ''},
  {
    pattern: words`\b(?:ASC|DESC)(?<=\bORDER\s+BY\s[^\n]*)\s+(?!(?:SKIP|LIMIT|RETURN|WHERE|WITH|THAT|AND|OPTIONALLY|TOP|TAKE|HEAD|FIRST|LAST|FETCH|OFFSET|PAGE|ROWS|NULLS)\b)(?=[\w"])`,
    advice: (written) => `Put a comma before the next sort key: ${written.trim()}, name.`,
    fix: (written) => `${written.trim()}, `,
  },
  {
    pattern: words`\bAS(?<=\bRETURN\b[^]*)${severalWords}`,
    advice: 'Put a column name of several words in double quotes:',
    fix: inQuotes,
  },
  {
    pattern: words`\bAS\s+"[^"\n]*"(?<!\bRETURN\b[^]*)`,
    advice: 'An alias must be one word without quotes:',
    fix: inOneWord,
  },
  {
    pattern: words`\bAS${severalWords}`,
    advice: 'An alias must be one word:',
    fix: inOneWord,
  },
  {
    pattern: words`\bWHERE\b(?<=\bWHERE\b(?:(?!\b(?:FIND|THAT|WITH|RETURN)\b)[^])*\bWHERE)`,
    advice: 'Write one WHERE for all conditions on a model, and join them with AND.',
    fix: 'AND',
  },
];

/** Turns `FIND Host WHERE … UNION FIND Device WHERE …` into `FIND Host|Device WHERE …`, if the rest is the same. */
function inOneQuery(written: string): string | undefined {
  const queries = written.trim().split(/\s+UNION\s+(?:ALL\s+)?/i);
  const parts = queries.map((query) => /^FIND\s+(\w+)\b(.*)$/is.exec(query));
  const rests = new Set(parts.map((part) => part?.[2]?.trim()));
  const [rest] = rests;
  if (rests.size > 1 || rest === undefined) return undefined;
  return `FIND ${parts.map((part) => part?.[1]).join('|')} ${rest}`.trim();
}

/** Turns `CASE os WHEN "a" THEN 1` into `CASE WHEN os = "a" THEN 1`. */
function withWholeConditions(written: string): string {
  const [all = '', path = ''] = /^CASE\s+(\S+)\s+/i.exec(written) ?? [];
  const conditions = written
    .slice(all.length)
    .replace(/"(?:\\.|[^"\\])*"|\bWHEN\s+/gi, (part) =>
      part.startsWith('"') ? part : `WHEN ${path} = `,
    );
  return `CASE ${conditions}`;
}

/** Turns `status WAS Open` into `status = "Open"`. */
function valueNow(written: string): string {
  const [path, value = ''] = written.match(/^\S+|"[^"]*"|[\w']+$/g) ?? [];
  return `${path} ${/\sNOT\s/i.test(written) ? '!=' : '='} "${value.replace(/^["']|["']$/g, '')}"`;
}

const modelCountedIn = (written: string) =>
  /COUNT[\s(]*(?:\*?\s*\)\s*)?(?:FROM\s+)?(\w+)/i.exec(written)?.[1];

/** Turns `FIND COUNT(Host) WHERE …` into `FIND Host WHERE … RETURN count(*)`. */
function countLast(written: string): string | undefined {
  const [, rest = ''] =
    /COUNT[\s(]*(?:\*?\s*\)\s*)?(?:FROM\s+)?\w+\s*\)?(.*)$/is.exec(written) ?? [];
  const isLast = !/\b(?:RETURN|WITH|ORDER|SORT|GROUP|SKIP|LIMIT)\b/i.test(rest);
  return isLast
    ? ['FIND', modelCountedIn(written), rest.trim(), 'RETURN count(*)'].filter(Boolean).join(' ')
    : undefined;
}

/** Turns `TOP 10 BY riskScore` into `ORDER BY riskScore DESC LIMIT 10`. */
function sortedTop(written: string): string {
  const [, many, key = '', order = 'DESC'] =
    /^TOP\s+(\d+)\s+BY\s+([\w.]+)(?:\s+(\w+))?$/i.exec(written) ?? [];
  return `ORDER BY ${key} ${order.toUpperCase()} LIMIT ${many}`;
}

/** Turns `LIMIT 10 PAGE 2` into `SKIP 10 LIMIT 10`. */
function pageOf(written: string): string {
  const [many = 0, page = 1] = (written.match(/\d+/g) ?? []).map(Number);
  return `SKIP ${many * (Math.max(1, page) - 1)} LIMIT ${many}`;
}

/** Turns `FIND Host.name, Host.os` into `FIND Host RETURN name, os`. */
function columnsLast(written: string): string {
  const [, distinct = '', model = '', list = ''] =
    /^FIND\s+(DISTINCT\s+)?(\w+)\.([\s\S]*)$/i.exec(written) ?? [];
  return `FIND ${model} RETURN ${distinct}${list.replace(/\b[A-Z]\w*\./g, '').replace(/\s*,\s*/g, ', ')}`;
}

/** Turns `h.riskScore IN TOP 10` into `ORDER BY h.riskScore DESC LIMIT 10`. */
function highest(written: string): string {
  const [path] = /[\w.]+(?=\s+(?:IS\s+)?IN\s)/i.exec(written) ?? [];
  return `ORDER BY ${path} DESC ${limitOf(written)}`;
}

/** Turns `RETURN (h.name, h.os)` into `RETURN h.name, h.os`. */
function unwrapped(written: string): string {
  return written.replace(/\s*[([]\s*/, ' ').replace(/\s*[)\]]$/, '');
}

/** Turns `RETURN h.name, DISTINCT` into `RETURN DISTINCT h.name,`. */
function distinctFirst(written: string): string {
  return written.replace(/\s*DISTINCT$/i, '').replace(/^RETURN/i, 'RETURN DISTINCT');
}

function limitOf(written: string): string {
  return `LIMIT ${/\d+/.exec(written)?.[0]}`;
}

/** Turns `TOP 10 Host` into `Host LIMIT 10`. */
function limitLast(written: string): string | undefined {
  const rest = written.replace(/^(?:TOP\s+)?\d+\s+/i, '').trimEnd();
  return /\bLIMIT\b/i.test(rest) ? undefined : `${rest} ${limitOf(written)}`;
}

/** Turns `LIMIT 10 OFFSET 20` into `SKIP 20 LIMIT 10`. Without the word, the first number is to be skipped. */
function skipFirst(written: string): string {
  const [first, second] = written.match(/\d+/g) ?? [];
  return written.includes(',') ? `SKIP ${first} LIMIT ${second}` : `SKIP ${second} LIMIT ${first}`;
}

/** Turns `AS Open findings` into `AS "Open findings"`. */
function inQuotes(written: string): string {
  return `AS "${written.replace(/^AS\s+/i, '')}"`;
}

/** Turns `AS Business service` into `AS businessService`. */
function inOneWord(written: string): string {
  const [first = '', ...others] = written.match(/\w+/g)?.slice(1) ?? [];
  return `AS ${uncapitalized(first)}${others.map(capitalized).join('')}`;
}
