import {closest} from '../../text/suggest';
import {isAggregate} from '../expressions';
import {aggregateFunctions, findFunction, scalarFunctions} from '../functions';
import type {Call, Expression} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {checkCondition} from './check-condition';
import {resolve} from './resolve';
import {faultAt, isFault, type Scope} from './scope';

/** Checks an expression of RETURN, WITH or ORDER BY: names, functions and their arguments, numbers in arithmetic. */
export function checkExpression(expression: Expression, scope: Scope): Fault[] {
  switch (expression.kind) {
    case 'literal':
      return [];
    case 'path': {
      const target = resolve(expression, scope);
      return isFault(target) ? [target] : [];
    }
    case 'negative':
      return [...checkExpression(expression.of, scope), ...mustBeNumber(expression.of, scope)];
    case 'arithmetic':
      return [expression.left, expression.right].flatMap((side) => [
        ...checkExpression(side, scope),
        ...mustBeNumber(side, scope),
      ]);
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

function checkCall(call: Call, scope: Scope): Fault[] {
  const {name, distinct, star} = call;
  const found = findFunction(name.text);
  if (!found) {
    const names = [...Object.keys(scalarFunctions), ...Object.keys(aggregateFunctions)];
    const best = closest(name.text, names);
    return [
      faultAt(
        name,
        `BQL has no function "${name.text}"${best ? `: did you mean "${best}"?` : '.'}`,
        best,
      ),
    ];
  }
  if (star)
    return found.name === 'count'
      ? []
      : [faultAt(call, `Only count takes *: name what ${found.name} works on.`)];
  if (distinct && !found.aggregate)
    return [faultAt(call, `DISTINCT belongs to aggregates such as count, not to ${found.name}.`)];
  return [
    ...checkArguments(call, found.name, (found.scalar ?? found.aggregate)?.parameters ?? []),
    ...call.arguments.flatMap((argument) => [
      ...checkExpression(argument, scope),
      ...(found.aggregate && isAggregate(argument)
        ? [
            faultAt(
              argument,
              `An aggregate cannot stand in ${found.name}: compute it in WITH first.`,
            ),
          ]
        : []),
    ]),
  ];
}

function checkArguments(call: Call, name: string, parameters: string[]): Fault[] {
  const isEndless = parameters.at(-1)?.endsWith('…') ?? false;
  const most = isEndless ? Number.POSITIVE_INFINITY : parameters.length;
  const least = parameters.filter((parameter) => !parameter.startsWith('[')).length;
  const given = call.arguments.length;
  if (given >= least && given <= most) return [];
  return [faultAt(call, `${name} is written ${name}(${parameters.join(', ')}).`)];
}

function mustBeNumber(expression: Expression, scope: Scope): Fault[] {
  if (expression.kind === 'literal')
    return typeof expression.value === 'number'
      ? []
      : [faultAt(expression, 'Arithmetic needs numbers.')];
  if (expression.kind !== 'path') return [];
  const target = resolve(expression, scope);
  if (isFault(target) || target.kind === 'computed') return [];
  return target.kind === 'attribute' && target.attribute.type === 'number'
    ? []
    : [faultAt(expression, 'Arithmetic needs numbers, and this holds something else.')];
}
