import type {Udm} from '../../../product/udm/udm';
import {compare, compareDates, fits} from '../../evaluate/compare';
import type {Graph, GraphRecord} from '../../graph';
import {ranksOf} from '../../ranks';
import type {
  Condition,
  Expression,
  Literal,
  Path,
  Query,
  Source,
  Step,
  Test,
} from '../../syntax/ast';

/** A record for each part of the query; null if OPTIONALLY or NOT left none. */
type Row = (GraphRecord | null)[];
type Scalar = string | number | boolean;

/**
 * Evaluates a query by brute force. It tries every record in every position, including as the record in between. It
 * follows the specification, and shares only the comparison of two values with the evaluator, which has its own tests.
 * It supports the part of the language that `queries.ts` generates.
 *
 * @returns the cells of each row, with records as IDs
 */
export function naiveRun(query: Query, graph: Graph, udm: Udm): unknown[][] {
  const all = udm.models.flatMap(({typeName}) => [...graph.recordsOf(typeName)]);
  const parts = [query.find, ...query.steps.map(({target}) => target)];
  const holds = (condition: Condition | undefined, row: Row): boolean => {
    if (!condition) return true;
    switch (condition.kind) {
      case 'and':
        return condition.conditions.every((each) => holds(each, row));
      case 'or':
        return condition.conditions.some((each) => holds(each, row));
      case 'not':
        return !holds(condition.condition, row);
      default:
        return passes(condition, row);
    }
  };
  const recordAt = ({names: [alias]}: Path, row: Row) =>
    row[parts.findIndex((part) => part.alias?.text === alias?.text)] ?? null;
  const valuesAt = (path: Path, row: Row): {values: Scalar[]; record: GraphRecord | null} => {
    const record = recordAt(path, row);
    const held = record?.[path.names[1]?.text ?? ''] ?? [];
    if (held === '') return {values: [], record};
    return {values: Array.isArray(held) ? held : [held as Scalar], record};
  };
  const passes = (test: Test, row: Row): boolean => {
    const {values, record} = valuesAt(test.left, row);
    const attribute = record && udm.attributeOf(record.typeName, test.left.names[1]?.text ?? '');
    const ranks = attribute ? ranksOf(attribute, udm) : undefined;
    const order = (value: Scalar, {value: written}: Literal) =>
      attribute?.type === 'dateTime'
        ? compareDates(String(value), String(written))
        : compare(value, written as Scalar, ranks);
    const some = (is: (value: Scalar) => boolean) =>
      values.some(is) !== ('negated' in test && test.negated);
    switch (test.kind) {
      case 'exists':
        return some(() => true);
      case 'comparison':
        return test.operator === '!='
          ? !values.some((value) => order(value, test.value) === 0)
          : some((value) => fits(order(value, test.value), test.operator));
      case 'list':
        return some((value) => test.values.some((literal) => order(value, literal) === 0));
      case 'text':
        return some((value) => String(value).includes(String(test.value.value)));
      default:
        throw new Error(`No query of the properties has ${test.kind}`);
    }
  };
  const isOf = ({models}: Source, {typeName}: GraphRecord) =>
    models.some(({text}) => udm.isA(typeName, text));
  const edges = all.flatMap((from) =>
    udm.relationshipsFrom(from.typeName).flatMap(({attribute, verb}) => {
      const held = from[attribute.name] ?? [];
      return (Array.isArray(held) ? held : [held]).map((to) => ({from: from.id, verb, to}));
    }),
  );
  const refers = (from: GraphRecord, to: GraphRecord, verb?: string) =>
    edges.some(
      (edge) => edge.from === from.id && edge.to === to.id && (verb ?? edge.verb) === edge.verb,
    );
  const joined = (a: GraphRecord, b: GraphRecord, {verb, direction}: Step) =>
    (direction !== 'in' && refers(a, b, verb?.text)) ||
    (direction !== 'out' && refers(b, a, verb?.text));
  const related = (a: GraphRecord, b: GraphRecord, step: Step) =>
    joined(a, b, step) ||
    (!step.verb && a !== b && all.some((mid) => joined(a, mid, step) && joined(mid, b, step)));
  const originOf = (step: Step, index: number) => {
    if (step.from) return parts.findIndex(({alias}) => alias?.text === step.from?.text);
    const before = query.steps.slice(0, index);
    return before.findLastIndex(({negated}) => !negated) + 1;
  };
  let rows: Row[] = all
    .filter((record) => isOf(query.find, record))
    .map((record) => [record])
    .filter((row) => holds(query.where, row));
  query.steps.forEach((step, index) => {
    rows = rows.flatMap((row) => {
      const origin = row[originOf(step, index)];
      const found = all
        .filter((record) => origin && isOf(step.target, record) && related(origin, record, step))
        .map((record) => [...row, record])
        .filter((next) => holds(step.where, next));
      if (step.negated) return found.length > 0 ? [] : [[...row, null]];
      return step.optional && found.length === 0 ? [[...row, null]] : found;
    });
  });
  if (!query.return)
    return [...new Set(rows.map(([record]) => [record?.id ?? null][0]))].map((id) => [id]);
  const cell = (expression: Expression, row: Row): unknown => {
    if (expression.kind !== 'path') throw new Error(`No column is ${expression.kind}`);
    if (expression.names.length === 1) return recordAt(expression, row)?.id ?? null;
    const {values, record} = valuesAt(expression, row);
    const attribute = record && udm.attributeOf(record.typeName, expression.names[1]?.text ?? '');
    return attribute?.multivalued && values.length > 0 ? values : (values[0] ?? null);
  };
  const {items, distinct} = query.return;
  const keys = items.filter(({expression}) => expression.kind !== 'call');
  const keyOf = (row: Row) => JSON.stringify(keys.map(({expression}) => cell(expression, row)));
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  if (keys.length === 0 && rows.length === 0) groups.set('', []);
  const isGrouped = keys.length < items.length;
  const results = (isGrouped ? [...groups.values()] : rows.map((row) => [row])).map((group) =>
    items.map(({expression}) => {
      if (expression.kind !== 'call') return cell(expression, group[0] ?? []);
      const [argument] = expression.arguments;
      const counted = group.map((row) => (argument ? cell(argument, row) : true));
      const present = counted.filter((each) => each !== null).map((each) => JSON.stringify(each));
      return expression.distinct ? new Set(present).size : present.length;
    }),
  );
  return distinct
    ? [...new Set(results.map((row) => JSON.stringify(row)))].map((row) => JSON.parse(row))
    : results;
}
