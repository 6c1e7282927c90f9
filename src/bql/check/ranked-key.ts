import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {printPath} from '../format/terms';
import {ranksOf} from '../ranks';
import type {Case, Expression, Path, SortKey} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';

/** The places at which a sort key puts values. */
interface Places {
  path: Path;
  listed: [value: string, place: number][];
  /** The place of all other values. */
  others?: number;
}

/**
 * Catches a sort key that puts ratings in order, as BQL does anyway: `FIELD(severity, "Critical", "High")`, and a CASE
 * with a number for each rating.
 */
export function rankedKey(
  {expression, descending, start, end}: SortKey,
  scope: Scope,
): Fault | undefined {
  const places = placesIn(expression);
  const target = places && scope.targetOf(places.path);
  if (!target || isFault(target) || target.kind === 'records' || !target.attribute)
    return undefined;
  const ranks = ranksOf(target.attribute, scope.udm) ?? [];
  const known = new Map(places.listed);
  const order = ranks.flatMap((rank) => known.get(rank) ?? places.others ?? []);
  const isDistinct = known.size > 1 && new Set(known.values()).size === places.listed.length;
  const isInOrder = (sign: number) =>
    order.every((place, index) => index === 0 || sign * (place - (order[index - 1] ?? 0)) >= 0);
  const isFromHighest = isInOrder(1);
  const isOfRanks = places.listed.every(([value]) => ranks.includes(value));
  if (!isDistinct || !isOfRanks || !(isFromHighest || isInOrder(-1))) return undefined;
  const fix = `${printPath(places.path)} ${isFromHighest === descending ? 'ASC' : 'DESC'}`;
  return faultAt({start, end}, `Ratings are sorted by rank. Write ${fix}.`, fix);
}

function placesIn(expression: Expression): Places | undefined {
  if (expression.kind === 'case') return placesOfCase(expression);
  if (expression.kind !== 'call' || !/^field$/i.test(expression.name.text)) return undefined;
  const [path, ...values] = expression.arguments;
  const listed = values.map((value, place): [string, number] => [textOf(value), place]);
  return path?.kind === 'path' ? {path, listed} : undefined;
}

function placesOfCase({branches, otherwise}: Case): Places | undefined {
  const tests = branches.flatMap(({when, result}) =>
    when.kind === 'comparison' && when.operator === '='
      ? [{path: when.left, value: textOf(when.value), place: Number(textOf(result))}]
      : [],
  );
  const [first, ...more] = tests;
  if (!first || tests.length < branches.length) return undefined;
  const isOfOne = more.every(({path}) => printPath(path) === printPath(first.path));
  const others = otherwise && Number(textOf(otherwise));
  const isOfNumbers = [...tests.map(({place}) => place), others ?? 0].every(Number.isFinite);
  return isOfOne && isOfNumbers
    ? {path: first.path, listed: tests.map(({value, place}) => [value, place]), others}
    : undefined;
}

/** Returns the value of a literal as text. */
const textOf = (expression: Expression) =>
  expression.kind === 'literal' ? String(expression.value) : '-';
