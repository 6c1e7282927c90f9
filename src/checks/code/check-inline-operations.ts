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
 * Inline code that looks like a part of an operation fits the API's schema: a root field by itself, a selection on
 * one of the models that it can be about. Connector pages are left out: vendors have APIs, too.
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
    if (fault) report(node, fault, 'mend the operation, or the data model in src/product/udm');
  }
});

/** A selection that can be parsed: `…` in braces stands for some fields, and a field that needs some has one. */
function complete(code: string): string {
  const text = withoutEllipsis(code).replace(/\{\s*…\s*\}/g, '{ __typename }');
  return text.endsWith('}') ? text : `${text} { __typename }`;
}
