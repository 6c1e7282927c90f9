import {columnOf} from './columns';
import {itemsOf} from './parts';

/**
 * Turns `RETURN h.os, count(*) HAVING count(*) > 5` into a WITH, its WHERE, and a RETURN.
 *
 * @returns undefined if a column has no obvious name
 */
export function testedGroups(written: string): string | undefined {
  const [, list = '', having = '', rest = ''] =
    /^RETURN\s+([\s\S]*?)\s*\bHAVING\s+([\s\S]*?)(\s+(?:ORDER\s+BY|SKIP|LIMIT)\b[\s\S]*)?$/i.exec(
      written,
    ) ?? [];
  const columns = itemsOf(list).map(columnOf).map(readColumn);
  const names = columns.map(({name}) => name);
  if (names.includes(undefined) || new Set(names).size < names.length) return undefined;
  const [tested, ...others] = [...new Set(replaced(having, columns).match(call) ?? [])];
  if (others.length > 0) return undefined;
  const all = tested ? [...columns, {code: tested, name: 'n'}] : columns;
  const items = all.map(({code, name}) => (code === name ? code : `${code} AS ${name}`));
  return `WITH ${items.join(', ')} WHERE ${replaced(having, all)} RETURN ${names.join(', ')}${replaced(rest, all)}`;
}

const call = /\b(?:count|sum|avg|min|max)\s*\([^()]*\)/gi;

interface Column {
  code: string;
  name?: string;
}

/** A path is named after its attribute, and a call after its function. */
function readColumn(column: string): Column {
  const [, code = column, label] = /^([\s\S]*?)\s+AS\s+(\w+)$/i.exec(column) ?? [];
  const [, path, name] = /^(?:\w+\.)*(\w+)$|^(\w+)\s*\(/.exec(code) ?? [];
  return {code, name: label ?? path ?? name?.toLowerCase()};
}

/** Replaces columns by their names. Case and white space in calls don't count. */
function replaced(text: string, columns: Column[]): string {
  return columns.reduce((all, {code, name}) => {
    const pattern = code.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*');
    return all.replace(new RegExp(`(?<![\\w.])${pattern}(?![\\w.(])`, 'gi'), name ?? code);
  }, text);
}
