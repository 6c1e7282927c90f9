import type {Advised} from '../../bql/advice/advise';
import {bindQuery} from '../../bql/bind/bind';
import {faultsOfQuery} from '../../bql/check';
import {completionsAt} from '../../bql/complete/complete';
import type {Completions} from '../../bql/complete/completion';
import {type Diagnosis, diagnoseEmpty, diagnoseRows} from '../../bql/diagnose/diagnose';
import {knownRecordsOf} from '../../bql/evaluate/known-records';
import type {QueryResult, TracedResult} from '../../bql/evaluate/result';
import {type Cell, isRecord} from '../../bql/evaluate/row';
import type {Dataset} from '../../bql/evaluate/values';
import type {Explanation} from '../../bql/explain/explain';
import {nameOnly} from '../../bql/explore/name-only';
import {type Origin, originsOf} from '../../bql/explore/origins';
import {detailsOf, type RecordDetails} from '../../bql/explore/record';
import {type Walked, walkedBy} from '../../bql/explore/walked';
import {formatQuery} from '../../bql/format/query';
import type {Verdict} from '../../bql/judge/judge';
import {type QueryAnswer, runQuery} from '../../bql/run';
import {describeModel, type SchemaGroup, searchSchema} from '../../bql/schema/browse';
import {type Help, helpAt} from '../../bql/schema/help';
import {type AttributeValues, valuesOf} from '../../bql/schema/values';
import type {Fault} from '../../bql/syntax/fault';
import {parseQuery} from '../../bql/syntax/parse';
import {type ApiOperation, operationOfQuery} from '../graphql/operation-of-query';
import type {ApiOperations} from '../graphql/operations';
import {type ExportFormat, exported} from './export';
import {partNotLoaded} from './not-loaded';
import {inOrder, type Order} from './order';

/** The most rows that are sent to a page. */
export const maxRows = 1000;

/** What a page gets of a result's rows. */
export interface SentRows {
  /** At most {@link maxRows} rows. Records contain only their names. */
  rows: Cell[][];
  /** If the rows show no records: the records that each row was made from. */
  origins?: Origin[][];
}

/** The outcome of a query for a page: its faults and, if there's no error, a result. */
export interface Run {
  faults: Fault[];
  result?: QueryResult &
    SentRows & {
      /** The number of rows that the query returns, including the ones not sent. */
      returned: number;
    };
  /** The time that the query took. */
  milliseconds: number;
}

/** The engine's operations, on queries and on GraphQL. None of them throws, whatever the reader wrote. */
export interface Operations extends ApiOperations {
  /** Starts loading the descriptions, so that what shows them also works without a connection later. */
  prepare(): void;
  /** Starts loading what compares results, so that exercises also work without a connection later. */
  prepareJudge(): void;
  run(text: string): Run;
  check(text: string, advised?: Advised): Fault[];
  /** Returns completions for an offset in the query, or `undefined` if there are none. */
  complete(text: string, offset: number): Completions | undefined;
  /** Returns the attributes and verbs of a model. */
  describe(typeName: string): SchemaGroup[] | Promise<SchemaGroup[]>;
  /** Returns what the records of some models have in an attribute, or `undefined` if they don't have it. */
  values(models: string[], attribute: string): AttributeValues | undefined;
  /** Returns the models, attributes, and verbs with a text in their names or meanings. */
  search(text: string): SchemaGroup[] | Promise<SchemaGroup[]>;
  /** Returns what the word at an offset of the query means, or `undefined` if there's no word. */
  help(text: string, offset: number): Help | undefined | Promise<Help | undefined>;
  /** Returns the first {@link maxRows} rows of the query in another order of all its rows. */
  sort(text: string, order: Order): SentRows;
  /** Returns all rows of the query in an order, for a chart of more rows than a page has. */
  rows(text: string, order: Order): Cell[][];
  /** Writes all rows of the query as text for other programs. */
  export(text: string, format: ExportFormat, order: Order): string;
  /** Says why a query without errors returns nothing, or more rows than records. */
  diagnose(text: string): Diagnosis;
  /** Writes the query as an operation of the platform's API, or says why the API can't take it. */
  operation(text: string): ApiOperation | {reason: string};
  /** Explains the query in English, or returns `undefined` if it has an error. */
  explain(text: string): Promise<Explanation | undefined>;
  /** Formats the query, or returns `undefined` if it can't be parsed. */
  format(text: string): string | undefined;
  /** Returns the records on the paths behind the query's result, or a message for readers. */
  walk(text: string): Walked | {failure: string};
  /** Returns the attributes and related records of the record with an ID, or `undefined`. */
  record(id: string): RecordDetails | undefined;
  /** Compares what the query finds with what an answer finds, or returns `undefined` if it has an error. */
  judge(text: string, answer: string): Promise<Verdict | undefined>;
}

