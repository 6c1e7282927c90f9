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

/** Joins the columns of a result. Groups that aren't a column yet come first. */
export function returned(columns: string[], groups: string[] = []): string {
  const written = columns.map(columnOf);
  const codes = written.map((column) => column.replace(/\s+AS\s+\S+$/i, ''));
  const labels = written.map((column) => /\s+AS\s+(\S+)$/i.exec(column)?.[1]);
  const missing = groups.filter((group) => !codes.includes(group) && !labels.includes(group));
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
