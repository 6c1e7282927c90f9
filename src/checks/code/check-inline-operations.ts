import {udm} from '../../product/udm';
import {rootFieldOf} from '../../product/udm/names';
import {onEachPage} from '../check';
import {dryRun} from './dry-run';
import {inlineCodesOf} from './inline-codes';
import {withoutEllipsis} from './inline-queries';
import {faultUnlessOne} from './try-models';

/** `hosts(filter: "…")`, `owners { displayName }`, `... on Host { os }`. */
const part = /^(?:(\w+)(?:\(\w+: .*\))?\s*\{.*\}|\.\.\. on \w+ \{.*\}|(\w+)\(\w+: .*\))$/s;

/**
 * Checks that inline code that looks like part of an operation fits the API's schema: a root field alone, or a
 * selection on one of the models that it can be about. Skips connector pages, because vendors have APIs, too.
 */
export const checkInlineOperations = onEachPage((page, report) => {
  if (page.kind === 'connector') return;
  const rootFields = new Map(udm.models.map((model) => [rootFieldOf(model), model.typeName]));
  for (const {node, models, isMistake} of inlineCodesOf(page)) {
    const match = part.exec(node.value);
    if (!match || isMistake) continue;
    const selection = complete(node.value);
    const [, withSelection = '', withArguments = ''] = match;
    const isRoot = rootFields.has(withSelection || withArguments);
    const fault = isRoot
      ? dryRun(`{ ${selection} }`)[0]?.message
      : faultUnlessOne(models(), (typeName) => {
          const beginning = `{ ${rootFieldOf(udm.model(typeName))} { `;
          return dryRun(`${beginning}${selection} } }`).map(({message, positions}) => ({
            message,
            start: (positions?.[0] ?? 0) - beginning.length,
          }));
        });
    if (fault) report(node, fault, 'fix the operation, or the data model in src/product/udm');
  }
});

/** Makes a selection parsable: replaces `…` in braces with a field, and adds a selection to a field that needs one. */
function complete(code: string): string {
  const text = withoutEllipsis(code).replace(/\{\s*…\s*\}/g, '{ __typename }');
  return text.endsWith('}') ? text : `${text} { __typename }`;
}
