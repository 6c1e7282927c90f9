import {faultsOfQuery} from '../../bql/check';
import {udm} from '../../product/udm';
import {onEachPage} from '../check';
import type {CheckedPage} from '../page';
import {inlineCodesOf} from './inline-codes';
import {beginningFor, isShape, withoutEllipsis} from './inline-queries';
import {errorsAmong, faultUnlessOne} from './try-models';

/**
 * A fragment that begins with a clause and names something: `THAT NOT HAS Ticket`, but not `OPTIONALLY THAT` or
 * `RETURN DISTINCT`.
 */
const fragment =
  /^(?:AND \w+ )?(?:OPTIONALLY )?(?:THAT (?:NOT )?[A-Z_]+ (?:TO )?(?:(?:>>|<<) )?[A-Z]|(?:WHERE|WITH|RETURN|ORDER BY) [("a-z])/;

/** The part after ORDER BY: `riskScore DESC`, `dataModelName, uid`. */
const sortKeys =
  /^(?=.*(?:,| ASC$| DESC$))[a-z][\w.]*(?: ASC| DESC)?(?:, [a-z][\w.]*(?: ASC| DESC)?)*$/;

/**
 * Checks that inline code that looks like a query is a valid query. A fragment, such as `THAT HAS Host AS h`, must
 * continue from one of the page's models or, if it uses aliases, from the models that have those aliases in the
 * page's queries. Also checks sort keys, `riskScore DESC, name`, except on connector pages, where they can be a
 * vendor's.
 */
export const checkInlineQueries = onEachPage((page, report) => {
  for (const {node, modelsOfPage, isMistake} of inlineCodesOf(page)) {
    if (isMistake || isShape(node.value)) continue;
    const text = withReturn(withoutEllipsis(node.value));
    let fault: string | undefined;
    if (/^FIND\s+[A-Z]/.test(text)) fault = errorsAmong(faultsOfQuery(text, udm))[0]?.message;
    else if (fragment.test(text)) fault = faultOfFragment(text, page, modelsOfPage);
    else if (page.kind !== 'connector' && sortKeys.test(text))
      fault = faultOfFragment(`ORDER BY ${text}`, page, modelsOfPage);
    if (fault) report(node, fault, 'fix the query, or the data model in src/product/udm');
  }
});

function faultOfFragment(
  text: string,
  page: CheckedPage,
  models: () => string[],
): string | undefined {
  const beginning = beginningFor(text, page, models);
  // A sort key can belong to any model, so the query needs a RETURN.
  if (beginning && text.startsWith('ORDER BY'))
    return errorsAmong(faultsOfQuery(`${beginning} RETURN ${aliasesIn(beginning)} ${text}`, udm))[0]
      ?.message;
  if (beginning) return errorsAmong(faultsOfQuery(`${beginning} ${text}`, udm))[0]?.message;
  return faultUnlessOne(models(), (model) =>
    errorsAmong(faultsOfQuery(`FIND ${model} ${text}`, udm), model.length),
  );
}

const aliasesIn = (query: string) =>
  Array.from(query.matchAll(/ AS (\w+)/g), ([, name]) => name).join(', ');

/** A fragment that ends with WITH doesn't say which of its values the query returns, so this adds a RETURN. */
function withReturn(text: string): string {
  const [, name] = /^WITH .*\bAS (\w+)/.exec(text) ?? [];
  return name && !/\bRETURN\b/.test(text) ? `${text} RETURN ${name}` : text;
}
