import {nameAfterWith, nameOfUnnamed} from '../bind/lost-alias';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {firstNamesIn, isAggregate, labelOf} from '../expressions';
import {findFunction} from '../functions/find';
import {insteadOf} from '../functions/foreign';
import type {Call, Expression, Path} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {checkArguments, checkOperand, checkOperands} from './check-arguments';
import {checkCondition} from './check-condition';
import {checkDate} from './check-value';
import {daysBeside, daysBetween} from './days';

/**
 * Checks an expression in RETURN, WITH, or ORDER BY: names, functions with their arguments, and arithmetic operands.
 */
export function checkExpression(expression: Expression, scope: Scope): Fault[] {
  switch (expression.kind) {
    case 'literal':
      return checkDate(expression);
    case 'path': {
      const target = scope.targetOf(expression);
      return isFault(target) ? [functionWithoutParentheses(expression, scope) ?? target] : [];
    }
    case 'negative':
      return [...checkExpression(expression.of, scope), ...checkOperand(expression.of, scope)];
    case 'arithmetic': {
      const {left, right, operator} = expression;
      const days = operator === '-' ? daysBetween([left, right], scope) : undefined;
      if (days) return [faultAt(expression, `${noDifference} ${days}.`, days)];
      return [
        ...checkExpression(expression.left, scope),
        ...checkExpression(expression.right, scope),
        ...checkOperands(expression, scope),
      ];
    }
    case 'case':
      return [
        ...expression.branches.flatMap(({when, result}) => [
          ...checkCondition(when, scope),
          ...checkExpression(result, scope),
        ]),
        ...(expression.otherwise ? checkExpression(expression.otherwise, scope) : []),
      ];
    case 'call':
      return checkCall(expression, scope);
  }
}

/** Catches a function without parentheses, such as `pi`, which is read as an attribute. */
function functionWithoutParentheses(path: Path, {passing}: Scope): Fault | undefined {
  const {names, start, end} = path;
  const [first, next] = names;
  const given = nameOfUnnamed(path, passing);
  if (given) return faultAt(path, `Write the name from WITH: ${given}.`, given);
  const {name, scalar, aggregate} = (first && !next && findFunction(first.text)) || {};
  if (!name) return undefined;
  const parameters = name === 'count' ? ['*'] : ((scalar ?? aggregate)?.parameters ?? []);
  const call = `${name}(${parameters.join(', ')})`;
  const isComplete = parameters.length === 0 || name === 'count';
  return faultAt(
    {start, end},
    `${name} is a function. Write ${call}.`,
    isComplete ? call : undefined,
  );
}

const noDifference = "Dates can't be subtracted. Write the attribute that holds these days:";

function checkCall(call: Call, scope: Scope): Fault[] {
  const given = nameAfterWith(call, scope.passing);
  if (given)
    return [faultAt(call, `WITH has computed ${labelOf(call)}. Write its name: ${given}.`, given)];
  const {name, distinct, star} = call;
  const found = findFunction(name.text);
  if (!found) {
    const days = /diff$|between$/i.test(name.text) ? daysBetween(call.arguments, scope) : undefined;
    if (days) return [faultAt(call, `${noDifference} ${days}.`, days)];
    const {advice, fix, at = name} = insteadOf(call, daysBeside(call.arguments, scope));
    return [faultAt(at, `BQL has no function "${name.text}". ${advice}`, fix)];
  }
  if (star)
    return found.name === 'count'
      ? []
      : [faultAt(call, `Only count takes *. Pass a value to ${found.name}, such as an attribute.`)];
  if (distinct && !found.aggregate)
    return [
      faultAt(call, `DISTINCT works only in aggregates such as count, not in ${found.name}.`),
    ];
  return [
    ...checkArguments(call, found.name, scope),
    ...call.arguments.flatMap((argument) => [
      ...checkExpression(argument, scope),
      ...(found.aggregate && isAggregate(argument)
        ? [faultAt(argument, adviceOnNested(call, argument, scope))]
        : []),
    ]),
  ];
}

/** Shows how to compute the inner aggregate of `max(count(v))` in WITH, for each record that it belongs to. */
function adviceOnNested(call: Call, inner: Expression, {sources}: Scope): string {
  const aliases = sources.flatMap((source) => source?.alias ?? []);
  const used = firstNamesIn(inner);
  const last = aliases.findIndex((alias) => used.includes(alias));
  const group = aliases[last - 1] ?? aliases.find((alias) => !used.includes(alias));
  const wrong = `An aggregate such as ${call.name.text} can't contain another one.`;
  if (!group || used.length === 0)
    return `${wrong} Write only ${labelOf(inner)}, or compute it in WITH first for each group.`;
  const code = `${call.name.text}(${call.distinct ? 'DISTINCT ' : ''}n)`;
  return `${wrong} Compute it in WITH first: WITH ${group}, ${labelOf(inner)} AS n RETURN ${code}.`;
}
