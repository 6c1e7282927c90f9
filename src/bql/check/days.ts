import {isFault} from '../bind/names';
import type {Target} from '../bind/resolve';
import type {Scope} from '../bind/scope';
import {conjunctsOf} from '../conditions';
import type {Expression, Path} from '../syntax/ast';

/** An attribute that holds the full days from one date to a later one. */
interface Held {
  model: string;
  dates: [from: string, to: string];
  days: string;
  /** The attribute and value that records must have. For others, the attribute holds other days. */
  only?: [attribute: string, value: string];
}

const held: Held[] = [
  {
    model: 'Finding',
    dates: ['firstFound', 'now'],
    days: 'ageInDays',
    only: ['statusCategory', 'Open'],
  },
  {
    model: 'Finding',
    dates: ['firstFound', 'lastFixed'],
    days: 'daysToFix',
    only: ['status', 'Fixed'],
  },
  {model: 'Finding', dates: ['firstFound', 'dueDate'], days: 'sla'},
  {
    model: 'Ticket',
    dates: ['dateCreated', 'now'],
    days: 'ageInDays',
    only: ['statusCategory', 'Open'],
  },
  {model: 'Ticket', dates: ['dateCreated', 'dateClosed'], days: 'daysToFix'},
  {
    model: 'FindingDefinition',
    dates: ['publishedDate', 'firstDetected'],
    days: 'daysToFirstDetection',
  },
];

/** Returns the paths that hold a number of days, next to the first date of some expressions: `t.daysToFix`. */
export function daysBeside(expressions: Expression[], scope: Scope): string[] {
  for (const expression of expressions) {
    const target = expression.kind === 'path' ? scope.targetOf(expression) : undefined;
    if (expression.kind !== 'path' || !target || isFault(target) || target.kind !== 'attribute')
      continue;
    if (target.attribute.type !== 'dateTime') continue;
    const before = expression.names.slice(0, -1).map(({text}) => text);
    return scope.udm
      .attributesOf(target.models[0] ?? '')
      .filter(({unit}) => unit === 'days')
      .map(({name}) => [...before, name].join('.'));
  }
  return [];
}

/**
 * Returns the path that holds the days between two dates, in any order: `v.ageInDays` for `NOW()` and `v.firstFound`.
 *
 * @param expressions the dates, and a unit that can be among them
 */
export function daysBetween(expressions: Expression[], scope: Scope): string | undefined {
  const [first, second, ...others] = expressions.filter((each) => !isUnit(each));
  const dates = [first, second].flatMap((each) => (each ? (dateOf(each, scope) ?? []) : []));
  const owner = dates.find(({target}) => target);
  if (dates.length < 2 || others.length > 0 || !owner?.target) return undefined;
  if (dates.some(({target, before}) => target && before !== owner.before)) return undefined;
  const names = dates.map(({name}) => name).toSorted();
  const models = owner.target.kind === 'attribute' ? owner.target.models : [];
  const found = held.find(
    ({model, dates: pair}) =>
      pair.toSorted().join() === names.join() && models.every((each) => scope.udm.isA(each, model)),
  );
  return found && meets(owner.target, found, scope) ? `${owner.before}${found.days}` : undefined;
}

const isUnit = (expression: Expression) =>
  /^(?:d|dd|days?)$/i.test(
    expression.kind === 'path'
      ? expression.names.map(({text}) => text).join('.')
      : String(expression.kind === 'literal' && expression.value),
  );

/** A date of a record, or now, which has no target. */
interface DateUsed {
  name: string;
  /** The path before its name: `v.`. */
  before: string;
  target?: Target;
}

const now = /^(?:now|today|(?:get|cur|sys)_?date|current_?(?:date|timestamp|datetime))$/i;

function dateOf(expression: Expression, scope: Scope): DateUsed | undefined {
  if (expression.kind === 'call')
    return expression.arguments.length === 0 && now.test(expression.name.text)
      ? {name: 'now', before: ''}
      : undefined;
  if (expression.kind !== 'path') return undefined;
  const target = scope.targetOf(expression);
  if (isFault(target))
    return now.test(nameOf(expression)) && expression.names.length === 1
      ? {name: 'now', before: ''}
      : undefined;
  const before = expression.names.slice(0, -1).map(({text}) => `${text}.`);
  return {name: nameOf(expression), before: before.join(''), target};
}

const nameOf = ({names}: Path) => names.at(-1)?.text ?? '';

/** Whether the query keeps only the records whose days are held. */
function meets(target: Target, {only}: Held, {sources}: Scope): boolean {
  const where = target.kind === 'attribute' ? sources[target.source]?.where : undefined;
  if (!only || !where) return only === undefined;
  return conjunctsOf(where).some(
    (test) =>
      test.kind === 'comparison' &&
      test.operator === '=' &&
      nameOf(test.left) === only[0] &&
      test.value.value === only[1],
  );
}
