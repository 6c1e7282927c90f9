import {byName, returned, sortKeysOf} from './columns';
import {testedGroups} from './having';
import {clausesOf, inDoubleQuotes, itemsOf} from './parts';
import {selectedPath} from './select-path';

const words = String.raw`SELECT|FROM|(?:(?:LEFT|RIGHT|INNER|FULL|CROSS|NATURAL|SEMI|ANTI|OUTER)\s+){0,3}JOIN|WHERE|GROUP\s+BY|HAVING|ORDER\s+BY|LIMIT|OFFSET|FETCH|UNION(?:\s+ALL)?`;

/** `FIND name, os FROM Host` means the same. */
const columnsFirst =
  /^(?:FIND|GET|SHOW|LIST)\s+(?!(?:ALL|EVERY|FROM)\b)(?=(?:DISTINCT\s+)?[a-z][\s\S]*\sFROM\s+\w)/;

/**
 * Translates `SELECT name FROM Host h WHERE …` of SQL. What's inside the clauses stays, apart from its quotes.
 *
 * @returns undefined if a part isn't clear, such as a query inside it
 */
export function translatedSelect(text: string): string | undefined {
  const query = inDoubleQuotes(text.trim().replace(/;\s*$/, '')).replace(columnsFirst, 'SELECT ');
  if (!/^SELECT\b/i.test(query) || /\(\s*SELECT\b|\)\s*OVER\s*\(/i.test(query)) return undefined;
  const clauses = clausesOf(query, words);
  const bodyOf = (word: string) => clauses.find((clause) => clause.word === word)?.body;
  const joins = clauses.filter(({word}) => word.endsWith('JOIN'));
  const once = clauses.filter((clause) => !joins.includes(clause)).map(({word}) => word);
  const isClear =
    new Set(once).size === once.length && !once.some((word) => /UNION|FETCH/.test(word));
  const path = selectedPath(bodyOf('FROM') ?? '', joins, bodyOf('WHERE') ?? '');
  if (!isClear || !path) return undefined;
  const list = listOf(bodyOf('SELECT') ?? '');
  const groups = byName(bodyOf('GROUP BY') ?? '', list.items);
  const keys = byName(bodyOf('ORDER BY') ?? '', list.items);
  const columns = groups === undefined ? undefined : columnsOf(list, groups, path.sources);
  const having = bodyOf('HAVING');
  const result = having ? testedGroups(`${columns} HAVING ${having}`, path.sources) : columns;
  if (columns === undefined || keys === undefined || result === undefined) return undefined;
  const limit = bodyOf('LIMIT') ?? list.limit;
  const parts = [
    path.code,
    result,
    keys && `ORDER BY ${sortKeysOf(keys)}`,
    bodyOf('OFFSET') && `SKIP ${/\d+/.exec(bodyOf('OFFSET') ?? '')?.[0]}`,
    limit && `LIMIT ${limit}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** What's between SELECT and FROM. */
interface List {
  isDistinct: boolean;
  limit?: string;
  items: string[];
}

function listOf(written: string): List {
  const [, distinct, limit, rest = ''] =
    /^(DISTINCT\s+)?(?:TOP\s*\(?\s*(\d+)\s*\)?\s+)?([\s\S]*)$/i.exec(written) ?? [];
  return {isDistinct: distinct !== undefined, limit, items: itemsOf(rest)};
}

/**
 * Writes RETURN. Without it, a query shows the usual columns of its first records.
 *
 * @param sources the aliases of the models, or else their names
 * @returns undefined if a star is among other columns, or among groups
 */
function columnsOf(
  {items, isDistinct}: List,
  groups: string,
  sources: string[],
): string | undefined {
  const [first = ''] = items;
  const isAlone = items.length === 1 && groups === '';
  const isAll = isAlone && first === '*';
  if ((isAll && sources.length === 1) || (isAlone && first === `${sources[0]}.*`)) return '';
  const columns = isAll ? sources : items.map((item) => item.replace(/^(\w+)\.\*$/, '$1'));
  if (columns.includes('*')) return undefined;
  const code = returned(columns, itemsOf(groups));
  return isDistinct ? code.replace(/^RETURN (?!DISTINCT)/, 'RETURN DISTINCT ') : code;
}
