import type {BoundQuery} from '../bind/bind';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import type {Literal, Path, Projection} from '../syntax/ast';
import type {Fault} from '../syntax/fault';

/** Warns about a column that's the name of an attribute in quotes, as SQL writes it: each row would hold that text. */
export function adviseOnQuotedNames(query: BoundQuery): Fault[] {
  return [
    ...query.with.flatMap((projection) => adviseOnColumns(projection, projection.scope)),
    ...(query.return ? adviseOnColumns(query.return, query.result) : []),
  ];
}

function adviseOnColumns({items}: Projection, scope: Scope): Fault[] {
  return items.flatMap(({expression}) => {
    if (expression.kind !== 'literal' || typeof expression.value !== 'string') return [];
    const path = pathIn(expression, scope);
    if (!path) return [];
    const {start, end, value} = expression;
    const message = `"${value}" in quotes is text, which every row repeats. For the attribute, write ${path}.`;
    return [{start, end, severity: 'warning', message, fix: path}];
  });
}

/** Returns the path that a text names: `h.name` for `"name"`. */
function pathIn({value, start, end}: Literal, scope: Scope): string | undefined {
  const text = String(value);
  if (!/^[a-z_]\w*(?:\.[a-z_]\w*)*$/i.test(text)) return undefined;
  const aliases = scope.sources.flatMap((source) => source?.alias ?? []);
  return [...aliases.map((alias) => `${alias}.${text}`), text].find((each) => {
    const names = each.split('.').map((name) => ({text: name, start, end}));
    const path: Path = {kind: 'path', start, end, names};
    return !isFault(scope.targetOf(path));
  });
}
