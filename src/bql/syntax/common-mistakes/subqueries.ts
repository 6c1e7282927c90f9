import {capitalized} from '../../../base/text/words';
import {freeAlias, modelOf} from '../foreign/model-names';
import {inDoubleQuotes, splitOutside} from '../foreign/parts';
import {aliasesIn, type CommonMistake, type Context, words} from './common-mistake';

const inner = String.raw`[({]\s*(?:SELECT|FIND|MATCH)\b(?:[^(){}]|[({][^(){}]*[)}])*(?:[)}]|$)`;
const compared = String.raw`(?:[\w.]+\s+)?(?:NOT\s+)?(?:EXISTS|IN)|[\w.]+\s*(?:[<>!]?=|[<>])\s*(?:ANY|ALL|SOME)?`;
const rest = String.raw`(?:(?!\b(?:THAT|OPTIONALLY|WITH|RETURN|ORDER|GROUP|SKIP|LIMIT)\b)[^])*`;

/** A query inside a condition. */
export const subqueryMistakes: CommonMistake[] = [
  {
    pattern: words`\bWHERE(?=[^]{0,600}?[({]\s{0,9}(?:SELECT|FIND|MATCH)\b)\s+(?:(?!\b(?:WHERE|THAT|OPTIONALLY|WITH|RETURN|SELECT|FIND|MATCH)\b)[^]){0,400}?(?:${compared})\s*${inner}${rest}`,
    advice: adviceOnQuery,
    fix: stepInstead,
  },
  {
    pattern: words`(?:\bCOUNT\s*)?${inner}(?:\s*[<>=!]+\s*\d+)?`,
    advice:
      'BQL has no query inside a query. Follow a relationship with THAT: FIND Host AS h THAT HAS Vulnerability AS v.',
  },
];

const wrong = 'BQL has no query inside a query.';

function adviceOnQuery(written: string, context: Context): string {
  if (/[<>=]\s*(?:ANY|ALL|SOME)?\s*\(\s*(?:SELECT|FIND)\s+(?:\w+\s*\(|TOP)/i.test(written))
    return `${wrong} Find that value with a query of its own, and write the value here.`;
  const better = stepInstead(written, context);
  if (better) return `${wrong} Follow a relationship: ${better.trim()}.`;
  return `${wrong} Follow a relationship with THAT, or with THAT NOT to find records without one: ${innerStep(written)?.step ?? 'THAT NOT HAS Vulnerability'}.`;
}

/** A query in parentheses as a step, and its conditions. */
interface InnerStep {
  step: string;
  isNegated: boolean;
  conditions: string;
}

/** Reads `NOT IN (SELECT id FROM Ticket t WHERE t.status = "Open")`. */
function innerStep(written: string, taken: string[] = []): InnerStep | undefined {
  const [, before = '', body = ''] =
    /^([\s\S]*?)[({]\s*((?:SELECT|FIND|MATCH)\b[\s\S]*)$/i.exec(written) ?? [];
  const [, model, alias] =
    /\b(?:FIND|FROM)\s+(\w+)(?:\s+(?:AS\s+)?(?!(?:WHERE|RETURN|THAT|ON|JOIN|LIMIT|GROUP|ORDER)\b)(\w+))?/i.exec(
      body,
    ) ?? [];
  const node = /[\s\S]*\(\s*(\w*)\s*:\s*(\w+)/.exec(/^MATCH/i.test(body) ? body : '');
  const found = node?.[2] ?? model;
  if (!found) return undefined;
  const name = modelOf(capitalized(found));
  const own = node?.[1] || alias || freeAlias(name, taken);
  const [, where = ''] =
    /\bWHERE\b([\s\S]*?)\s*(?:[)}]\s*$|$|\b(?:RETURN|GROUP|ORDER|LIMIT|HAVING)\b)/i.exec(body) ??
    [];
  const isNegated = /\bNOT\s+(?:EXISTS|IN)\s*$|!=\s*(?:ALL\s*)?$|\bNOT\s+[\w.]+\s+IN\s*$/i.test(
    before,
  );
  const conditions = conditionsOf(where, found, own);
  const target = conditions || !isNegated ? `${name} AS ${own}` : name;
  return {step: `THAT ${isNegated ? 'NOT ' : ''}HAS ${target}`, isNegated, conditions};
}

/** Returns the conditions of an inner query with its alias. What joins it to the outer one has no value. */
export function conditionsOf(where: string, model: string, alias: string): string {
  const tests = splitOutside(inDoubleQuotes(where), /\bAND\b/gi).filter(
    (test) =>
      test && !/^[\w.]+\s*=\s*[a-z_][\w.]*$/i.test(test.replace(/=\s*(?:true|false)$/i, '= 1')),
  );
  return tests
    .map((test) =>
      test
        .replace(new RegExp(String.raw`(?<![\w."])${model}\.`, 'g'), `${alias}.`)
        .replace(
          /"[^"]*"|(?<![\w.])(?!(?:AND|OR|NOT|IN|IS|LIKE)\b)[a-z]\w*(?=\s*(?:[<>=!]|\b(?:NOT|IN|IS|LIKE|CONTAINS|STARTS|ENDS|EXISTS)\b))/gi,
          (part) => (part.startsWith('"') ? part : `${alias}.${part}`),
        ),
    )
    .join(' AND ');
}

/**
 * Returns a step instead of the query, after the other conditions.
 *
 * @returns undefined if the query does more than choose records
 */
function stepInstead(written: string, {before}: Context): string | undefined {
  const isMore = /\b(?:GROUP|HAVING|JOIN|UNION|TOP|LIMIT|COUNT|AVG|MAX|MIN|SUM|THAT)\b\s*\(?/i.test(
    written.replace(/"[^"]*"/g, ''),
  );
  const conditions = splitOutside(written.replace(/^WHERE\s+/i, '').trimEnd(), /\bAND\b/gi);
  const isQuery = (condition: string) => /[({]\s*(?:SELECT|FIND|MATCH)\b/i.test(condition);
  const [query, ...more] = conditions.filter(isQuery);
  const others = conditions.filter((condition) => !isQuery(condition));
  const mayJoin = !others.some((condition) => splitOutside(condition, /\bOR\b/gi).length > 1);
  if (!query || more.length > 0 || isMore || !mayJoin) return undefined;
  if (splitOutside(query, /\bOR\b/gi).length > 1 || /(?<!-)[<>]\s*\(/.test(query)) return undefined;
  const [, left, column] =
    /([a-z]\w*)\s+(?:NOT\s+)?IN\s*\(\s*SELECT\s+(?:\w+\.)?(\w+)/i.exec(query) ?? [];
  // The same values aren't a relationship.
  if (left && left === column && !/id$/i.test(left)) return undefined;
  const inner = innerStep(query, aliasesIn(before));
  if (!inner || (/\bOR\b/i.test(inner.conditions) && others.length > 0)) return undefined;
  const where = others.length > 0 ? `WHERE ${others.join(' AND ')} ` : '';
  const gap = /\s$/.test(written) ? ' ' : '';
  return `${where}${inner.step}${inner.conditions && ` WHERE ${inner.conditions}`}${gap}`;
}
