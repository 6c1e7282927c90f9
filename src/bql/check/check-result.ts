import {closest, suggestion} from '../../base/text/suggest';
import type {BoundProjection, BoundQuery} from '../bind/bind';
import {nameAfterWith, nameFor} from '../bind/lost-alias';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {askedLabelOf, isAggregate, labelOf} from '../expressions';
import {printCondition} from '../format/condition';
import {printExpression} from '../format/expression';
import {printProjection} from '../format/query';
import {printText} from '../format/terms';
import type {Expression, Name, Projection, SortKey} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {isName} from '../syntax/lexer';
import {checkCondition} from './check-condition';
import {checkExpression} from './check-expression';
import {checkGroups} from './check-groups';
import {checkSortKeys} from './check-sort-keys';
import {rankedKey} from './ranked-key';

/** Checks WITH, RETURN, and ORDER BY. */
export function checkResult(query: BoundQuery): Fault[] {
  const faults: Fault[] = [];
  for (const projection of query.with) {
    const {scope, where, after} = projection;
    faults.push(...checkItems(projection, scope), ...checkLabels(projection, scope));
    if (where) faults.push(...checkCondition(where, after));
  }
  const {result} = query;
  if (query.return) faults.push(...checkItems(query.return, result));
  const last = query.with.at(-1);
  if (last && !query.return) return [...faults, withoutReturn(last)];
  faults.push(
    ...(query.return
      ? query.orderBy.flatMap((key) => checkResultKey(key, query.return as Projection, result))
      : checkRecordKeys(query)),
  );
  return faults;
}

/** Returns everything that the last WITH passes on, if all of it has a name. */
function withoutReturn(last: BoundProjection): Fault {
  const names = last.items.map(
    ({expression, label}) =>
      label?.text ?? (last.scope.isAlias(expression) ? printExpression(expression) : undefined),
  );
  const where = last.where ? ` WHERE ${printCondition(last.where)}` : '';
  const fix = names.includes(undefined)
    ? undefined
    : `${printProjection('WITH', last)}${where} RETURN ${names.join(', ')}`;
  return faultAt(last, 'A query with WITH needs a RETURN clause.', fix);
}

function checkItems(projection: Projection, scope: Scope): Fault[] {
  const faults = projection.items.flatMap(({expression, label}) => [
    ...checkExpression(expression, scope),
    ...(label?.text.trim() === ''
      ? [faultAt(label, 'A column needs a name. Write one between the quotes.')]
      : []),
  ]);
  return faults.length > 0 ? faults : checkGroups(projection);
}

/** Values that WITH passes on need names that can be written without quotes. Only an alias is a name already. */
function checkLabels({items}: Projection, scope: Scope): Fault[] {
  return items.flatMap(({expression, label}) => {
    if (label) return checkLabel(label);
    if (scope.isAlias(expression) || isUnknown(expression, scope)) return [];
    const used = items.flatMap((item) => item.label?.text ?? []);
    const fix = `${printExpression(expression)} AS ${nameFor(expression, used)}`;
    return [faultAt(expression, `This value needs a name in WITH. Write ${fix}.`, fix)];
  });
}

const isUnknown = (expression: Expression, scope: Scope) =>
  expression.kind === 'path' && isFault(scope.targetOf(expression));

function checkLabel(label: Name): Fault[] {
  const {text} = label;
  if (text.trim() === '' || isName(text)) return [];
  const why = /^[A-Za-z_]\w*$/.test(text)
    ? "It's a reserved word."
    : 'Use one word made of letters, digits, and _.';
  return [faultAt(label, `"${text}" can't be used as a name after WITH. ${why}`)];
}

/** Without RETURN, there's one row for each FIND record, even if many paths lead to it. */
function checkRecordKeys({orderBy, result, scope}: BoundQuery): Fault[] {
  const others = result.sources.slice(1).flatMap((source) => source?.alias ?? []);
  const isOther = ({expression}: SortKey) =>
    expression.kind === 'path' && others.includes(expression.names[0]?.text ?? '');
  return orderBy.flatMap((key) =>
    isOther(key)
      ? [
          faultAt(
            key.expression,
            'Without RETURN, you can sort only by attributes of the model after FIND.',
          ),
        ]
      : checkSortKeys([key], scope),
  );
}

/** A result can be sorted by its columns or, if its rows aren't groups, by anything in scope. */
function checkResultKey(key: SortKey, projection: Projection, scope: Scope): Fault[] {
  const {expression} = key;
  const labels = projection.items.map(({label, expression: item}) => label?.text ?? labelOf(item));
  const asked = askedLabelOf(expression);
  if (labels.includes(asked) || projection.items.some((item) => labelOf(item.expression) === asked))
    return [];
  const position = expression.kind === 'literal' ? Number(expression.value) : 0;
  const numbered = Number.isInteger(position) ? projection.items[position - 1] : undefined;
  if (numbered) {
    const fix = columnFix(labels[position - 1]) ?? '';
    const name = numbered.label ? fix : printExpression(numbered.expression);
    return [faultAt(expression, `A column has no number. Sort by its name: ${name}.`, name)];
  }
  const isGrouped =
    projection.distinct || projection.items.some((item) => isAggregate(item.expression));
  const [computed] = projection.items.flatMap(({label, expression: item}) =>
    !label && item.kind === 'call' && item.name.text.toLowerCase() === asked.toLowerCase()
      ? [labelOf(item)]
      : [],
  );
  if (expression.kind === 'literal' || isGrouped)
    return [
      faultAt(
        expression,
        `The result has no column "${asked}" to sort by. ${computed ? `Did you mean "${computed}"?` : suggestion(asked, labels)}`,
        computed ?? columnFix(closest(asked, labels)),
      ),
    ];
  const name = nameAfterWith(expression, scope.passing);
  if (isAggregate(expression) && !name)
    return [
      faultAt(
        expression,
        `To sort by an aggregate, make it a column: write ${asked} AS n in RETURN, and n here.`,
      ),
    ];
  const faults = checkExpression(expression, scope);
  const ranked = faults.length > 0 ? rankedKey(key, scope) : undefined;
  return ranked ? [ranked] : faults;
}

const columnFix = (label: string | undefined) =>
  label === undefined || isName(label) ? label : printText(label);
