import {runQuery} from '../../bql/run';
import {udm} from '../../product/udm';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';
import {onEachPage} from '../check';
import {fencesOf} from './fences';

/**
 * A query on a page finds something on the sample organization: a reader who runs it learns nothing from an empty
 * table, and a query that can never find anything may well be wrong. Where nothing is the answer, the fence says so:
 * ` ```bql empty `.
 */
export const checkQueryResults = onEachPage((page, report) => {
  for (const {node} of fencesOf(page, 'bql')) {
    const {result} = runQuery(node.value, {udm, graph: graphOf(loadSample())});
    // What cannot be run, check-bql reports.
    if (!result) continue;
    const saysEmpty = /(^|\s)empty(\s|$)/.test(node.meta ?? '');
    if (result.total === 0 && !saysEmpty)
      report(
        node,
        'the query finds nothing in the sample organization',
        'ask for something that src/sample/organization has, or begin the fence with ```bql empty',
      );
    else if (result.total > 0 && saysEmpty)
      report(node, `the query finds ${result.total} rows`, 'take "empty" away');
  }
});
