import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {ranksOf} from '../ranks';
import type {Comparison, Condition, ListTest, Path, Test, TextTest, TimeUnit} from '../syntax/ast';
import {compare, compareDates, fits} from './compare';
import {likeTest, regexTest} from './patterns';
import {isRecord, type Row} from './row';
import {isWithin} from './time';
import {type Dataset, displayName, type PathValues, recordsAt, valuesAt} from './values';

/** Whether a row passes. */
export type Predicate = (row: Row) => boolean;

type Reader = (row: Row) => PathValues;
type Scalar = string | number | boolean;

/**
 * Makes a function that returns whether a condition is true.
 *
 * There are only two outcomes, true and false. A missing value equals nothing and contains nothing, so a test of it
 * fails and the negated test passes. A test of a list passes if any of its values passes.
 *
 * @param condition a condition in which the checker found no fault
 */
export function predicateOf(condition: Condition, scope: Scope, dataset: Dataset): Predicate {
  switch (condition.kind) {
    case 'and': {
      const parts = condition.conditions.map((part) => predicateOf(part, scope, dataset));
      return (row) => parts.every((holds) => holds(row));
    }
    case 'or': {
      const parts = condition.conditions.map((part) => predicateOf(part, scope, dataset));
      return (row) => parts.some((holds) => holds(row));
    }
    case 'not': {
      const holds = predicateOf(condition.condition, scope, dataset);
      return (row) => !holds(row);
    }
    default: {
      const passes = testOf(condition, scope, dataset);
      const isNegated = 'negated' in condition && condition.negated;
      return (row) => passes(row) !== isNegated;
    }
  }
}

function testOf(test: Test, scope: Scope, dataset: Dataset): Predicate {
  if (test.kind === 'currentUser') return isCurrentUser(test.left, scope, dataset);
  const read = readerOf(test.left, scope, dataset);
  switch (test.kind) {
    case 'exists':
      return (row) => read(row).values.length > 0;
    case 'comparison':
      return (row) => isComparable(test, read(row));
    case 'text': {
      const fits = textTest(test);
      return (row) => read(row).values.some((value) => fits(String(value)));
    }
    case 'list':
      return (row) => isListed(test, read(row));
    case 'regex': {
      const fits = regexTest(String(test.pattern.value));
      return (row) => read(row).values.some((value) => fits(String(value)));
    }
    case 'time': {
      const {operator, amount, unit} = test;
      const {now} = dataset.graph;
      return (row) =>
        read(row).values.some((value) =>
          isWithin(String(value), operator, amount, unit as TimeUnit, now),
        );
    }
    case 'attribute': {
      const other = readerOf(test.right, scope, dataset);
      return (row) => {
        const left = read(row);
        const right = other(row);
        return left.values.some((a) =>
          right.values.some((b) => fits(compare(a, b, left.choices), test.operator)),
        );
      };
    }
  }
}

const nothing: PathValues = {values: [], isDate: false, isList: false};

/** Makes a function that returns the values at the end of a path. */
export function readerOf(path: Path, scope: Scope, dataset: Dataset): Reader {
  const target = scope.targetOf(path);
  if (isFault(target)) return () => nothing;
  if (target.kind === 'computed') {
    const {name} = target;
    const attribute = scope.computed.get(name)?.attribute;
    const isDate = attribute?.type === 'dateTime';
    const choices = attribute && ranksOf(attribute, dataset.udm);
    return ({computed}) => ({...foundIn(computed[name]), isDate, choices});
  }
  const {source, names} = target;
  return ({records}) => {
    const record = records[source];
    if (!record) return nothing;
    if (names.length === 0) return {...nothing, values: [displayName(record)]};
    return valuesAt(record, names, dataset);
  };
}

function foundIn(cell: unknown): PathValues {
  if (cell === null || cell === undefined) return nothing;
  if (isRecord(cell)) return {...nothing, values: [displayName(cell)]};
  if (Array.isArray(cell))
    return {
      ...nothing,
      isList: true,
      values: cell.map((each) => (isRecord(each) ? displayName(each) : each)),
    };
  return {...nothing, values: [cell as Scalar]};
}

/** `!=` negates `=`: it's true if no value is equal. */
function isComparable(
  {operator, value}: Comparison,
  {values, isDate, choices}: PathValues,
): boolean {
  const written = value.value;
  if (written === null) return false;
  const order = (each: Scalar) =>
    isDate ? compareDates(String(each), String(written)) : compare(each, written, choices);
  if (operator === '!=') return values.every((each) => order(each) !== 0);
  return values.some((each) => fits(order(each), operator));
}

function textTest({operator, value}: TextTest): (text: string) => boolean {
  const wanted = String(value.value);
  switch (operator) {
    case 'CONTAINS':
      return (text) => text.includes(wanted);
    case 'STARTS WITH':
      return (text) => text.startsWith(wanted);
    case 'ENDS WITH':
      return (text) => text.endsWith(wanted);
    case 'LIKE':
      return likeTest(wanted);
  }
}

/** `CONTAINS ANY` and `CONTAINS ALL` compare whole values of a list, and parts of a single string. */
function isListed(
  {operator, values: literals}: ListTest,
  {values, isList, isDate}: PathValues,
): boolean {
  const equals = (value: Scalar, literal: {value: unknown}) =>
    isDate ? compareDates(String(value), String(literal.value)) === 0 : value === literal.value;
  if (operator === 'IN')
    return values.some((value) => literals.some((literal) => equals(value, literal)));
  const has = (literal: {value: unknown}) =>
    values.some((value) =>
      isList ? equals(value, literal) : String(value).includes(String(literal.value)),
    );
  return operator === 'CONTAINS ALL' ? literals.every(has) : literals.some(has);
}

/** Compares a user by ID, and a person by the user's email address. */
function isCurrentUser(path: Path, scope: Scope, dataset: Dataset): Predicate {
  const {graph} = dataset;
  const user = graph.currentUser === undefined ? undefined : graph.find(graph.currentUser);
  const target = scope.targetOf(path);
  if (!user || isFault(target) || target.kind === 'computed') return () => false;
  return ({records}) => {
    const record = records[target.source];
    if (!record) return false;
    return recordsAt(record, target.names, dataset).some(
      ({id, typeName, emails}) =>
        id === user.id ||
        (typeName === 'Person' && Array.isArray(emails) && emails.includes(String(user.email))),
    );
  };
}
