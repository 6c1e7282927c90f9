import type {CstNode} from 'chevrotain';
import type {Condition, Item, Projection, Query, SortKey, Source, Step} from '../ast';
import {buildCondition} from './condition';
import {
  child,
  has,
  maybe,
  maybeToken,
  nameOf,
  nodes,
  rangeOf,
  rangeOfToken,
  token,
  tokensOf,
} from './cst';
import {buildExpression} from './expression';
import {unquoted} from './terms';

/** Builds a query's syntax tree from the parser's output. The text must not have faults. */
export function buildQuery(node: CstNode): Query {
  const find = buildSource(child(node, 'source'));
  const amount = (name: string) => {
    const part = maybe(node, name);
    return part ? Number(token(part, 'Number').image) : undefined;
  };
  const order = maybe(node, 'orderBy');
  const returned = maybe(node, 'return');
  return {
    find,
    where: buildWhere(node),
    steps: nodes(node, 'step').map(buildStep),
    with: nodes(node, 'with').map((part) => ({
      where: buildWhere(part),
      ...buildProjection(child(part, 'items')),
      ...rangeOf(part),
    })),
    return: returned && buildProjection(child(returned, 'items')),
    orderBy: order ? buildSortKeys(child(order, 'sortKeys')) : [],
    skip: amount('skip'),
    limit: amount('limit'),
    ...rangeOf(node),
  };
}

/** Like {@link buildQuery}, for the sort keys after ORDER BY. */
export function buildSortKeys(node: CstNode): SortKey[] {
  return nodes(node, 'sortKey').map((key) => ({
    expression: buildExpression(child(key, 'expression')),
    descending: has(key, 'DESC'),
    ...rangeOf(key),
  }));
}

function buildSource(node: CstNode): Source {
  const alias = maybeToken(node, 'alias');
  return {
    models: tokensOf(node, 'model').map(nameOf),
    alias: alias && nameOf(alias),
    ...rangeOf(node),
  };
}

function buildStep(node: CstNode): Step {
  const from = maybeToken(node, 'from');
  const verb = maybeToken(node, 'verb');
  return {
    from: from && nameOf(from),
    optional: has(node, 'OPTIONALLY'),
    negated: has(node, 'NOT'),
    verb: verb && nameOf(verb),
    direction: has(node, '>>') ? 'out' : has(node, '<<') ? 'in' : undefined,
    target: buildSource(child(node, 'source')),
    where: buildWhere(node),
    ...rangeOf(node),
  };
}

function buildWhere(node: CstNode): Condition | undefined {
  const where = maybe(node, 'where');
  return where && buildCondition(child(where, 'condition'));
}

function buildProjection(node: CstNode): Projection {
  return {
    distinct: has(node, 'DISTINCT'),
    items: nodes(node, 'item').map(buildItem),
    ...rangeOf(node),
  };
}

function buildItem(node: CstNode): Item {
  const label = maybeToken(node, 'label');
  return {
    expression: buildExpression(child(node, 'expression')),
    label: label && {
      text: label.image.startsWith('"') ? unquoted(label.image) : label.image,
      ...rangeOfToken(label),
    },
    ...rangeOf(node),
  };
}
