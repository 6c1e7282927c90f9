import type {BoundProjection} from '../bind/bind';
import {labelOf} from '../expressions';
import {stepsOf} from '../overrun';
import type {Expression, Item, Projection, Query, SortKey} from '../syntax/ast';
import {predicateOf} from './condition';
import {defaultColumns} from './default-columns';
import {evaluatorOf, type Surroundings} from './expression';
import {type ProjectedRow, project} from './project';
import type {Cell, Row} from './row';
import {ranksAt} from './sort';
import {type Sorter, sortRows} from './sort-rows';

/** A column of a result. */
export interface Column {
  label: string;
  /** Where it holds a choice that has ranks, such as a rating: its names, the highest first. */
  ranks?: string[];
}

/** What a query gives. */
export interface QueryResult {
  columns: Column[];
  rows: Cell[][];
  /** How many rows there are without SKIP and LIMIT. */
  total: number;
}

/** Without RETURN: the records of FIND, with the columns of a list. */
export function recordsResult(query: Query, rows: Row[], around: Surroundings): QueryResult {
  const models = query.find.models.map(({text}) => text);
  const names = defaultColumns(models, around.udm);
  const items: Expression[] = names.map((text) => ({
    kind: 'path',
    start: 0,
    end: 0,
    names: [{text, start: 0, end: 0}],
  }));
  const evaluators = items.map((item) => evaluatorOf(item, around));
  const projected = rows.map((from) => ({
    cells: [from.records[0] ?? null, ...evaluators.map((each) => each(from))] as Cell[],
    from,
  }));
  const columns = [
    {label: models.join('|')},
    ...items.map((item) => columnOf({expression: item}, around)),
  ];
  return page(query, columns, sortRows(projected, sortersOf(query.orderBy, [], around)));
}

export function projectedResult(
  query: Query,
  projection: Projection,
  rows: readonly Row[],
  around: Surroundings,
): QueryResult {
  const projected = project(rows, projection, around);
  const columns = projection.items.map((item) => columnOf(item, around));
  return page(
    query,
    columns,
    sortRows(projected, sortersOf(query.orderBy, projection.items, around)),
  );
}

function page({skip = 0, limit}: Query, columns: Column[], rows: ProjectedRow[]): QueryResult {
  const end = limit === undefined ? undefined : skip + limit;
  return {columns, rows: rows.slice(skip, end).map(({cells}) => cells), total: rows.length};
}

function columnOf(
  {expression, label}: Pick<Item, 'expression' | 'label'>,
  around: Surroundings,
): Column {
  return {label: label?.text ?? labelOf(expression), ranks: ranksAt(expression, around)};
}

/** A key is a column by its label or its text, or anything that the row was made from. */
function sortersOf(keys: SortKey[], items: Item[], around: Surroundings): Sorter<ProjectedRow>[] {
  return keys.map(({expression, descending}) => {
    const asked = expression.kind === 'literal' ? String(expression.value) : labelOf(expression);
    const column = items.findIndex(
      (item) => item.label?.text === asked || labelOf(item.expression) === asked,
    );
    const evaluate = evaluatorOf(expression, around);
    return {
      read: ({cells, from}) => (column < 0 ? evaluate(from) : (cells[column] ?? null)),
      ranks: ranksAt(items[column]?.expression ?? expression, around),
      descending,
    };
  });
}

/** The rows that a WITH gives to what follows. */
export function passOn(
  rows: readonly Row[],
  projection: BoundProjection,
  around: Surroundings,
): Row[] {
  const {scope, where, after} = projection;
  const passed = project(rows, projection, {...around, scope}).map(
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
  around.budget?.step(passed.length * stepsOf(where));
  return passed.filter(predicateOf(where, after, around));
}
