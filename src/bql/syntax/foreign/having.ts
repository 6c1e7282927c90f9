import {columnOf, isAggregateColumn} from './columns';
import {clausesOf, itemsOf} from './parts';

/** A column of RETURN or WITH. */
interface Column {
  code: string;
  /** Its name after WITH. Undefined if none is obvious. */
  name?: string;
  /** The heading of a column whose name after WITH must be another one. */
  heading?: string;
}

/**
 * Turns `RETURN h.os, count(*) HAVING count(*) > 5` into a WITH, its WHERE, and a RETURN. What's counted without a
 * RETURN before it belongs to a record: `HAVING count(v) > 5 RETURN h.name`.
 *
 * @param written the clauses, of which HAVING is one
 * @param aliases the aliases of the models before them
 * @returns undefined if a column has no obvious name
 */
export function testedGroups(written: string, aliases: string[] = []): string | undefined {
  const clauses = clausesOf(
    written,
    String.raw`RETURN|GROUP\s+BY|HAVING|WHERE|ORDER\s+BY|SKIP|LIMIT`,
  );
  const bodyOf = (word: string) => clauses.find((clause) => clause.word === word)?.body ?? '';
  const having = bodyOf('HAVING') || bodyOf('WHERE');
  const returned = itemsOf(bodyOf('RETURN')).map(columnOf).map(readColumn);
  const groups = itemsOf(bodyOf('GROUP BY')).map(readColumn);
  const isTestedFirst = /^(?:HAVING|WHERE)$/.test(clauses[0]?.word ?? '');
  const columns = isTestedFirst
    ? groupOf(returned, having, aliases)
    : [
        ...groups.filter(
          ({code}) => !returned.some((column) => [column.code, column.name].includes(code)),
        ),
        ...returned,
      ];
  const names = columns.map(({name}) => name);
  if (names.includes(undefined) || new Set(names).size < names.length) return undefined;
  const [tested, ...others] = [...new Set(replaced(having, columns).match(call) ?? [])];
  if (others.length > 0 || columns.length === 0) return undefined;
  const free = ['n', 'count', 'total'].find((name) => !names.includes(name)) ?? 'n2';
  const all = tested ? [...columns, {code: tested, name: free}] : columns;
  if (!all.some(({code}) => isAggregateColumn(code))) return undefined;
  const result = isTestedFirst
    ? replaced(bodyOf('RETURN'), all) || all.map(({name}) => name).join(', ')
    : columns.map(({name, heading}) => (heading ? `${name} AS ${heading}` : name)).join(', ');
  const rest = ['ORDER BY', 'SKIP', 'LIMIT'].flatMap((word) =>
    bodyOf(word) ? ` ${word} ${replaced(bodyOf(word), all)}` : [],
  );
  return `${passedOn(all, aliases)} WHERE ${replaced(having, all)} RETURN ${result}${rest.join('')}`;
}

/** Returns a WITH for some columns. An alias is passed on as it is, and a value needs a name. */
export function passedOn(columns: readonly Pick<Column, 'code' | 'name'>[], aliases: string[]) {
  const items = columns.map(({code, name}) =>
    aliases.includes(code) ? code : `${code} AS ${name}`,
  );
  return `WITH ${items.join(', ')}`;
}

const call = /\b(?:count|sum|avg|min|max)\s*\([^()]*\)/gi;

/** Returns the columns to group by: the record whose attributes are shown, or else the first one that isn't counted. */
function groupOf(returned: Column[], having: string, aliases: string[]): Column[] {
  const [, counted] = /\(\s*(?:DISTINCT\s+)?(\w+)/i.exec(having) ?? [];
  const shown = returned.flatMap(({code}) => /^(\w+)(?:\.\w+)*$/.exec(code)?.[1] ?? []);
  const group = [...shown, ...aliases].find(
    (alias) => alias !== counted && aliases.includes(alias),
  );
  return group ? [{code: group, name: group}] : [];
}

/** A path is named after its attribute, and a call after its function. A heading of several words is joined. */
function readColumn(column: string): Column {
  const [, code = column, label] = /^([\s\S]*?)\s+AS\s+(\w+|"[^"]*")$/i.exec(column) ?? [];
  if (label?.startsWith('"')) {
    const name = label
      .slice(1, -1)
      .replace(/^\W+|\W+$/g, '')
      .replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase());
    return {
      code,
      name: name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
      heading: label,
    };
  }
  const [, path, name] = /^(?:\w+\.)*(\w+)$|^(\w+)\s*\(/.exec(code) ?? [];
  return {code, name: label ?? path ?? name?.toLowerCase()};
}

/** Replaces columns by their names. Case and white space in calls don't count. */
function replaced(text: string, columns: Column[]): string {
  return columns.reduce((all, {code, name, heading}) => {
    const pattern = code.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*');
    const named = heading ? all.replaceAll(heading, name ?? heading) : all;
    return named.replace(new RegExp(`(?<![\\w.])${pattern}(?![\\w.(])`, 'gi'), name ?? code);
  }, text);
}
