import {counted} from '../../base/collections';
import type {QueryResult} from '../evaluate/result';
import {type Cell, isRecord} from '../evaluate/row';
import {displayName} from '../evaluate/values';

type Result = Pick<QueryResult, 'columns' | 'rows'>;

/** How a result differs from the answer. Rows contain only the columns that both have, in the answer's order. */
export interface Difference {
  /** Labels of the columns that both have, as the answer names them. */
  columns: string[];
  /** Labels of the answer's columns without a counterpart, and of the result's columns without one. */
  missingColumns: string[];
  extraColumns: string[];
  /** Every row of the answer, and how many of its rows the result has, counting a repeated row once. */
  answer: Cell[][];
  shared: Cell[][];
  /** The answer's rows that the result doesn't have, and the result's rows that the answer doesn't have. */
  missing: Cell[][];
  extra: Cell[][];
  /** Rows that both have, but not equally often. */
  repeated: {row: Cell[]; times: number; expected: number}[];
  /** The first row that is at another place, if the order matters and the rows are right. */
  misplaced?: {index: number; row: Cell[]; expected: Cell[]};
}

/**
 * Compares a result with an answer as sets of rows. Columns are matched by their values, whatever their labels and
 * order.
 *
 * @param ordered whether the order of the rows matters
 */
export function compareResults(result: Result, answer: Result, ordered: boolean): Difference {
  const pairs = matchColumns(result, answer);
  const mine = result.rows.map((row) => pairs.map(({from}) => row[from] ?? null));
  const wanted = answer.rows.map((row) => pairs.map(({to}) => row[to] ?? null));
  const keyOf = (row: Cell[]) =>
    JSON.stringify(row.map((cell, index) => keyOfCell(cell, pairs[index]?.byId ?? false)));
  const [mineByKey, wantedByKey] = [mine, wanted].map(
    (rows) => new Map(rows.map((row) => [keyOf(row), row])),
  ) as [Map<string, Cell[]>, Map<string, Cell[]>];
  const [times, expected] = [mine, wanted].map((rows) => counted(rows.map(keyOf))) as [
    Map<string, number>,
    Map<string, number>,
  ];
  const shared = [...wantedByKey].filter(([key]) => mineByKey.has(key));
  const difference: Difference = {
    columns: pairs.map(({to}) => answer.columns[to]?.label ?? ''),
    missingColumns: labelsWithout(
      answer,
      pairs.map(({to}) => to),
    ),
    extraColumns: labelsWithout(
      result,
      pairs.map(({from}) => from),
    ),
    answer: wanted,
    shared: shared.map(([, row]) => row),
    missing: [...wantedByKey].filter(([key]) => !mineByKey.has(key)).map(([, row]) => row),
    extra: [...mineByKey].filter(([key]) => !wantedByKey.has(key)).map(([, row]) => row),
    repeated: shared
      .map(([key, row]) => ({
        row,
        times: times.get(key) ?? 0,
        expected: expected.get(key) ?? 0,
      }))
      .filter(({times: found, expected: asked}) => found !== asked),
  };
  const isSame = [difference.missing, difference.extra, difference.repeated].every(
    ({length}) => length === 0,
  );
  const index = mine.findIndex((row, at) => keyOf(row) !== keyOf(wanted[at] ?? []));
  if (!ordered || !isSame || index < 0) return difference;
  return {
    ...difference,
    misplaced: {index, row: mine[index] ?? [], expected: wanted[index] ?? []},
  };
}

const labelsWithout = ({columns}: Result, used: number[]) =>
  columns.filter((_, index) => !used.includes(index)).map(({label}) => label);

/** A column of a result that stands for a column of the answer. */
interface ColumnPair {
  from: number;
  to: number;
  /** Whether both contain records. Otherwise, a record counts as its name. */
  byId: boolean;
}

/** Matches as many columns as possible: those with the most values in common first, then those at the same place. */
function matchColumns(result: Result, answer: Result): ColumnPair[] {
  const candidates = answer.columns.flatMap((_to, to) =>
    result.columns.map((_from, from) => {
      const [mine, wanted] = [columnAt(result, from), columnAt(answer, to)];
      const byId = mine.every(isRecordOrNull) && wanted.every(isRecordOrNull);
      return {from, to, byId, likeness: likeness(mine, wanted, byId)};
    }),
  );
  candidates.sort(
    (a, b) => b.likeness - a.likeness || Math.abs(a.from - a.to) - Math.abs(b.from - b.to),
  );
  const pairs: ColumnPair[] = [];
  for (const candidate of candidates) {
    if (pairs.every(({from, to}) => from !== candidate.from && to !== candidate.to))
      pairs.push(candidate);
  }
  return pairs.toSorted((a, b) => a.to - b.to);
}

const columnAt = ({rows}: Result, index: number): Cell[] => rows.map((row) => row[index] ?? null);

const isRecordOrNull = (cell: Cell) => cell === null || isRecord(cell);

/** The number of values that two columns have in common. Columns of the same type are more alike than others. */
function likeness(mine: Cell[], wanted: Cell[], byId: boolean): number {
  const counts = counted(mine.map((cell) => JSON.stringify(keyOfCell(cell, byId))));
  let common = 0;
  for (const cell of wanted) {
    const key = JSON.stringify(keyOfCell(cell, byId));
    const left = counts.get(key) ?? 0;
    if (left > 0) common += 1;
    counts.set(key, left - 1);
  }
  return common + (typeof mine[0] === typeof wanted[0] ? 0.5 : 0);
}

/** Two cells are equal if readers can't tell them apart: numbers are shown with two decimals, and lists in any order. */
function keyOfCell(cell: Cell, byId: boolean): unknown {
  if (isRecord(cell)) return byId ? cell.id : displayName(cell);
  if (Array.isArray(cell)) return cell.map((each) => keyOfCell(each, byId)).toSorted();
  return typeof cell === 'number' ? Number(cell.toFixed(2)) : cell;
}
