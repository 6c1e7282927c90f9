import {uncapitalized} from '../../base/text/words';
import type {Udm} from '../../product/udm/udm';
import type {Scope} from '../bind/scope';
import {sourcesOf} from '../sources';
import type {Query} from '../syntax/ast';
import {isName} from '../syntax/lexer';
import type {Completion} from './completion';

/** The aliases that can be used, with what they stand for. */
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

/** `AND v THAT`, for each alias that a branch can start at. */
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
 * Names for the last model: its first letters, as the style guide has it, or all of it. A letter that is taken gets a
 * number; a word of the language is no alias.
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
