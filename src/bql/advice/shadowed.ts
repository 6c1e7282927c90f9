import {type BoundQuery, conditionsOf} from '../bind/bind';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {testsOf} from '../conditions';
import type {Expression, Path} from '../syntax/ast';
import type {Fault} from '../syntax/fault';

/**
 * Warns about a name that's both an alias and an attribute: `FIND Host AS os WHERE os = "Linux"`. It means the record,
 * whose display name is compared.
 */
export function adviseOnShadows(query: BoundQuery): Fault[] {
  const {orderBy, result, scope} = query;
  const returned = query.return?.items.map(({expression}) => expression) ?? [];
  const keys = orderBy.map(({expression}) => expression);
  const outer = query.return ? result : scope;
  return [
    ...conditionsOf(query).flatMap(({condition, scope: own}) =>
      testsOf(condition)
        .filter(({kind}) => kind !== 'exists' && kind !== 'currentUser')
        .flatMap((test) => [test.left, ...(test.kind === 'attribute' ? [test.right] : [])])
        .flatMap((path) => adviseOnPath(path, own)),
    ),
    ...[...returned, ...keys].filter(isPath).flatMap((path) => adviseOnPath(path, outer)),
  ];
}

const isPath = (expression: Expression): expression is Path => expression.kind === 'path';

function adviseOnPath(path: Path, scope: Scope): Fault[] {
  const [first, next] = path.names;
  const target = scope.targetOf(path);
  if (!first || next || isFault(target) || target.kind !== 'records' || target.names.length > 0)
    return [];
  const {text} = first;
  const owner = scope.sources.find((source) =>
    source?.models.some((model) => {
      const attribute = scope.udm.attributeOf(model, text);
      // A reference leads to a record, so an alias of the same name hardly misleads.
      return attribute !== undefined && attribute.target === undefined;
    }),
  );
  if (!owner) return [];
  const fix = owner.alias && `${owner.alias}.${text}`;
  const advice = fix ? `For the attribute, write ${fix}.` : 'For the attribute, rename the alias.';
  const message = `"${text}" is an alias here, so it means the record's name, not the attribute "${text}". ${advice}`;
  return [{start: path.start, end: path.end, severity: 'warning', message, fix}];
}