/** Returns the operations on one graph of records, without GraphQL's, which are loaded on their first use. */
export function operationsOn(dataset: Dataset): Omit<Operations, keyof ApiOperations> {
  let last: {text: string; answer: QueryAnswer} | undefined;
  function answerTo(text: string): QueryAnswer {
    const answer = runQuery(text, dataset);
    last = {text, answer};
    return answer;
  }
  /** Returns all rows of a query. If another one has run since then, the query runs again. */
  function resultOf(text: string): TracedResult {
    const {result} = last?.text === text ? last.answer : answerTo(text);
    return result ?? {columns: [], rows: [], paths: [], total: 0};
  }
  /** Returns what a page gets of rows of the query's result. */
  function sent(text: string, result: TracedResult, rows = result.rows): SentRows {
    const shown = rows.slice(0, maxRows);
    const originsOfRow = originsOf(text, result, dataset.udm);
    return {
      rows: shown.map((cells) => cells.map(named)),
      ...(originsOfRow && {origins: shown.map(originsOfRow)}),
    };
  }
  return {
    prepare() {
      // If they can't be loaded now, the reader's first use tries again.
      loadExplain().catch(() => {});
    },
    prepareJudge() {
      loadJudge().catch(() => {});
    },
    run(text) {
      const start = performance.now();
      const {faults, result} = answerTo(text);
      const milliseconds = performance.now() - start;
      if (!result) return {faults, milliseconds};
      const {columns, total} = result;
      const returned = result.rows.length;
      return {faults, result: {columns, total, returned, ...sent(text, result)}, milliseconds};
    },
    sort(text, order) {
      const result = resultOf(text);
      return sent(text, result, inOrder(result.rows, result.columns, order));
    },
    rows(text, order) {
      const {columns, rows} = resultOf(text);
      return inOrder(rows, columns, order).map((cells) => cells.map(named));
    },
    export(text, format, order) {
      const {columns, rows} = resultOf(text);
      return exported(format, columns, inOrder(rows, columns, order));
    },
    diagnose: (text) =>
      resultOf(text).total === 0 ? diagnoseEmpty(text, dataset) : diagnoseRows(text, dataset),
    check: (text, advised) =>
      faultsOfQuery(text, dataset.udm, {
        ...advised,
        now: dataset.graph.now,
        records: knownRecordsOf(dataset),
      }),
    operation: (text) => operationOfQuery(text, dataset.udm),
    async explain(text) {
      const {explainQuery} = await loadExplain();
      const {value} = parseQuery(text);
      if (!value || faultsOfQuery(text, dataset.udm).some(({severity}) => severity === 'error'))
        return undefined;
      return explainQuery(bindQuery(value, dataset.udm));
    },
    describe: (typeName) => describeModel(typeName, dataset),
    values: (models, attribute) => valuesOf(models, attribute, dataset),
    search: (text) => searchSchema(text, dataset),
    help: (text, offset) => helpAt(text, offset, dataset),
    judge: async (text, answer) => (await loadJudge()).judge(text, answer, dataset),
    complete: (text, offset) => completionsAt(text, offset, dataset),
    format(text) {
      const {value} = parseQuery(text);
      return value && formatQuery(value);
    },
    walk: (text) => walkedBy(text, dataset),
    record: (id) => detailsOf(id, dataset),
  };
}

// Few readers need these, so their code is loaded with the first use.
const loadExplain = () =>
  import(/* webpackChunkName: "explain-query" */ '../../bql/explain/explain').catch(partNotLoaded);
const loadJudge = () =>
  import(/* webpackChunkName: "judge-query" */ '../../bql/judge/judge').catch(partNotLoaded);

/** Reduces a cell's records to their names. */
function named(cell: Cell): Cell {
  if (isRecord(cell)) return nameOnly(cell);
  if (Array.isArray(cell) && cell.some(isRecord)) return cell.filter(isRecord).map(nameOnly);
  return cell;
}
