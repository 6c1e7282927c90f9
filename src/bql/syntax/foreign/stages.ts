import {ignoringCase} from '../text-tests';
import {columnOf, returned, sortKeysOf} from './columns';
import {testedGroups} from './having';
import {itemsOf} from './parts';

/** Commands between pipes in KQL, SPL, and similar languages. */
export const stageWords =
  'where|filter|search|summarize|stats|aggregate|count|top|table|fields|project|keep|extend|eval|sort|order|take|head|limit|dedup|distinct|uniq|rename|timechart|render|join|lookup|union|tail|sample|fillnull|rex|spath|chart|rare|mv-expand|mvexpand|parse|let|as|inputlookup|eventstats|streamstats|where-object|sort-object|select|group|unique|getschema|transaction';

/**
 * Translates what's between pipes into clauses. What tests, names, or lists the columns of a stage before it changes
 * that stage's clause.
 *
 * @param aliases the aliases of the models before them
 * @returns a clause is undefined if BQL has nothing like it, or if the meaning isn't clear
 */
export function clausesOfStages(stages: string[], aliases: string[] = []): (string | undefined)[] {
  const all: (string | undefined)[] = [];
  for (const stage of stages) {
    const clause = clauseOf(stage);
    const at = all.findLastIndex((each) => each?.startsWith('RETURN'));
    const changed = at < 0 ? undefined : withStage(all[at] ?? '', stage, clause, aliases);
    if (changed) all[at] = changed;
    else all.push(at >= 0 && clause?.startsWith('RETURN') ? undefined : clause);
  }
  const isCounted = all.some((clause) => /^RETURN\b.*\bcount\(\*\)(?!\s+AS\b)/i.test(clause ?? ''));
  // The column `count` of other languages is `count(*)`.
  return all.map((clause) =>
    isCounted && clause?.startsWith('ORDER BY')
      ? clause.replace(/\bcount_?(?!\w|\s*\()/gi, 'count(*)')
      : clause,
  );
}

/** Puts a later stage into a RETURN: a condition on groups, other names, and the same columns again. */
function withStage(
  before: string,
  stage: string,
  clause: string | undefined,
  aliases: string[],
): string | undefined {
  if (clause?.startsWith('WHERE'))
    return testedGroups(`${before} HAVING ${clause.replace(/^WHERE /, '')}`, aliases);
  const [start = ''] = /^RETURN (?:DISTINCT )?/.exec(before) ?? [];
  const columns = itemsOf(before.slice(start.length));
  const namesOf = (column: string) => {
    const [code = '', label = ''] = column.split(/\s+AS\s+/i);
    return [label, code, code.replace(/\(.*/, '')];
  };
  const named = (name: string) => columns.find((column) => namesOf(column).includes(name));
  if (clause?.startsWith('RETURN')) {
    const listed = itemsOf(clause.replace(/^RETURN (?:DISTINCT )?/, '')).map(named);
    const isSame = columns.length === new Set(listed).size && !listed.includes(undefined);
    return isSame ? `${start}${listed.join(', ')}` : undefined;
  }
  const [, renamed = ''] = /^rename\s+([\s\S]+)$/i.exec(stage.trim()) ?? [];
  const labels = new Map(
    itemsOf(renamed).map((item) => {
      const [name = '', label = ''] = item.split(/\s+AS\s+/i);
      return [named(name), label] as const;
    }),
  );
  if (labels.size === 0 || labels.has(undefined)) return undefined;
  const written = columns.map((column) => {
    const label = labels.get(column);
    return label ? `${column.replace(/\s+AS\s.*$/i, '')} AS ${label}` : column;
  });
  return `${start}${written.join(', ')}`;
}

/**
 * Translates what's between two pipes into a clause.
 *
 * @returns undefined if BQL has nothing like it, or if the meaning isn't clear
 */
function clauseOf(stage: string): string | undefined {
  const [, word = '', rest = ''] = /^([a-z]+)\b\s*([\s\S]*)$/i.exec(stage.trim()) ?? [];
  return clauses[word.toLowerCase()]?.(rest.trim());
}

const listed = (rest: string) => (rest ? returned(itemsOf(rest)) : undefined);
/** KQL's =~ compares whole values. It ignores case, and so do its words. */
const tested = (rest: string) =>
  rest
    ? `WHERE ${rest
        .replace(/=~\s*"(?=[\w -]*")/g, '=~ "(?i)')
        .replace(inText, (_all, path, not, operator, text) =>
          ignoringCase({path, operator, text, isNegated: not !== ''}),
        )}`
    : undefined;
const inText = /(?<![\w.])([a-z_][\w.]*)\s+(!?)(contains|startswith|endswith)\s+"([^"\n]*)"/gi;
const distinct = (rest: string) =>
  rest && rest !== '*' ? `RETURN DISTINCT ${columnList(rest).join(', ')}` : undefined;
const first = (rest: string) =>
  /^(?:limit\s*=\s*)?\d*$/.test(rest) ? `LIMIT ${/\d+/.exec(rest)?.[0] ?? 10}` : undefined;
const sorted = (rest: string) => {
  const keys = rest.replace(/^by\b\s*/i, '').replace(/^\d+\s+/, '');
  const separated = /^[+-]/.test(keys) && !keys.includes(',') ? keys.split(/\s+(?=[+-])/) : [keys];
  return keys && !/^[+-]\s*n$/.test(keys)
    ? `ORDER BY ${sortKeysOf(separated.join(', '))}`
    : undefined;
};

const clauses: Record<string, (rest: string) => string | undefined> = {
  where: tested,
  filter: tested,
  search: tested,
  project: listed,
  table: columnsOnly,
  fields: columnsOnly,
  keep: listed,
  select: listed,
  summarize: grouped,
  stats: grouped,
  aggregate: grouped,
  chart: grouped,
  distinct,
  dedup: distinct,
  uniq: distinct,
  unique: distinct,
  sort: sorted,
  order: sorted,
  take: first,
  head: first,
  limit: first,
  count: (rest) => (rest === '' || /^by\b/i.test(rest) ? grouped(`count ${rest}`) : undefined),
  top: topOf,
};

/** Turns `count() as n by os` into `RETURN os, count(*) AS n`. */
function grouped(rest: string): string | undefined {
  const [, values = '', by = ''] = /^([\s\S]*?)(?:(?:^|\s+)by\s+([\s\S]+))?$/i.exec(rest) ?? [];
  const columns = itemsOf(values.replace(/(\))\s+(?=[a-z]+\s*\()/gi, '$1, '));
  if (columns.length + by.length === 0) return undefined;
  return returned(columns, columnList(by));
}

/** SPL separates columns with spaces or commas. */
function columnList(list: string): string[] {
  return /[()=]/.test(list) ? itemsOf(list).map(columnOf) : list.split(/[\s,]+/).filter(Boolean);
}

function columnsOnly(rest: string): string | undefined {
  return rest && !/^[-+]/.test(rest) ? `RETURN ${columnList(rest).join(', ')}` : undefined;
}

/** KQL's `10 by riskScore` sorts the records. SPL's `limit=10 os` counts them for each value. */
function topOf(rest: string): string | undefined {
  const [, many, keys] = /^(\d+)\s+by\s+([\s\S]+)$/i.exec(rest) ?? [];
  if (keys) return `ORDER BY ${sortKeysOf(keys, 'DESC')} LIMIT ${many}`;
  const [, limit = '10', column] = /^(?:limit\s*=\s*)?(\d+)?\s*([\w.]+)$/i.exec(rest) ?? [];
  return column && `RETURN ${column}, count(*) AS n ORDER BY n DESC LIMIT ${limit}`;
}
