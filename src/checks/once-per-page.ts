import {oncePer} from '../base/once';
import type {CheckedPage} from './page';
import type {Site} from './site';

/** Works something out for a page. */
export type PerPage<Made> = (page: CheckedPage, site: Site) => Made;

/** Whether it is known, and how it is worked out. */
interface Use {
  isKnown: PerPage<boolean>;
  made: PerPage<unknown>;
}

const uses: Use[] = [];

/**
 * Remembers what is worked out for a page, until the page changes, or the facts, or the checks. A check that compares
 * pages compares what it has made of each, so that a run parses only the pages that have changed.
 *
 * @param name another one for each use
 * @param make asks about no other page but for facts; what it gives can be written as JSON
 * @param factsOf a digest of all but the page that the result depends on
 */
export function oncePerPage<Made>(
  name: string,
  make: PerPage<Made>,
  factsOf = ({facts}: Site) => facts,
): PerPage<Made> {
  const keyOf: PerPage<string> = (page, site) => factsOf(site) + page.digest;
  const made = oncePer((page: CheckedPage, site: Site) =>
    site.remember(name, keyOf(page, site), () => make(page, site)),
  );
  uses.push({made, isKnown: (page, site) => site.knows(name, keyOf(page, site))});
  return made;
}

/** Works out everything that checks ask about a single page. */
export function prepare(page: CheckedPage, site: Site): void {
  for (const {made} of uses) made(page, site);
}

/** Whether an earlier run has worked that out. */
export const isPrepared = (page: CheckedPage, site: Site): boolean =>
  uses.every(({isKnown}) => isKnown(page, site));
