import {uncapitalized} from '../../base/text/words';
import type {Udm} from '../../product/udm/udm';
import type {Scope} from '../bind/scope';
import {sourcesOf} from '../sources';
import type {Query} from '../syntax/ast';
import {isName} from '../syntax/lexer';
import type {Completion} from './completion';

/** Returns the aliases that can be used, with their models. */
export function aliasOptions({sources, computed}: Scope): Completion[] {
  return [
    ...sources.flatMap((source): Completion[] =>
      source?.alias ? [{label: source.alias, kind: 'alias', detail: source.models.join('|')}] : [],
    ),
    ...[...computed.keys()].map(
      (label): Completion => ({label, kind: 'alias', detail: 'computed by WITH'}),
    ),
  ];
}

/** Returns `AND v THAT` for each alias that a branch can start from. */
export function branchOptions({sources}: Scope): Completion[] {
  return sources.flatMap((source): Completion[] =>
    source?.alias
      ? [
          {
            label: `AND ${source.alias} THAT`,
            kind: 'keyword',
            detail: `another path from ${source.models.join('|')}`,
          },
        ]
      : [],
  );
}

/**
 * Suggests aliases for the last model: its initials, as the style guide recommends, or its full name. If an alias is
 * taken, a number is added. Keywords aren't suggested.
 */
export function aliasProposals({find, steps}: Query, udm: Udm): Completion[] {
  const sources = sourcesOf({find, steps});
  const taken = sources.flatMap(({alias}) => alias?.text ?? []);
  const models = sources.at(-1)?.models.map(({text}) => text) ?? [];
  const [model = ''] = models;
  const shared = [
    model,
    ...(udm.find(model) ? udm.ancestorsOf(model) : []).map(({typeName}) => typeName),
  ];
  const name =
    shared.find((each) => models.every((other) => udm.find(other) && udm.isA(other, each))) ??
    model;
  const initials = name.replace(/[^A-Z]/g, '').toLowerCase();
  return [free(initials, taken), free(uncapitalized(name), taken)]
    .filter((label) => label !== '')
    .map((label) => ({label, kind: 'alias', detail: `a short name for ${models.join('|')}`}));
}

function free(name: string, taken: string[]): string {
  if (name === '') return '';
  let candidate = name;
  for (let number = 2; taken.includes(candidate) || !isName(candidate); number += 1)
    candidate = `${name}${number}`;
  return candidate;
}
