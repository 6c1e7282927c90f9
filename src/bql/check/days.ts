import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {conjunctsOf} from '../conditions';
import {printExpression} from '../format/expression';
import {printPath} from '../format/terms';
import type {Condition, Expression, Path} from '../syntax/ast';

/**
 * Attributes that hold the full days from one date to a later one: a model, both dates, and the attribute. If an
 * attribute and a value follow, it holds other days for the other records.
 */
const held = [
  'Finding firstFound now ageInDays statusCategory Open',
  'Finding firstFound lastFixed daysToFix status Fixed',
  'Finding firstFound dueDate sla',
  'Ticket dateCreated now ageInDays statusCategory Open',
  'Ticket dateCreated dateClosed daysToFix',
].map((each) => each.split(' '));

/** Returns the paths that hold a number of days, next to the first date of some expressions: `t.daysToFix`. */
export function daysBeside(expressions: Expression[], scope: Scope): string[] {
  for (const expression of expressions) {
    const target = dateAt(expression, scope);
    if (expression.kind !== 'path' || !target) continue;
    const before = expression.names.slice(0, -1).map(({text}) => text);
    return scope.udm
      .attributesOf(target.models[0] ?? '')
      .filter(({unit}) => unit === 'days')
      .map(({name}) => [...before, name].join('.'));
  }
  return [];
}

/** Returns what a path leads to, if it's a date. */
export function dateAt(expression: Expression | undefined, scope: Scope) {
  const target = expression?.kind === 'path' ? scope.targetOf(expression) : undefined;
  if (!target || isFault(target) || target.kind !== 'attribute') return undefined;
  return target.attribute.type === 'dateTime' ? target : undefined;
}

/**
 * Returns the path that holds the days between two dates, in any order: `v.ageInDays` for `NOW()` and `v.firstFound`.
 *
 * @param expressions the dates, and a unit that can be among them
 */
export function daysBetween(expressions: Expression[], scope: Scope): string | undefined {
  const dates = expressions.filter((each) => !/^"?(?:d|dd|days?)"?$/i.test(printExpression(each)));
  const isOfNow = dates.map((each) => now.test(printExpression(each)));
  const paths = dates.filter((each, index) => each.kind === 'path' && !isOfNow[index]) as Path[];
  const target = dateAt(paths[0], scope);
  if (!target || dates.length !== 2) return undefined;
  const owners = new Set(paths.map((each) => printPath(each).replace(/\w+$/, '')));
  const names = [...paths.map(nameOf), ...(isOfNow.includes(true) ? ['now'] : [])];
  const where = scope.sources[target.source]?.where;
  const [found] = held.filter(
    ([model = '', from = '', to = '', , attribute, value]) =>
      [from, to].every((name) => names.includes(name)) &&
      target.models.every((each) => scope.udm.isA(each, model)) &&
      (!attribute || (where && isKept(where, attribute, value))),
  );
  return found && owners.size === 1 ? `${[...owners][0]}${found[3]}` : undefined;
}

const now = /^(?:now|today|(?:get|cur|sys)_?date|current_?(?:date|timestamp|datetime))(?:\(\))?$/i;

const nameOf = ({names}: Path) => names.at(-1)?.text ?? '';

/** Whether a condition keeps only the records that have a value. */
const isKept = (where: Condition, attribute: string, value: unknown): boolean =>
  conjunctsOf(where).some(
    (test) =>
      test.kind === 'comparison' &&
      test.operator === '=' &&
      nameOf(test.left) === attribute &&
      test.value.value === value,
  );
