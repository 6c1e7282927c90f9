import {createHash} from 'node:crypto';
import {runQuery} from '../bql/run';
import {loadSample} from '../sample';
import {graphOf} from '../sample/graph';
import {udm} from '../udm';
import {onEachPage} from './check';
import {fencesOf} from './fences';
import type {Site} from './site';

/**
 * A query on a page finds something on the sample organization: a reader who runs it learns nothing from an empty
 * table, and a query that can never find anything may well be wrong. Where nothing is the answer, the fence says so:
 * ` ```bql empty `.
 */
export const checkQueryResults = onEachPage((page, report, site) => {
  for (const {node} of fencesOf(page, 'bql')) {
    const total = totalOf(node.value, site);
    // What cannot be run, check-bql reports.
    if (total === undefined) continue;
    const saysEmpty = /(^|\s)empty(\s|$)/.test(node.meta ?? '');
    if (total === 0 && !saysEmpty)
      report(
        node,
        'the query finds nothing on the sample organization',
        'ask for something that src/sample has, or begin the fence with ```bql empty',
      );
    else if (total > 0 && saysEmpty)
      report(node, `the query finds ${total} rows`, 'take "empty" away');
  }
});

/** How many rows a query finds; `undefined` where it cannot be run. */
function totalOf(query: string, {remember, files}: Site): number | undefined {
  const total = remember('total', `${query}\n${engineOf(files)}`, () => {
    const {result} = runQuery(query, {udm, graph: graphOf(loadSample())});
    return result?.total ?? null;
  });
  return total ?? undefined;
}

const engines = new WeakMap<Site['files'], string>();

/** All that results of queries depend on: the language, the data model, the sample and what they read. */
function engineOf(files: Site['files']): string {
  const known = engines.get(files);
  if (known !== undefined) return known;
  const hash = createHash('sha1');
  for (const [name, {value}] of files)
    if (/^src\/(?!checks\/).*\.(ts|yaml)$/.test(name)) hash.update(name).update(String(value));
  const engine = hash.digest('hex');
  engines.set(files, engine);
  return engine;
}
