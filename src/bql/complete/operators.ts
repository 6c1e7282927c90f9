import {type ComparedKind, kindOf as comparedKindOf} from '../bind/compared';
import {isFault} from '../bind/names';
import type {Target} from '../bind/resolve';
import type {Scope} from '../bind/scope';
import {ranksOf} from '../ranks';
import type {OperatorName} from '../reference/operators';
import type {Path} from '../syntax/ast';

/** The kind of a path's values, with records as a separate kind: they're more than their display names. */
export type OperandKind = ComparedKind | 'record';

/** Returns what a path leads to, or `undefined` if it leads nowhere. */
export function targetOf(path: Path | undefined, scope: Scope): Target | undefined {
  const target = path && scope.targetOf(path);
  return target && !isFault(target) ? target : undefined;
}

export function kindOf(target: Target | undefined): OperandKind {
  if (!target) return 'unknown';
  return target.kind === 'records' ? 'record' : comparedKindOf(target);
}

const equality: OperatorName[] = ['=', '!=', 'IN', 'EQUALS TO ATTRIBUTE'];
const parts: OperatorName[] = ['CONTAINS', 'STARTS WITH', 'ENDS WITH', 'LIKE', '=~'];
const order: OperatorName[] = [
  '>',
  '>=',
  '<',
  '<=',
  'GREATER THAN ATTRIBUTE',
  'GREATER THAN OR EQUALS TO ATTRIBUTE',
  'LESS THAN ATTRIBUTE',
  'LESS THAN OR EQUALS TO ATTRIBUTE',
];
const lists: OperatorName[] = ['CONTAINS ANY', 'CONTAINS ALL'];
const anything: OperatorName[] = ['EXISTS', 'NOT', 'IS NOT NULL', 'IS NULL'];

const byKind: Record<OperandKind, OperatorName[]> = {
  text: [...equality, ...parts, ...lists, ...anything],
  choice: [...equality, ...parts, ...anything],
  number: [...equality, ...order, ...anything],
  boolean: ['=', '!=', 'EQUALS TO ATTRIBUTE', ...anything],
  date: ['IN LAST', 'IN NEXT', ...order, ...equality, ...anything],
  record: ['EXISTS', 'NOT', '=', '!=', 'IN', ...parts, 'IS NOT NULL', 'IS NULL'],
  other: anything,
  unknown: [...equality, ...parts, ...order, ...lists, 'IN LAST', 'IN NEXT', ...anything],
};

/** Returns the operators that fit a path's values, the most useful first. */
export function operatorsFor(target: Target | undefined, scope: Scope): OperatorName[] {
  const kind = kindOf(target);
  const attribute = target?.attribute;
  const isRanked = attribute && ranksOf(attribute, scope.udm) !== undefined;
  const isUser =
    target?.kind === 'records' && target.models.some((model) => ['User', 'Person'].includes(model));
  const ofUsers: OperatorName[] = isUser ? ['IS CURRENT USER'] : [];
  return [
    ...ofUsers,
    ...(attribute?.multivalued && kind !== 'other' ? lists : []),
    ...byKind[kind],
    ...(isRanked ? order : []),
  ];
}
