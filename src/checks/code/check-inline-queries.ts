import {faultsOfQuery} from '../../bql/check';
import {udm} from '../../product/udm';
import {onEachPage} from '../check';
import type {CheckedPage} from '../page';
import {inlineCodesOf} from './inline-codes';
import {beginningFor, isShape, withoutEllipsis} from './inline-queries';
import {errorsAmong, faultUnlessOne} from './try-models';

/** Begins with a clause and names something: `THAT NOT HAS Ticket`, but not `OPTIONALLY THAT` or `RETURN DISTINCT`. */
const fragment =
  /^(?:AND \w+ )?(?:OPTIONALLY )?(?:THAT (?:NOT )?[A-Z_]+ (?:TO )?(?:(?:>>|<<) )?[A-Z]|(?:WHERE|WITH|RETURN|ORDER BY) [("a-z])/;

/** What follows ORDER BY: `riskScore DESC`, `dataModelName, uid`. */
const sortKeys =
  /^(?=.*(?:,| ASC$| DESC$))[a-z][\w.]*(?: ASC| DESC)?(?:, [a-z][\w.]*(?: ASC| DESC)?)*$/;

/**
 * Inline code that looks like a query is one. A fragment, such as `THAT HAS Host AS h`, goes on from one of the
 * models of its page or, where it uses aliases, from those that have them in queries of the page.
 * So do the keys of an order, `riskScore DESC, name`, where vendors have none.
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
    if (fault) report(node, fault, 'mend the query, or the data model in src/product/udm');
  }
});

function faultOfFragment(
  text: string,
  page: CheckedPage,
  models: () => string[],
): string | undefined {
  const beginning = beginningFor(text, page, models);
  // What is sorted by may be of any model: then the query has a RETURN.
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

/** A fragment that ends with WITH leaves open which of its values the query returns. */
function withReturn(text: string): string {
  const [, name] = /^WITH .*\bAS (\w+)/.exec(text) ?? [];
  return name && !/\bRETURN\b/.test(text) ? `${text} RETURN ${name}` : text;
}
