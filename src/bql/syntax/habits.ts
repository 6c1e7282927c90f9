import type {Fault} from './fault';

/** Something that other languages have, and what to write in its place. */
interface Habit {
  pattern: RegExp;
  advice: string | ((written: string) => string);
  /** In the place of what was written. */
  fix?: string | ((written: string) => string);
}

const name = String.raw`[A-Za-z_][\w.]*`;
const value = String.raw`(?:"[^"\n]*"|'[^'\n]*'|-?[\w.:-]+)`;
const words = (pattern: string) => new RegExp(pattern, 'gi');

/** A word that compares a date, and the sign to write. */
const ofTime = (word: string, sign: string): Habit => ({
  pattern: words(String.raw`\b${word}\b(?=\s+["'\d])`),
  advice: `BQL has no ${word}. Compare with a sign: dueDate ${sign} 2026-01-31.`,
  fix: sign,
});

/** A sign that compares, and what to write. */
const sign = (pattern: RegExp, fix: string): Habit => ({
  pattern,
  advice: (written) => `BQL has no ${written}. Write ${fix}.`,
  fix,
});

/** A word that begins a clause elsewhere. */
const clause = (pattern: string, advice: string): Habit => ({pattern: words(pattern), advice});

/** In the order in which they are looked for: what an earlier one has found, a later one leaves alone. */
const habits: Habit[] = [
  {
    pattern: /(--|\/\/)[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n]*/g,
    advice: 'BQL has no comments. Leave this out.',
    fix: '',
  },
  {
    pattern: /[“”„«»][^“”„«»\n]*[“”„«»]?/g,
    advice: 'Curly quotes are not quotes. Use straight double quotes: "High".',
    fix: (written) => written.replace(/[“”„«»]/g, '"'),
  },
  {
    pattern: /['‘’][^'‘’\n]*['‘’]?/g,
    advice: 'Single quotes are not quotes. Put texts in double quotes: "High".',
    fix: (written) => `"${written.replace(/^.|.$/g, '').replaceAll('"', '\\"')}"`,
  },
  {
    pattern: /`[^`\n]*`?/g,
    advice: 'Names take no quotes.',
    fix: (written) => written.replaceAll('`', ''),
  },
  {
    pattern: words(String.raw`(?<![\w.])(${name})\s+(NOT\s+)?BETWEEN\s+${value}\s+AND\s+${value}`),
    advice: 'BQL has no BETWEEN. Write two comparisons: riskScore >= 4 AND riskScore <= 7.',
    fix: between,
  },
  {
    pattern: words(String.raw`\bBETWEEN\b`),
    advice: 'BQL has no BETWEEN. Write two comparisons: riskScore >= 4 AND riskScore <= 7.',
  },
  {
    pattern: words(
      String.raw`(?<=(?:^|\b(?:WHERE|AND|OR)|\()\s{0,9})(NOT\s+)?EXISTS\s*\(?\s*${name}(\s*\))?`,
    ),
    advice: 'EXISTS follows its attribute: dueDate EXISTS, dueDate NOT EXISTS.',
    fix: (written) => {
      const [, attribute = ''] = /EXISTS[\s(]*([\w.]+)/i.exec(written) ?? [];
      return `${attribute} ${/^NOT/i.test(written) ? 'NOT ' : ''}EXISTS`;
    },
  },
  {
    pattern: words(String.raw`\bIS\s+NOT\s+(IN|CONTAINS|LIKE|STARTS|ENDS|EXISTS|CURRENT)\b`),
    advice: 'NOT stands right before the operator: NOT IN, NOT LIKE, NOT IS CURRENT USER.',
    fix: (written) =>
      /CURRENT$/i.test(written) ? 'NOT IS CURRENT' : written.replace(/^IS\s+/i, ''),
  },
  {
    pattern: words(String.raw`\bIS\s+(NOT\s+)?EMPTY\b`),
    advice: 'BQL has no IS EMPTY. Write EXISTS or NOT EXISTS.',
    fix: (written) => (/NOT/i.test(written) ? 'EXISTS' : 'NOT EXISTS'),
  },
  {
    pattern: words(String.raw`\bIS\s+(NOT\s+)?(TRUE|FALSE|"[^"\n]*"|\d[\d.]*)`),
    advice: 'IS goes with NULL and CURRENT USER only. Compare with =: patchAvailable = true.',
    fix: (written) =>
      written
        .replace(/^IS\s+NOT\s+/i, '!= ')
        .replace(/^IS\s+/i, '= ')
        .replace(/\w+$/, lower),
  },
  ofTime('BEFORE', '<'),
  ofTime('AFTER', '>'),
  ofTime('SINCE', '>='),
  ofTime('UNTIL', '<='),
  ofTime('ON', '='),
  {
    pattern: words(
      String.raw`\b(?:IN\s+THE\s+(?:LAST|PAST|NEXT)|IN\s+PAST|WITHIN(?:\s+THE)?(?:\s+(?:LAST|PAST|NEXT))?|(?<!\bIN[\s_]{1,9})(?:LAST|PAST|NEXT))(?=\s+\d)`,
    ),
    advice: 'A span of time is written IN LAST 30 days or IN NEXT 30 days.',
    fix: (written) => `IN ${/NEXT/i.test(written) ? 'NEXT' : 'LAST'}`,
  },
  {
    pattern: words(String.raw`\b(GREATER|LESS)\s+THAN(\s+OR\s+EQUALS?(\s+TO)?)?(?=\s+[-"'\d])`),
    advice: 'Values are compared with a sign: <, <=, > or >=.',
    fix: (written) =>
      `${/^GREATER/i.test(written) ? '>' : '<'}${/EQUAL/i.test(written) ? '=' : ''}`,
  },
  {
    pattern: words(String.raw`\b(EQUALS?(\s+TO)?|IS\s+EQUAL\s+TO)(?=\s+[-"'\d])`),
    advice: 'Values are compared with a sign: =.',
    fix: '=',
  },
  {
    pattern: words(String.raw`\bIN\s*\([^()\n]*\)`),
    advice: 'A list stands in square brackets: IN ["High", "Critical"].',
    fix: (written) => written.replace(/\s*\(/, ' [').replace(/\)$/, ']'),
  },
  {
    pattern: words(String.raw`\bCONTAINS(?=\s*\[)`),
    advice: 'With a list, say how many of it: CONTAINS ANY [...] or CONTAINS ALL [...].',
    fix: 'CONTAINS ANY',
  },
  sign(/&&?/g, 'AND'),
  sign(/\|\|/g, 'OR'),
  sign(/===?/g, '='),
  sign(/!==|\/=/g, '!='),
  sign(/=</g, '<='),
  sign(/=>/g, '>='),
  {
    pattern: /!~/g,
    advice: 'BQL has no !~. NOT stands before the test: NOT name =~ "web-.*".',
  },
  sign(/~=|\*=/g, 'CONTAINS'),
  sign(/\^=/g, 'STARTS WITH'),
  sign(/\$=/g, 'ENDS WITH'),
  {pattern: /!(?![=~])/g, advice: 'BQL has no !. Write NOT.', fix: 'NOT '},
  {
    pattern: words(String.raw`\bILIKE\b`),
    advice: 'BQL has no ILIKE. To ignore case, write =~ "(?i).*web.*".',
  },
  sign(/\b(REGEXP|RLIKE|MATCHES)\b/gi, '=~'),
  sign(/\b(SORT\s+BY|ORDER(?!\s+BY))\b/gi, 'ORDER BY'),
  sign(/\bOFFSET\b(?=\s+\d)/gi, 'SKIP'),
  sign(/\b(TOP|FETCH\s+FIRST)\b(?=\s+\d)/gi, 'LIMIT'),
  clause(
    String.raw`\bGROUP\s+BY\b`,
    'BQL has no GROUP BY. In RETURN, the columns beside an aggregate are the groups: RETURN f.severity, count(*).',
  ),
  clause(
    String.raw`\bHAVING\b`,
    'BQL has no HAVING. Aggregate in WITH, and put a WHERE after it: WITH h, count(*) AS n WHERE n > 5 RETURN h, n.',
  ),
  clause(
    String.raw`^\s*SELECT\b`,
    'BQL has no SELECT. Begin with FIND and a model; columns stand in RETURN: FIND Host AS h RETURN h.name.',
  ),
  clause(
    String.raw`^\s*(OPTIONAL\s+)?MATCH\b`,
    'BQL has no MATCH. Begin with FIND, and follow relationships with THAT: FIND Host AS h THAT OWNS Person AS p.',
  ),
  clause(
    String.raw`\b((LEFT|RIGHT|INNER|OUTER|CROSS)\s+)*JOIN\b`,
    'BQL has no JOIN. Follow a relationship with THAT: FIND Host AS h THAT OWNS Person AS p.',
  ),
  clause(
    String.raw`\bUNION\b`,
    'BQL has no UNION. Name several models after FIND: FIND Host|Container.',
  ),
  {pattern: /;/g, advice: 'A query needs no semicolon. Leave it out.', fix: ''},
  {
    pattern:
      /\bFIND\s+[A-Z]\w*\s+(?!(?:AS|WHERE|THAT|WITH|RETURN|ORDER|SKIP|LIMIT|AND|OPTIONALLY)\b)[a-z]\w*\b/g,
    advice: 'An alias follows AS: FIND Host AS h.',
    fix: (written) => written.replace(/\s+(\w+)$/, ' AS $1'),
  },
];

/**
 * What a text that is no BQL has from other languages, with what to write in its place.
 *
 * @returns in the order of the text; no two overlap
 */
export function habitsIn(text: string): Fault[] {
  const outside = withoutTexts(text);
  const found: Fault[] = [];
  for (const {pattern, advice, fix} of habits) {
    for (const match of outside.matchAll(pattern)) {
      const start = match.index + (match[0].length - match[0].trimStart().length);
      const end = match.index + match[0].length;
      if (found.length === most) return sorted(found);
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const written = text.slice(start, end);
      found.push({
        start,
        end,
        severity: 'error',
        message: typeof advice === 'string' ? advice : advice(written),
        fix: typeof fix === 'function' ? fix(written) : fix,
      });
    }
  }
  return sorted(found);
}

/** Nobody reads more. */
const most = 100;

const sorted = (faults: Fault[]) => faults.sort((a, b) => a.start - b.start);

/** The text with nothing between double quotes, every character in its place. */
function withoutTexts(text: string): string {
  return text.replace(
    /"(?:\\[^\n]|[^"\\\n])*"?/g,
    (all) => `"${' '.repeat(Math.max(0, all.length - 2))}${all.length > 1 ? '"' : ''}`,
  );
}

function between(written: string): string {
  const [, path, not, from, to] =
    /^(\S+)\s+(NOT\s+)?BETWEEN\s+(.+?)\s+AND\s+(.+)$/i.exec(written) ?? [];
  const within = `${path} >= ${from} AND ${path} <= ${to}`;
  return not ? `NOT (${within})` : within;
}

const lower = (word: string) => word.toLowerCase();
