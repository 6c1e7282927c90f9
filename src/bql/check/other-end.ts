import type {Udm} from '../../product/udm/udm';
import {connectionsBetween} from '../bind/connections';
import {reachFrom} from '../bind/reach';
import type {WayStep} from '../bind/records';

/** The only models that a verb joins with the ones on one side of it. */
export interface OtherEnd {
  end: string;
  /** Whether it joins them with the models before it. */
  isFrom: boolean;
  /** The steps that lead through them, if a single verb joins them with the models on the other side. */
  way?: WayStep[];
}

/**
 * Finds out what a verb that doesn't join two models was meant to follow: `OWNS_RISK` leads from an asset to
 * `RiskOwner`, not to a person.
 *
 * @returns `undefined` if the verb leads to models of several kinds, or nowhere
 */
export function otherEnd(
  verb: string,
  from: string[],
  to: string[],
  udm: Udm,
): OtherEnd | undefined {
  const model = to.join('|');
  const [after, before] = [onlyEnd(verb, from, udm), onlyEnd(verb, to, udm)];
  if (after) {
    const next = onlyConnection([after.end], to, udm);
    const way = next && [
      {...after, model: after.end},
      {...next, model},
    ];
    return {end: after.end, isFrom: true, way};
  }
  const first = before && onlyConnection(from, [before.end], udm);
  const direction = before?.direction === 'out' ? 'in' : 'out';
  const way = first && [{...first, model: before.end}, {verb, direction, model} as const];
  return before && {end: before.end, isFrom: false, way};
}

/** Returns the only models that a verb leads to, and its direction. */
function onlyEnd(verb: string, models: string[], udm: Udm) {
  const [reach, ...others] = reachFrom(models, udm).filter((each) => each.verb === verb);
  const [end, ...more] = reach?.ends ?? [];
  if (!reach || !end || others.length > 0 || more.length > 0) return undefined;
  return {verb, direction: reach.direction, end};
}

function onlyConnection(from: string[], to: string[], udm: Udm) {
  const [only, ...others] = connectionsBetween(from, to, udm);
  return others.length === 0 ? only : undefined;
}
