import type {Udm} from '../../product/udm/udm';
import {labelOf} from '../expressions';
import type {Projection, Query, Source} from '../syntax/ast';
import {computedBy} from './computed';
import type {Scope, ScopeSource} from './scope';

const sourceOf = ({models, alias}: Source): ScopeSource => ({
  models: models.map(({text}) => text),
  alias: alias?.text,
});

/**
 * What names can mean in the WHERE of a part of a query: its own model, and those before it. What follows NOT is
 * known in its own WHERE only, because nothing was found there.
 *
 * @param part 0 for FIND, 1 for the first THAT
 */
export function scopeAt(query: Query, part: number, udm: Udm): Scope {
  const sources = [
    sourceOf(query.find),
    ...query.steps
      .slice(0, part)
      .map(({negated, target}, index) =>
        negated && index + 1 !== part ? undefined : sourceOf(target),
      ),
  ];
  return {udm, sources, computed: new Map()};
}

/** What names can mean after the last THAT. */
export function scopeAfterPath(query: Query, udm: Udm): Scope {
  return {
    udm,
    sources: [
      sourceOf(query.find),
      ...query.steps.map(({negated, target}) => (negated ? undefined : sourceOf(target))),
    ],
    computed: new Map(),
  };
}

/** What names can mean after a WITH: the aliases that it passes on and the labels that it gives. */
export function scopeAfterWith({items}: Projection, scope: Scope): Scope {
  const {udm, sources} = scope;
  const passed = new Set(items.map(({expression}) => labelOf(expression)));
  return {
    udm,
    sources: sources.map((source) =>
      source?.alias && passed.has(source.alias) ? source : undefined,
    ),
    computed: new Map(
      items.flatMap(({label, expression}) =>
        label ? [[label.text, computedBy(expression, scope)] as const] : [],
      ),
    ),
  };
}

/** The index of the source that a step goes on from: that of its alias or, without one, the last that was found. */
export function originOf(query: Query, step: number): number {
  const alias = query.steps[step]?.from?.text;
  const sources = [query.find, ...query.steps.slice(0, step).map(({target}) => target)];
  if (alias !== undefined) return sources.findIndex((source) => source.alias?.text === alias);
  for (let index = step; index > 0; index -= 1) if (!query.steps[index - 1]?.negated) return index;
  return 0;
}
