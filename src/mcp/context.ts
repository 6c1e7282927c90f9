import {once} from '../base/once';
import {operationsOn} from '../sample/engine/operations';
import {SearchEngine} from '../search/index/engine';
import type {Library} from './library/library';

/** What a tool answers with. Each part is prepared with the first question that needs it. */
export interface ToolContext {
  library: Library;
  /** The search, with its whole index loaded. */
  search(): Promise<SearchEngine>;
  /** The operations on BQL queries. */
  queries(): ReturnType<typeof operationsOn>;
  /** Returns the absolute address of a path on the site. */
  addressOf(route: string): string;
}

/** Returns what the tools answer with from a library. */
export function contextOf(library: Library): ToolContext {
  const search = once(async () => {
    const engine = new SearchEngine(library.readIndex);
    await engine.loadAll();
    return engine;
  });
  return {
    library,
    search,
    queries: once(() => operationsOn(library.dataset)),
    addressOf: (route) => `${library.siteUrl}${route}`,
  };
}
