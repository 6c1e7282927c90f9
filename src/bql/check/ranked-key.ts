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
  const isOfRanks = places.listed.every(([value]) => ranks.includes(value));
  const [isFromHighest, isFromLowest] = [1, -1].map((sign) =>
    order.every((place, index) => sign * (place - (order[index - 1] ?? place)) >= 0),
  );
  if (!isDistinct || !isOfRanks || !(isFromHighest || isFromLowest)) return undefined;
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
  const tests = branches.flatMap(({when}) =>
    when.kind === 'comparison' && when.operator === '=' ? [when] : [],
  );
  const [path, ...others] = new Set(tests.map(({left}) => printPath(left)));
  const [first] = tests;
  if (!first || !path || others.length > 0 || tests.length < branches.length) return undefined;
  return {
    path: first.left,
    listed: branches.map(({result}, index) => [textOf(tests[index]?.value), placeOf(result)]),
    others: otherwise && placeOf(otherwise),
  };
}

/** Returns the value of a literal as text. */
const textOf = (expression?: Expression) =>
  expression?.kind === 'literal' ? String(expression.value) : '';

/** Returns a place, which isn't a number if it's no literal. Such places are in no order. */
const placeOf = (expression: Expression) => Number(textOf(expression) || Number.NaN);
