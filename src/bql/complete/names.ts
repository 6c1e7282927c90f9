import type {IToken} from 'chevrotain';
import type {Path} from '../syntax/ast';
import {aliasOptions} from './aliases';
import {attributeOption, attributesBehind, bareAttributes} from './attributes';
import {columnOptions, isGrouped} from './columns';
import type {Completion} from './completion';
import {lastPath} from './draft';
import type {Expected} from './may-follow';
import {kindOf, targetOf} from './operators';
import type {Situation} from './situation';

/** Records are sorted by attributes, and groups by columns, so expressions aren't allowed here. */
export function isPlainKey({rules}: Expected, {returned}: Situation): boolean {
  return rules.includes('sortKey') && (!returned || isGrouped(returned));
}

/** Returns the names that a path can begin with: a RETURN column, an alias, or an attribute. */
export function nameOptions(expected: Expected, situation: Situation): Completion[] {
  const {query, returned, scope, dataset} = situation;
  const isKey = expected.rules.includes('sortKey');
  const columns = isKey && returned ? columnOptions(returned) : [];
  if (columns.length > 0 && isPlainKey(expected, situation)) return columns;
  const isKeyOfRecords = isKey && !returned;
  const visible = isKeyOfRecords ? query.scope : scope;
  const kind = comparedKind(expected, situation);
  const bare = bareAttributes(visible).filter(
    ({attribute}) =>
      !(isKeyOfRecords && attribute.multivalued) &&
      (!kind || kindOf(targetOf(pathOf(attribute.name), visible)) === kind),
  );
  return [
    ...columns,
    ...aliasOptions(visible),
    ...bare.map(({attribute, alias}) => ({
      ...attributeOption(attribute, dataset.udm),
      ...(alias && {insert: `${alias}.${attribute.name}`}),
    })),
  ];
}

/** Returns the attributes that can follow a dot. */
export function attributesAfterDot(expected: Expected, situation: Situation): Completion[] {
  const {clause, scope, dataset} = situation;
  const path = lastPath(clause);
  if (!path) return [];
  const kind = comparedKind(expected, situation);
  const names = path.names.map(({text}) => text);
  return attributesBehind(path, scope)
    .filter(({name}) => !kind || kindOf(targetOf(pathOf(...names, name), scope)) === kind)
    .map((attribute) => attributeOption(attribute, dataset.udm));
}

const pathOf = (...names: string[]): Path => ({
  kind: 'path',
  start: 0,
  end: 0,
  names: names.map((text) => ({text, start: 0, end: 0})),
});

/** Returns the kind of the attribute left of `EQUALS TO ATTRIBUTE` and similar operators. */
function comparedKind({rules}: Expected, {clause, scope}: Situation) {
  if (!rules.includes('attributeTest')) return undefined;
  const operator = clause.findLastIndex(isAttributeOperator);
  return kindOf(targetOf(lastPath(clause.slice(0, operator)), scope));
}

const isAttributeOperator = ({tokenType}: IToken) =>
  tokenType.LABEL?.endsWith(' ATTRIBUTE') ?? false;
