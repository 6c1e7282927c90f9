import {byName, columnOf, isAggregateColumn, returned} from '../foreign/columns';
import {testedGroups} from '../foreign/having';
import {itemsOf, splitOutside} from '../foreign/parts';
import {clausesOfStages, stageWords} from '../foreign/stages';
import {aliasesIn, type CommonMistake, type Context, words} from './common-mistake';

const column = String.raw`(?:(?!(?:HAVING|ORDER|SKIP|LIMIT)\b)[a-z_][\w.]*(?:\([^()]{0,99}\))?|\d{1,2}\b)`;
const columns = String.raw`${column}(?:\s*,\s*${column})*`;
const groupWords = String.raw`(?:GROUP(?:ED)?\s+BY|(?<!\b(?:ORDER|SORT)(?:ED)?\s{1,9})BY|PER|FOR\s+EACH)`;
const commands = 'SUMMARIZE|STATS|AGGREGATE|PROJECT|FIELDS|TABLE|DEDUP';

const howToGroup =
  'BQL has no GROUP BY. In RETURN, the columns next to an aggregate form the groups:';

/** Groups, and the commands of other languages that compute or choose columns. */
export const groupMistakes: CommonMistake[] = [
  {
    pattern: words`\bHAVING\b(?<=\bWITH\s(?:(?!\b(?:RETURN|THAT)\b)[^]){0,300})`,
    advice: 'BQL has no HAVING. After WITH, write WHERE.',
    fix: 'WHERE',
  },
  {
    pattern: words`\b(?:(?:RETURN|GROUP\s+BY)\b(?:(?!\b(?:RETURN|WITH|HAVING)\b)[^|])*)?\bHAVING\s[^|]*`,
    advice: (written, {before}) =>
      `BQL has no HAVING. ${/\(|^(?:RETURN|GROUP)/i.test(written) ? 'Aggregate in WITH, and put a WHERE after it:' : 'Write conditions after WHERE:'}`.replace(
        /:$/,
        havingOf(written, before) ? ':' : '.',
      ),
    fix: (written, {before}) => havingOf(written, before),
  },
  {
    pattern: words`\bRETURN\b(?:(?!\b(?:RETURN|WITH|ORDER|SKIP|LIMIT|HAVING)\b)[^|])*?\b${groupWords}\s+${columns}(?![\w.(])`,
    advice: howToGroup,
    fix: groupedColumns,
  },
  {
    pattern: words`\bGROUP\s+BY\s+${columns}\s+(?=RETURN\b)[^|]*?(?=$|\s(?:ORDER|SKIP|LIMIT|HAVING)\b)`,
    advice: howToGroup,
    fix: (written) => groupedColumns(written.replace(/^([\s\S]*?)\s+(RETURN\s[\s\S]*)$/i, '$2 $1')),
  },
  {
    pattern: words`\bGROUP\s+BY\s+${columns}(?![\w.(])`,
    advice: howToGroup,
    fix: countedFor,
  },
  {
    pattern: words`\|\s*(?!TAKE\b|LIMIT\b|WHERE\b)(?:${stageWords})\b[^|]*(?:\|\s*(?:${stageWords})\b[^|]*){0,9}`,
    advice: stageAdvice,
    fix: stageFix,
  },
  {
    pattern: words`(?<![.\w]|\bAS\s{1,9})(?:${commands})(?=\s+[a-z(])[^|]*`,
    advice: stageAdvice,
    fix: stageFix,
  },
  {
    pattern: words`(?<=(?:\b(?:RETURN|WITH)|,)\s{1,9})\w+\s*=\s*(?:COUNT|SUM|AVG|MIN|MAX|COLLECT)\s*\([^()]*\)`,
    advice: 'Name a column with AS:',
    fix: columnOf,
  },
];

/** Returns a WITH that computes what HAVING tests or, without an aggregate, a WHERE. */
function havingOf(written: string, before: string): string | undefined {
  const aliases = aliasesIn(before);
  const isPlain = /^HAVING\b[^(]*$/i.test(written) && !/\b(?:RETURN|WHERE)\b/i.test(before);
  return isPlain ? written.replace(/^HAVING/i, 'WHERE') : testedGroups(written, aliases);
}

/** Turns `RETURN count(*) GROUP BY h.os` into `RETURN h.os, count(*)`. A number is a column's place. */
function groupedColumns(written: string): string | undefined {
  const [, list = '', groups = ''] =
    new RegExp(String.raw`^RETURN\s+([\s\S]*?)\s*\b${groupWords}\s+([\s\S]*)$`, 'i').exec(
      written,
    ) ?? [];
  const isDistinct = /^DISTINCT\s+/i.test(list);
  const items = itemsOf(list.replace(/^DISTINCT\s+/i, ''));
  const isCounted = isDistinct && items.some(isAggregateColumn);
  const named = byName(groups, items);
  if (named === undefined) return undefined;
  const code = returned(items, itemsOf(named));
  return isDistinct && !isCounted ? code.replace(/^RETURN (?!DISTINCT)/, 'RETURN DISTINCT ') : code;
}

/** Turns `GROUP BY h.os` into `RETURN h.os, count(*)`. */
function countedFor(written: string): string | undefined {
  if (/BY\s+\d|,\s*\d/i.test(written)) return undefined;
  return `RETURN ${written.replace(/^GROUP\s+BY\s+/i, '')}, count(*)`;
}

/** Clauses after commands: `SUMMARIZE count() BY os LIMIT 5`. */
function parts(written: string): {stages: string[]; rest: string} {
  const [, all = '', rest = ''] =
    /^(?:\|\s*)?([\s\S]*?)((?<![|\s])\s+(?:ORDER\s+BY|SKIP|LIMIT)\b(?!\s*=)[^|]*)?$/i.exec(
      written,
    ) ?? [];
  return {stages: splitOutside(all, /\|/g), rest};
}

function clausesIn(written: string, before: string): string | undefined {
  const clauses = clausesOfStages(parts(written).stages, aliasesIn(before));
  return clauses.includes(undefined) ? undefined : clauses.join(' ');
}

function stageFix(written: string, {before}: Context): string | undefined {
  const {rest} = parts(written);
  const clauses = clausesIn(written, before);
  const gap = /\s$/.test(written) && !rest ? ' ' : '';
  return clauses && `${clauses}${rest}${gap}`;
}

function stageAdvice(written: string, {before}: Context): string {
  const word = /[a-z-]+/i.exec(written)?.[0] ?? '';
  const clauses = clausesIn(written, before);
  const wrong = `BQL has no ${written.startsWith('|') ? `| ${word}` : word}.`;
  return clauses
    ? `${wrong} Write ${clauses}.`
    : `${wrong} Write conditions after WHERE, and columns after RETURN.`;
}
