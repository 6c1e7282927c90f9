import {firstNamesIn, isAggregate, labelOf} from '../expressions';
import type {Expression, Path} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {isName} from '../syntax/lexer';
import type {Passing} from './names';

/** Returns the name that WITH gives to an expression: `n` for `count(v)` after `WITH h, count(v) AS n`. */
export function nameAfterWith(expression: Expression, passing?: Passing): string | undefined {
  const code = labelOf(expression);
  const item = passing?.items.find((each) => labelOf(each.expression) === code);
  if (!item) return undefined;
  if (item.label) return isName(item.label.text) ? item.label.text : undefined;
  return nameFor(
    item.expression,
    passing?.items.flatMap(({label}) => label?.text ?? []),
  );
}

/** Returns the name that WITH gives to a call that a path names by its function: `n` for `count` after `WITH h, count(*)`. */
export function nameOfUnnamed({names}: Path, passing?: Passing): string | undefined {
  const [first, next] = names;
  const item = passing?.items.find(
    ({expression, label}) =>
      expression.kind === 'call' && !label && expression.name.text === first?.text,
  );
  return item && !next ? nameAfterWith(item.expression, passing) : undefined;
}

/** Returns a name for a value in WITH: an attribute's, or `n`. */
export function nameFor(expression: Expression, used: string[] = []): string {
  const last = expression.kind === 'path' ? expression.names.at(-1)?.text : undefined;
  return [last, 'n', 'total', 'count'].find((name) => name && !used.includes(name)) ?? 'n2';
}

/** Returns a fault for an alias that WITH doesn't pass on. */
export function lostAlias(path: Path, passing: Passing): Fault {
  const alias = path.names[0]?.text ?? '';
  const given = nameAfterWith(path, passing);
  if (given)
    return faultAt(path, `After WITH, ${labelOf(path)} is called ${given}. Write ${given}.`, given);
  if (passing.items.some(({expression}) => aggregates(expression, alias)))
    return faultAt(
      path,
      `After WITH, there's no "${alias}", because WITH aggregates it. Put conditions on ${alias} before WITH.`,
    );
  const items = passing.items.map(({expression, label}) => {
    const isAlias = expression.kind === 'path' && expression.names.length === 1;
    const name = label?.text ?? (isAlias ? undefined : nameFor(expression));
    return name ? `${labelOf(expression)} AS ${name}` : labelOf(expression);
  });
  const start = passing.distinct ? 'WITH DISTINCT' : 'WITH';
  const range = {start: passing.start, end: passing.start + start.length};
  return faultAt(
    passing.distinct ? path : range,
    `WITH doesn't pass on "${alias}". Write ${start} ${[alias, ...items].join(', ')}.`,
    passing.distinct ? undefined : `WITH ${alias},`,
  );
}

/** Whether an aggregate in an expression counts or sums something of an alias. */
const aggregates = (expression: Expression, alias: string): boolean =>
  isAggregate(expression) && firstNamesIn(expression).includes(alias);
