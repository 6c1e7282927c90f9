import type {Udm} from '../../product/udm/udm';
import {type BoundQuery, conditionsOf} from '../bind/bind';
import {modelsOf} from '../bind/connections';
import {conjunctsOf} from '../conditions';
import type {GraphRecord} from '../graph';
import {sourcesOf} from '../sources';
import type {Condition, Literal, Name, Query, Source} from '../syntax/ast';
import type {Dataset} from './values';
import type {WalkContext} from './walk-context';

/** The only records that each part of the query can have; undefined means all of its model. */
export type Narrowed = (ReadonlySet<GraphRecord> | undefined)[];

/** A test of one attribute that an index can answer. */
interface Equality {
  source: number;
  attribute: string;
  values: Literal[];
}

/**
 * Narrows each part of a query before the walk to records with the values that a WHERE requires. Then it follows the
 * relationships backward, to records that lead there. A walk that starts with few records is short.
 *
 * Only records that can't be in the result are dropped. The walk still tests the others.
 *
 * @returns records by part index; 0 is FIND
 */
export function narrow(
  query: BoundQuery,
  {neighbors, index, budget, ...dataset}: WalkContext,
): Narrowed {
  const parts = sourcesOf(query).map((source) => modelsOf(source, dataset.udm));
  const narrowed: Narrowed = parts.map(() => undefined);
  for (const {source, attribute, values} of equalities(query, dataset)) {
    const having = new Set<GraphRecord>();
    for (const typeName of parts[source] ?? [])
      for (const {value} of values)
        if (value !== null)
          for (const record of index.find(typeName, attribute, value)) having.add(record);
    narrowed[source] = both(narrowed[source], having);
  }
  for (let part = query.steps.length; part > 0; part -= 1) {
    const step = query.steps[part - 1];
    const ends = narrowed[part];
    if (!step || !ends || ends.size > few || !isNeeded(query, part)) continue;
    const {origin, verb, direction} = step;
    const way = {verb: verb?.text, direction: reversed[direction ?? 'any']};
    const starts = new Set<GraphRecord>();
    for (const end of ends)
      for (const start of neighbors.of(end, way, parts[origin] ?? new Set(), budget))
        starts.add(start);
    narrowed[origin] = both(narrowed[origin], starts);
  }
  return narrowed.map((records, part) => (isNeeded(query, part) ? records : undefined));
}

/** With more records than this, following relationships backward costs more than it saves. */
const few = 200;

const sourceAt = ({find, steps}: Query, part: number) =>
  part === 0 ? find : steps[part - 1]?.target;

const reversed = {out: 'in', in: 'out', any: undefined} as const;

/** Whether every row has the part, which isn't the case after NOT and OPTIONALLY. */
function isNeeded({steps}: Query, part: number): boolean {
  const step = steps[part - 1];
  return !step || !(step.negated || step.optional);
}

function both(
  known: ReadonlySet<GraphRecord> | undefined,
  records: Set<GraphRecord>,
): ReadonlySet<GraphRecord> {
  return known ? new Set([...records].filter((record) => known.has(record))) : records;
}

/** Returns the tests that every row must pass, on an attribute of a part that every row has. */
function equalities(query: BoundQuery, {udm}: Dataset): Equality[] {
  return conditionsOf(query)
    .filter(({part}) => isNeeded(query, part))
    .flatMap(({condition, scope}) =>
      conjunctsOf(condition).flatMap((test) => {
        const values = valuesOf(test);
        if (!values || !('left' in test)) return [];
        const target = scope.targetOf(test.left);
        if (!('source' in target) || !isNeeded(query, target.source)) return [];
        const {source, names} = target;
        const [name] = names;
        return name && names.length === 1 && isIndexed(name, sourceAt(query, source), udm)
          ? [{source, attribute: name.text, values}]
          : [];
      }),
    );
}

/**
 * Dates aren't indexed, because they're compared by day. References aren't either: they're compared by their record's
 * name.
 */
function isIndexed({text}: Name, source: Source | undefined, udm: Udm): boolean {
  return (source?.models ?? []).every((model) => {
    const attribute = udm.attributeOf(model.text, text);
    return !attribute?.target && attribute?.type !== 'dateTime';
  });
}

function valuesOf(test: Condition): Literal[] | undefined {
  if (test.kind === 'comparison' && test.operator === '=') return [test.value];
  if (test.kind === 'list' && test.operator === 'IN' && !test.negated) return test.values;
  return undefined;
}
