import type {BoundProjection} from '../bind/bind';
import {askedLabelOf, labelOf} from '../expressions';
import {findFunction} from '../functions/find';
import {stepsOf} from '../overrun';
import type {Expression, Item, Projection, Query, SortKey} from '../syntax/ast';
import {predicateOf} from './condition';
import {defaultColumns} from './default-columns';
import {type EvaluationContext, evaluatorOf} from './expression';
import {type ProjectedRow, project} from './project';
import type {Cell, Row} from './row';
import {ranksAt} from './sort';
import {type Sorter, sortRows} from './sort-rows';
import {unitAt} from './unit';

/** A column of a result. */
export interface Column {
  label: string;
  /** If it contains a ranked choice, such as a rating: the names, highest first. */
  ranks?: string[];
  /** If the data model names one: the unit of its numbers, such as "days". */
  unit?: string;
  /** Whether its numbers can be added up over the rows: each counts or sums other paths. */
  adds?: true;
}

/** The result of a query. */
export interface QueryResult {
  columns: Column[];
  rows: Cell[][];
  /** The number of rows before SKIP and LIMIT. */
  total: number;
}

/** A result that knows where its rows come from. */
export interface TracedResult extends QueryResult {
  /** The path that each row was made from; for a group and for DISTINCT, the first of its paths. */
  paths: Row[];
}

/** Returns the result of a query without RETURN: its FIND records, with default columns. */
export function recordsResult(query: Query, rows: Row[], context: EvaluationContext): TracedResult {
  const models = query.find.models.map(({text}) => text);
  const names = defaultColumns(models, context.udm);
  const items: Expression[] = names.map((text) => ({
    kind: 'path',
    start: 0,
    end: 0,
    names: [{text, start: 0, end: 0}],
  }));
  const evaluators = items.map((item) => evaluatorOf(item, context));
  const projected = rows.map((from) => ({
    cells: [from.records[0] ?? null, ...evaluators.map((each) => each(from))] as Cell[],
    from,
  }));
  const columns = [
    {label: models.join('|')},
    ...items.map((item) => columnOf({expression: item}, context)),
  ];
  return page(query, columns, sortRows(projected, sortersOf(query.orderBy, [], context)));
}

export function projectedResult(
  query: Query,
  projection: Projection,
  rows: readonly Row[],
  context: EvaluationContext,
): TracedResult {
  const projected = project(rows, projection, context);
  const columns = projection.items.map((item) => columnOf(item, context));
  return page(
    query,
    columns,
    sortRows(projected, sortersOf(query.orderBy, projection.items, context)),
  );
}

function page({skip = 0, limit}: Query, columns: Column[], rows: ProjectedRow[]): TracedResult {
  const end = limit === undefined ? undefined : skip + limit;
  const paged = rows.slice(skip, end);
  return {
    columns,
    rows: paged.map(({cells}) => cells),
    paths: paged.map(({from}) => from),
    total: rows.length,
  };
}

function columnOf(
  {expression, label}: Pick<Item, 'expression' | 'label'>,
  context: EvaluationContext,
): Column {
  return {
    label: label?.text ?? labelOf(expression),
    ranks: ranksAt(expression, context),
    unit: unitAt(expression, context.scope),
    ...(isCountOrSum(expression) && {adds: true}),
  };
}

/** With DISTINCT, what one group counts can also be in another. */
const isCountOrSum = (expression: Expression) =>
  expression.kind === 'call' &&
  !expression.distinct &&
  ['count', 'sum'].includes(findFunction(expression.name.text)?.name ?? '');

/** Each key is a column, named by its label or its text, or an expression on the row's source. */
function sortersOf(
  keys: SortKey[],
  items: Item[],
  context: EvaluationContext,
): Sorter<ProjectedRow>[] {
  return keys.map(({expression, descending}) => {
    const asked = askedLabelOf(expression);
    const column = items.findIndex(
      (item) => item.label?.text === asked || labelOf(item.expression) === asked,
    );
    const evaluate = evaluatorOf(expression, context);
    return {
      read: ({cells, from}) => (column < 0 ? evaluate(from) : (cells[column] ?? null)),
      ranks: ranksAt(items[column]?.expression ?? expression, context),
      descending,
    };
  });
}

/** Returns the rows that a WITH passes to later clauses. */
export function passOn(
  rows: readonly Row[],
  projection: BoundProjection,
  context: EvaluationContext,
): Row[] {
  const {scope, where, after} = projection;
  const passed = project(rows, projection, {...context, scope}).map(
    ({cells, from}): Row => ({
      records: from.records.map((record, index) => (after.sources[index] ? record : undefined)),
      computed: Object.fromEntries(
        projection.items.flatMap(({label}, index) =>
          label ? [[label.text, cells[index] ?? null]] : [],
        ),
      ),
    }),
  );
  if (!where) return passed;
  context.budget?.step(passed.length * stepsOf(where));
  return passed.filter(predicateOf(where, after, context));
}
