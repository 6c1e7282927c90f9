import type {Udm} from '../../product/udm/udm';
import {bindQuery} from '../bind/bind';
import type {TracedResult} from '../evaluate/result';
import {type Cell, isRecord} from '../evaluate/row';
import {isAggregate} from '../expressions';
import type {GraphRecord} from '../graph';
import type {Projection} from '../syntax/ast';
import {parseQuery} from '../syntax/parse';
import {nameOnly} from './name-only';

/** A record that a row was made from. */
export interface Origin {
  /** What the query calls it: its alias or, without one, its model. */
  alias: string;
  /** The record without its attributes. */
  record: GraphRecord;
}

/**
 * Returns a function that says which records a row of a result was made from: the record that the first column reads
 * comes first, and the others follow in the order of the query.
 *
 * @returns `undefined` if the rows show records themselves, or if a row can stand for several paths
 */
export function originsOf(
  text: string,
  {rows, paths}: TracedResult,
  udm: Udm,
): ((row: Cell[]) => Origin[]) | undefined {
  const {value} = parseQuery(text);
  if (!value?.return || isGrouped(value.return) || rows.some((cells) => cells.some(hasRecord)))
    return undefined;
  const {sources} = bindQuery(value, udm).result;
  const first = value.return.items[0]?.expression;
  const read = first?.kind === 'path' ? first.names[0]?.text : undefined;
  const pathOf = new Map(rows.map((cells, at) => [cells, paths[at]]));
  return (row) =>
    sources
      .flatMap((source, part): Origin[] => {
        const record = pathOf.get(row)?.records[part];
        if (!source || !record) return [];
        return [{alias: source.alias ?? source.models.join('|'), record: nameOnly(record)}];
      })
      .sort((a, b) => Number(b.alias === read) - Number(a.alias === read));
}

const isGrouped = ({distinct, items}: Projection) =>
  distinct || items.some(({expression}) => isAggregate(expression));

const hasRecord = (cell: Cell) => (Array.isArray(cell) ? cell.some(isRecord) : isRecord(cell));
