import {bindQuery} from '../../bql/bind/bind';
import {faultsOfQuery} from '../../bql/check';
import {completionsAt} from '../../bql/complete/complete';
import type {Completions} from '../../bql/complete/completion';
import type {QueryResult} from '../../bql/evaluate/result';
import {type Cell, isRecord} from '../../bql/evaluate/row';
import {type Dataset, displayName} from '../../bql/evaluate/values';
import {type Explanation, explainQuery} from '../../bql/explain/explain';
import {formatQuery} from '../../bql/format/query';
import type {GraphRecord} from '../../bql/graph';
import {runQuery} from '../../bql/run';
import type {Fault} from '../../bql/syntax/fault';
import {parseQuery} from '../../bql/syntax/parse';

/** More rows than this aren't sent to a page. */
export const maxRows = 1000;

/** What running a query gives a page: faults, and a result where there is no error. */
export interface Run {
  faults: Fault[];
  /** At most {@link maxRows} rows; of a record, only its name. */
  result?: QueryResult & {
    /** How many rows the query returns, sent or not. */
    returned: number;
  };
  /** How long it took. */
  milliseconds: number;
}

/** What the engine does with a query. None of these throws for what a reader wrote. */
export interface Operations {
  run(text: string): Run;
  check(text: string): Fault[];
  /** What can stand at an offset of the query, or `undefined` where nothing can be offered. */
  complete(text: string, offset: number): Completions | undefined;
  /** What the query finds, in English, or `undefined` where it has an error. */
  explain(text: string): Explanation | undefined;
  /** The query in the house style, or `undefined` where it can't be read. */
  format(text: string): string | undefined;
}

/** The operations on one graph of records. */
export function operationsOn(dataset: Dataset): Operations {
  return {
    run(text) {
      const start = performance.now();
      const {faults, result} = runQuery(text, dataset);
      const milliseconds = performance.now() - start;
      return {faults, result: result && shortened(result), milliseconds};
    },
    check: (text) => faultsOfQuery(text, dataset.udm),
    explain(text) {
      const {value} = parseQuery(text);
      if (!value || faultsOfQuery(text, dataset.udm).some(({severity}) => severity === 'error'))
        return undefined;
      return explainQuery(bindQuery(value, dataset.udm));
    },
    complete: (text, offset) => completionsAt(text, offset, dataset),
    format(text) {
      const {value} = parseQuery(text);
      return value && formatQuery(value);
    },
  };
}

function shortened({columns, rows, total}: QueryResult): Run['result'] {
  const sent = rows.slice(0, maxRows).map((cells) => cells.map(named));
  return {columns, rows: sent, total, returned: rows.length};
}

/** A cell whose records are left with their names. */
function named(cell: Cell): Cell {
  if (isRecord(cell)) return nameOnly(cell);
  if (Array.isArray(cell) && cell.some(isRecord)) return cell.filter(isRecord).map(nameOnly);
  return cell;
}

const nameOnly = (record: GraphRecord): GraphRecord => ({
  id: record.id,
  typeName: record.typeName,
  displayName: displayName(record),
});
