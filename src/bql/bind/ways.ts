import {oncePer} from '../../base/once';
import type {Udm} from '../../product/udm/udm';
import {concreteNames} from './connections';
import {reachFrom} from './reach';
import type {KnownRecords, WayStep} from './records';

/** More steps than a reader would follow. */
const mostSteps = 4;

/**
 * Returns the shortest ways from some models to others along relationships, through models between them: from Host to
 * CveRecord, `HAS Vulnerability`, `IS VulnerabilityDefinition`, and `RELATES_TO CveRecord`. If there are ways that
 * records follow, the others aren't worth naming.
 *
 * @returns ways of the same length; empty if no short way exists
 */
export function waysBetween(
  from: string[],
  to: string[],
  udm: Udm,
  records?: KnownRecords,
): WayStep[][] {
  const ways = shortestWays(from, to, udm);
  const followed = ways.filter((way) => records?.follow(from, way));
  return followed.length > 0 ? followed : ways;
}

/** Writes a way as in a query: `THAT HAS Vulnerability THAT IS VulnerabilityDefinition`. */
export const printWay = (way: WayStep[]): string =>
  way.map(({verb, model}) => `THAT ${verb} ${model}`).join(' ');

function shortestWays(from: string[], to: string[], udm: Udm): WayStep[][] {
  const starts = concreteNames(from, udm);
  // The models by how many steps they are from the end, beginning with the end itself.
  const rings = [concreteNames(to, udm)];
  const seen = new Set([...hubsOf(udm)].filter((model) => !starts.has(model)));
  for (let ring = rings[0]; ring && ![...ring].some((model) => starts.has(model)); ) {
    if (ring.size === 0 || rings.length > mostSteps) return [];
    for (const model of ring) seen.add(model);
    const next = reachFrom([...ring], udm).flatMap(({models}) => [...models]);
    ring = new Set(next.filter((model) => !seen.has(model)));
    rings.push(ring);
  }
  return along(starts, rings.slice(0, -1).reverse(), to, udm).filter((way) => !way.some(turnsBack));
}

/**
 * Models that a third of all models refer to with the same verb, such as a record's source. That two records refer to
 * the same one hardly relates them.
 */
const hubsOf = oncePer((udm: Udm): Set<string> => {
  const all = udm.models.filter(({abstract}) => !abstract).map(({typeName}) => typeName);
  const isHub = (model: string) =>
    reachFrom([model], udm).some(({models}) => models.size > all.length / 3);
  return new Set(all.filter(isHub));
});

/** Whether a step leads back along the verb before it: to other records of the same owner, for example. */
function turnsBack({verb, direction}: WayStep, index: number, way: WayStep[]): boolean {
  const before = way[index - 1];
  return before !== undefined && before.verb === verb && before.direction !== direction;
}

/** Follows every verb that leads from some models to the next ring. */
function along(
  models: Set<string>,
  [ring, ...rest]: Set<string>[],
  to: string[],
  udm: Udm,
): WayStep[][] {
  if (!ring) return [[]];
  return reachFrom([...models], udm).flatMap(({verb, direction, models: reached}) => {
    const nearer = [...reached].filter((model) => ring.has(model));
    return groupsOf(nearer, udm).flatMap(({name, group}) => {
      const model = rest.length === 0 ? to.join('|') : name;
      return along(new Set(group), rest, to, udm).map((way) => [{verb, direction, model}, ...way]);
    });
  });
}

/** Returns the most general models of which at least half is among some models, such as Finding for most kinds of it. */
function groupsOf(models: string[], udm: Udm): {name: string; group: string[]}[] {
  const groups = udm.models.flatMap(({typeName: name}) => {
    const group = models.filter((model) => udm.isA(model, name));
    const isEnough = group.length * 2 >= udm.concreteModelsOf(name).length;
    return group.length > 0 && (isEnough || models.includes(name)) ? [{name, group}] : [];
  });
  return groups.filter(
    ({name}) => !groups.some((other) => other.name !== name && udm.isA(name, other.name)),
  );
}
