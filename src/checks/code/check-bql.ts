import {lineAt} from '../../base/text/line-at';
import {faultsOfCondition, faultsOfQuery} from '../../bql/check';
import type {Fault} from '../../bql/syntax/fault';
import {udm} from '../../product/udm';
import {onEachPage} from '../check';
import {type Fence, fencesOf} from './fences';

/** Fences that could hide a query from the checks. */
const isQuery = ({language, node}: Fence) =>
  !['bql', 'bcl'].includes(language) && /^\s*FIND\s+[A-Z]/.test(node.value);

/**
 * Checks that queries in fences can be run: they parse, and their names, verbs, and values exist in the data model.
 * Checks conditions, ` ```bcl model="Host" `, in the same way. A fence that shows a mistake names the message, `
 * ```bql error="…" `, and must fail with it. No other fence can begin with a query.
 */
export const checkBql = onEachPage((page, report) => {
  for (const {node} of fencesOf(page).filter(isQuery))
    report(node, "the fence contains a query that isn't checked", 'begin it with ```bql');
  for (const fence of fencesOf(page, 'bql', 'bcl')) {
    const {node, firstLine} = fence;
    const faults = faultsOfFence(fence);
    const expected = mistakeOf(fence);
    if (!faults) {
      report(
        node,
        "the condition doesn't name a data model",
        'begin the fence with ```bcl model="Host"',
      );
    } else if (expected === undefined) {
      for (const {start, message} of faults) {
        const line = firstLine + lineAt(node.value, start) - 1;
        report(line, message, 'fix the query, or the data model in src/product/udm');
      }
    } else if (!faults.some(({message}) => message.includes(expected))) {
      const found = faults[0]?.message ?? 'the query is right';
      report(
        node,
        `the query doesn't fail with "${expected}": ${found}`,
        'fix the query or the expected message',
      );
    }
  }
});

function faultsOfFence(fence: Fence): Fault[] | undefined {
  if (fence.language === 'bql')
    return faultsOfQuery(fence.node.value, udm).filter(({severity}) => severity !== 'hint');
  const model = udm.find(/\bmodel="(\w+)"/.exec(fence.node.meta ?? '')?.[1] ?? '');
  return model && faultsOfCondition(fence.node.value, model.typeName, udm);
}

/** The words of `error="…"`, the last thing after the language. Markdown has already read `\"` there as a quote. */
const mistakeOf = ({node}: Fence) => /\berror="(.*)"\s*$/.exec(node.meta ?? '')?.[1];
