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
 * Inline code that looks like a condition is one, on at least one of the models that it can be about. Behind an alias
 * of the page, it is about the models that have this alias there. On the API's pages and under headings that say
 * "API", a value of one word needs no quotes. Connector pages are left out: vendors have conditions, too.
 */
export const checkInlineConditions = onEachPage((page, report) => {
  if (page.kind === 'connector') return;
  for (const code of inlineCodesOf(page)) {
    const [, first = ''] = condition.exec(code.node.value) ?? [];
    if (!first || code.isMistake || isShape(code.node.value)) continue;
    const fault = faultOf(code, first, page);
    if (fault) report(code.node, fault, 'mend it, or name its data model in this row or section');
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
