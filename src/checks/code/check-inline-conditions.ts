import {faultsOfCondition, faultsOfQuery} from '../../bql/check';
import {udm} from '../../product/udm';
import {onEachPage} from '../check';
import type {CheckedPage} from '../page';
import {inlineCodesOf, type PlacedCode} from './inline-codes';
import {beginningFor, isShape, withoutEllipsis} from './inline-queries';
import {errorsAmong, faultUnlessOne, renamedNear} from './try-models';

/** A path, then an operator: `riskRating = "Critical"`, `(NOT v.dueDate EXISTS`. */
const condition =
  /^\(*(?:NOT\s+)?([a-z]\w*)(?:\.\w+)*\s+(?:=~|[<>!]?=|<>|[<>]\s|(?:NOT[ _])?(?:IN|CONTAINS|LIKE|STARTS|ENDS|EXISTS|IS|EQUALS|LESS|GREATER)(?![a-z]))/;

/**
 * Checks that inline code that looks like a condition is a valid condition for at least one of the models that it can
 * be about. After an alias from the page, the models are the ones with that alias there. On API pages and under
 * headings that contain "API", a one-word value doesn't need quotes. Skips connector pages, because vendors have
 * conditions, too.
 */
export const checkInlineConditions = onEachPage((page, report) => {
  if (page.kind === 'connector') return;
  for (const code of inlineCodesOf(page)) {
    const [, first = ''] = condition.exec(code.node.value) ?? [];
    if (!first || code.isMistake || isShape(code.node.value)) continue;
    const fault = faultOf(code, first, page);
    if (fault)
      report(code.node, fault, 'fix the condition, or name its data model in this row or section');
  }
});

function faultOf({node, models, heading}: PlacedCode, first: string, page: CheckedPage) {
  const text = withoutEllipsis(node.value);
  const beginning = beginningFor(text, page, models);
  if (beginning) return errorsAmong(faultsOfQuery(`${beginning} WHERE ${text}`, udm))[0]?.message;
  const renamed = renamedNear(models(), first);
  if (renamed) return `${renamed.from} was renamed in ${renamed.since}: write ${renamed.to}`;
  const allowBareWords = page.path.startsWith('docs/apis/') || /\bAPI\b/.test(heading);
  return faultUnlessOne(models(), (model) =>
    errorsAmong(faultsOfCondition(text, model, udm, {allowBareWords})),
  );
}
