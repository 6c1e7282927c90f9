import {runQuery} from '../../bql/run';
import {udm} from '../../product/udm';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';
import {onEachPage} from '../check';
import {fencesOf} from './fences';

/**
 * Checks that a query on a page finds something in the sample organization. An empty table teaches readers nothing,
 * and a query that can never find anything is probably wrong. If no results is the right outcome, the fence says so:
 * ` ```bql empty `.
 */
export const checkQueryResults = onEachPage((page, report) => {
  for (const {node} of fencesOf(page, 'bql')) {
    const {result} = runQuery(node.value, {udm, graph: graphOf(loadSample())});
    // check-bql reports what can't be run.
    if (!result) continue;
    const saysEmpty = /(^|\s)empty(\s|$)/.test(node.meta ?? '');
    if (result.total === 0 && !saysEmpty)
      report(
        node,
        'the query finds nothing in the sample organization',
        'query something that src/sample/organization contains, or begin the fence with ```bql empty',
      );
    else if (result.total > 0 && saysEmpty)
      report(node, `the query finds ${result.total} rows`, 'remove "empty" from the fence');
  }
});
