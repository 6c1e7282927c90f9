import {itemsOf} from './parts';

const aggregate =
  /^(?:count|sum|avg|average|min|max|mean|median|dc|dcount|collect|values|list|p\d+|perc\d+|percentile\w*|distinct_count|count_distinct|countif|sumif|stdev|stddev|make_set|make_list|group_concat|string_agg|array_agg)\b/i;

/** Whether a column computes one value from several rows. */
export const isAggregateColumn = (column: string): boolean =>
  aggregate.test(column) || /\(\s*(?:count|sum|avg|min|max)\s*\(/i.test(column);

/** Turns a column of another language into one of BQL: `n = count()` into `count(*) AS n`. */
export function columnOf(written: string): string {
  const [, name, value] = /^(\w+)\s*=\s*(?!=)([\s\S]+)$/.exec(written) ?? [];
  const [, base = '', label] = /^([\s\S]*?)(?:\s+AS\s+("[^"]*"|\[[^\]]*\]|\w+))?$/i.exec(
    value ?? written,
  ) ?? [undefined, written];
  const alias = name ?? label?.replace(/^\[(.*)\]$/, '"$1"');
  const code = /^(?:count|c)\s*(?:\(\s*\))?$/i.test(base) ? 'count(*)' : base;
  return alias ? `${code} AS ${alias}` : code;
}

/** A column without what doesn't count in it: the case of a function, and white space. */
const plain = (column: string) =>
  column.replace(/\w+\s*\(|\s+/g, (part) => part.trimEnd().toLowerCase());

/** A column, and its name with or without AS. */
const named = /^([\s\S]*?)(?:\s+AS\s+("[^"]*"|\w+)|(?<=[\w)])\s+((?!END\b)\w+))?$/i;

/**
 * Replaces the numbers of columns: `2 DESC` becomes `count(*) DESC`.
 *
 * @returns undefined if there's no such column
 */
export function byName(keys: string, columns: string[]): string | undefined {
  const all = itemsOf(keys).map((key) => {
    const [, position, rest = ''] = /^(\d+)\b(.*)$/s.exec(key) ?? [];
    if (!position) return key;
    const column = columns[Number(position) - 1];
    const [, code, label, bare] = named.exec(column ?? '') ?? [];
    return code && !code.endsWith('*') ? `${label ?? bare ?? code}${rest}` : undefined;
  });
  return all.includes(undefined) ? undefined : all.join(', ');
}

/** Joins the columns of a result. Groups that aren't a column yet come first. */
export function returned(columns: string[], groups: string[] = []): string {
  const written = columns.map(columnOf);
  const codes = written.map((column) => column.replace(/\s+AS\s+\S+$/i, ''));
  const labels = written.map((column) => /\s+AS\s+(\S+)$/i.exec(column)?.[1]);
  const known = codes.map(plain);
  const missing = groups.filter(
    (group) => !known.includes(plain(group)) && !labels.includes(group),
  );
  const isGrouped = groups.length > 0 && !codes.some(isAggregateColumn);
  return `RETURN ${isGrouped ? 'DISTINCT ' : ''}${[...missing, ...written].join(', ')}`;
}

/** Turns sort keys of other languages into BQL's: `-riskScore` into `riskScore DESC`. */
export const sortKeysOf = (list: string, direction = ''): string =>
  itemsOf(list.replace(/\bNULLS\s+(?:FIRST|LAST)\b/gi, ''))
    .map((key) => {
      const bare = key.replace(/^[+-]\s*/, '').trim();
      if (key.startsWith('-')) return `${bare} DESC`;
      return direction && !/\b(?:ASC|DESC)$/i.test(bare) ? `${bare} ${direction}` : bare;
    })
    .join(', ');
