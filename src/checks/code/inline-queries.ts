import {oncePer} from '../../base/once';
import {udm} from '../../product/udm';
import type {CheckedPage} from '../page';
import {fencesOf} from './fences';

/**
 * Whether code only shows a shape and doesn't name anything: `FIND Model AS alias`, `THAT VERB Model`, `WHERE
 * condition`, `AND alias THAT`.
 */
export const isShape = (code: string) =>
  /\b(?:Model|VERB|condition|item|attribute)\b|\bAND alias\b/.test(code);

/** Makes code parsable: replaces `= …` with EXISTS, and removes a condition that `…` omits. */
export const withoutEllipsis = (code: string) =>
  code.replace(/!?=\s*…/g, 'EXISTS').replace(/(?:\s+(?:AND|OR|WHERE))?\s+…(?=$|")/g, '');

/** The aliases in a page's queries, with the models that have each alias. */
const aliasesOf = oncePer((page: CheckedPage) => {
  const aliases = new Map<string, Set<string>>();
  const texts = [...fencesOf(page, 'bql').map(({node}) => node), ...page.written('inlineCode')];
  for (const {value} of texts)
    for (const [, models = '', alias = ''] of value.matchAll(/\b([A-Z][\w|]*)\s+AS\s+(\w+)/g))
      for (const typeName of models.split('|').filter((name) => udm.find(name)))
        aliases.set(alias, (aliases.get(alias) ?? new Set()).add(typeName));
  return aliases;
});

/**
 * The models that an alias can mean: the models that have it in one of the page's queries. A one-letter name that
 * isn't in any query can mean any model that the code can be about.
 *
 * @returns undefined if the name isn't an alias
 */
export function modelsBehind(
  name: string,
  page: CheckedPage,
  models: () => string[],
): Iterable<string> | undefined {
  return aliasesOf(page).get(name) ?? (name.length === 1 ? models() : undefined);
}

/**
 * Builds the beginning of a query that defines the aliases that a fragment uses: `FIND Host AS h`.
 *
 * @returns undefined if the fragment doesn't use an alias
 */
export function beginningFor(
  fragment: string,
  page: CheckedPage,
  models: () => string[],
): string | undefined {
  const [, origin] = /^AND (\w+) THAT/.exec(fragment) ?? [];
  const given = Array.from(fragment.matchAll(/\bAS (\w+)/g), ([, name]) => name);
  const used = fragment.replace(/"[^"]*"/g, '""').match(/(?<!\.)\b[a-z]\w*\b/g) ?? [];
  const parts = [...new Set(origin ? [origin, ...used] : used)]
    .filter((name) => !given.includes(name))
    .flatMap((name) => {
      const behind = modelsBehind(name, page, models);
      return behind ? [`${[...behind].join('|')} AS ${name}`] : [];
    });
  return parts.length > 0 ? `FIND ${parts.join(' THAT RELATES TO ')}` : undefined;
}
