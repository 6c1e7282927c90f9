import {oncePer} from '../../base/once';
import {udm} from '../../product/udm';
import type {CheckedPage} from '../page';
import {fencesOf} from './fences';

/**
 * Whether code shows how something is written and names nothing: `FIND Model AS alias`, `THAT VERB Model`,
 * `WHERE condition`, `AND alias THAT`.
 */
export const isShape = (code: string) =>
  /\b(?:Model|VERB|condition|item|attribute)\b|\bAND alias\b/.test(code);

/** Code that can be parsed: where a value or a further condition was left out with `…`, something fits. */
export const withoutEllipsis = (code: string) =>
  code.replace(/!?=\s*…/g, 'EXISTS').replace(/(?:\s+(?:AND|OR|WHERE))?\s+…(?=$|")/g, '');

/** The aliases that queries of a page give, with the models that have them. */
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
 * The models that an alias can stand for: those that have it in a query of the page or, where a name of one
 * letter is in no query, those that the code can be about.
 *
 * @returns undefined where the name is no alias
 */
export function modelsBehind(
  name: string,
  page: CheckedPage,
  models: () => string[],
): Iterable<string> | undefined {
  return aliasesOf(page).get(name) ?? (name.length === 1 ? models() : undefined);
}

/**
 * The beginning of a query in which the aliases that a fragment uses are known: `FIND Host AS h`.
 *
 * @returns undefined where it uses none
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
