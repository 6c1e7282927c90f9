import {capitalized, listed} from '../../base/text/words';
import {type BoundQuery, bindQuery} from '../../bql/bind/bind';
import {isFault} from '../../bql/bind/names';
import type {Scope} from '../../bql/bind/scope';
import {faultsOfQuery} from '../../bql/check';
import {checkSortKeys} from '../../bql/check/check-sort-keys';
import {withPaths} from '../../bql/conditions';
import {defaultColumns} from '../../bql/evaluate/default-columns';
import {labeledItem} from '../../bql/expressions';
import {printCondition} from '../../bql/format/condition';
import {printExpression} from '../../bql/format/expression';
import type {Condition, Path, SortKey} from '../../bql/syntax/ast';
import {parseQuery} from '../../bql/syntax/parse';
import {rootFieldOf} from '../../product/udm/names';
import type {Udm} from '../../product/udm/udm';
import {maxLimit} from './limits';

/** An operation of the API that returns what a query finds. */
export interface ApiOperation {
  operation: string;
  variables: Record<string, string | number>;
}

/**
 * Writes a query as an operation of the API.
 *
 * @returns the operation, or in a sentence why the API can't take the query
 */
export function operationOfQuery(text: string, udm: Udm): ApiOperation | {reason: string} {
  const {value} = parseQuery(text);
  if (!value || faultsOfQuery(text, udm).some(({severity}) => severity === 'error'))
    return {reason: "Fix the query's errors first."};
  const query = bindQuery(value, udm);
  const reason = reasonAgainst(query);
  if (reason) return {reason};
  const model = query.find.models[0]?.text ?? '';
  const field = rootFieldOf(udm.model(model));
  const variables = variablesOf(query);
  const entries = Object.entries(variables);
  const declared = entries.map(
    ([name, set]) => `$${name}: ${typeof set === 'number' ? 'Int' : 'String'}`,
  );
  const passed = entries.map(([name]) => `${name}: $${name}`);
  const operation = [
    `query ${capitalized(field)}(${declared.join(', ')}) {`,
    `  ${field}(${passed.join(', ')}) {`,
    ...selectionLines(selectedPaths(query, model), model, udm, '    '),
    '  }',
    '}',
  ].join('\n');
  return {operation, variables};
}

/** Returns why the API can't take a query without errors, or `undefined` if it can. */
function reasonAgainst(query: BoundQuery): string | undefined {
  const {find, steps, with: stages, return: projection, limit, scope} = query;
  if (find.models.length > 1)
    return `A request lists records of one model, but this query finds ${listed(find.models.map(({text}) => text))}.`;
  if (steps.length > 0)
    return "The API can't follow relationships with THAT. Its filter reaches related records only through a reference, such as targets.tags.";
  if (stages.length > 0) return 'The API has no WITH. It returns attributes as they are.';
  if (projection?.distinct) return 'The API has no DISTINCT. It returns every record.';
  const computed = projection?.items.find(({expression}) => expression.kind !== 'path');
  if (computed)
    return `The API returns attributes as they are, so it can't compute ${printExpression(computed.expression)}.`;
  if (limit !== undefined && (limit < 1 || limit > maxLimit))
    return `A request returns from 1 to ${maxLimit.toLocaleString('en')} records. Change the LIMIT.`;
  const [unsorted] = checkSortKeys(sortKeysOf(query), scope);
  if (unsorted) return `The API can't sort by this. ${unsorted.message}`;
  const secret = projection?.items.find(({expression}) => isPassword(expression as Path, scope));
  return secret && `The API doesn't return ${printExpression(secret.expression)}.`;
}

function isPassword(path: Path, scope: Scope): boolean {
  const target = scope.targetOf(path);
  return !isFault(target) && 'attribute' in target && target.attribute?.type === 'password';
}

function variablesOf(query: BoundQuery): ApiOperation['variables'] {
  const {where, skip, limit = maxLimit, scope} = query;
  const keys = sortKeysOf(query).map(
    ({expression, descending}) =>
      namesAt(expression as Path, scope).join('.') + (descending ? ' DESC' : ''),
  );
  return {
    ...(where && {filter: printCondition(withoutAlias(where, scope))}),
    ...(keys.length > 0 && {orderBy: keys.join(', ')}),
    limit,
    ...(skip && {skip}),
  };
}

/** Returns the sort keys. A key that names a column becomes the attribute in that column. */
function sortKeysOf({orderBy, return: projection}: BoundQuery): SortKey[] {
  return orderBy.map((key) => ({
    ...key,
    expression: labeledItem(key.expression, projection?.items)?.expression ?? key.expression,
  }));
}

/** Returns a path's attributes without an alias. A record alone stands for its name. */
function namesAt(path: Path, scope: Scope): string[] {
  const target = scope.targetOf(path);
  const names = !isFault(target) && 'names' in target ? target.names : path.names;
  const [model = ''] = scope.sources[0]?.models ?? [];
  return names.length > 0 ? names.map(({text}) => text) : [nameOf(model, scope.udm)];
}

/** Returns the attribute with the name of a model's records. */
const nameOf = (model: string, udm: Udm): string =>
  ['displayName', 'name', 'uid'].find((name) => udm.attributeOf(model, name)) ?? 'id';

/** Returns a condition in which no path begins with an alias, because filters have none. */
function withoutAlias(condition: Condition, scope: Scope): Condition {
  const own = (path: Path): Path => ({
    ...path,
    names: namesAt(path, scope).map((text) => ({text, start: path.start, end: path.end})),
  });
  return withPaths(condition, own);
}

/** Returns the attributes to request: the ones in RETURN, or the ones that the playground shows without RETURN. */
function selectedPaths(query: BoundQuery, model: string): string[][] {
  if (!query.return)
    return [nameOf(model, query.udm), ...defaultColumns([model], query.udm)].map((name) => [name]);
  return query.return.items.map(({expression}) => namesAt(expression as Path, query.scope));
}

/**
 * Returns the lines of a selection. A record is requested by its name, and an attribute that only some kinds of the
 * model have in a fragment for each kind.
 */
function selectionLines(
  paths: readonly string[][],
  model: string,
  udm: Udm,
  indent: string,
): string[] {
  const firsts = [...new Set(paths.map(([first = '']) => first))];
  return firsts.flatMap((name) => {
    const rests = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    if (udm.attributeOf(model, name)) return fieldLines(name, rests, model, udm, indent);
    const having = udm
      .descendantsOf(model)
      .filter(({attributes}) => attributes.some((attribute) => attribute.name === name));
    return having.flatMap(({typeName}) => [
      `${indent}... on ${typeName} {`,
      ...fieldLines(name, rests, typeName, udm, `${indent}  `),
      `${indent}}`,
    ]);
  });
}

function fieldLines(
  name: string,
  rests: readonly string[][],
  model: string,
  udm: Udm,
  indent: string,
): string[] {
  const {target} = udm.attributeOf(model, name) ?? {};
  if (!target) return [indent + name];
  const inside = rests.map((rest) => (rest.length > 0 ? rest : [nameOf(target, udm)]));
  return [
    `${indent}${name} {`,
    ...selectionLines(inside, target, udm, `${indent}  `),
    `${indent}}`,
  ];
}
