import {capitalized} from '../../../base/text/words';
import {freeAlias, modelOf} from '../foreign/model-names';
import {inDoubleQuotes, splitOutside} from '../foreign/parts';
import {aliasesIn, type CommonMistake, type Context, words} from './common-mistake';

const inner = String.raw`[({]\s*(?:SELECT|FIND|MATCH)\b(?:[^(){}]|[({][^(){}]*[)}])*(?:[)}]|$)`;
const compared = String.raw`(?:[\w.]+\s+)?(?:NOT\s+)?(?:EXISTS|IN)|[\w.]+\s*(?:[<>!]?=|[<>])\s*(?:ANY|ALL|SOME)?`;
const clause = String.raw`\b(?:THAT|OPTIONALLY|(?<!\b(?:STARTS|ENDS)\s{1,9})WITH|RETURN|ORDER|GROUP|SKIP|LIMIT)\b`;
const rest = `(?:(?!${clause})[^])*`;

/** A query that gets a name, and another one that ends with a step to that name. */
const namedQuery = words`^\s*WITH\s{1,9}(\w{1,40})\s{1,9}AS\s{0,9}\(\s{0,9}FIND\s{1,9}(\w{1,60})(?:\s{1,9}AS\s{1,9}(\w{1,40}))?(?:\s{1,9}WHERE\s((?:(?!${clause})[^()]){1,300}))?(?:\bRETURN\s[\w.,\s]{1,99})?\s{0,9}\)\s{0,9}(FIND\s[^]{1,400}?\bTHAT\s{1,9}(?:NOT\s{1,9})?\w{1,40}\s{1,9})\1\b(?!\s{1,9}(?:AS|WHERE)\b)`;

/** A query inside a condition, or before the query. */
export const subqueryMistakes: CommonMistake[] = [
  {
    pattern: namedQuery,
    advice: 'BQL has no query inside a query. Follow a relationship:',
    fix: namedStep,
    isFixOnly: true,
  },
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

/** An inner query without the step that leads back to the outer one. */
interface WayBack {
  written: string;
  /** The step's verb. */
  verb?: string;
  /** What begins a step from the record that it leads back to. */
  branch: string;
}

/** Turns `WITH late AS (FIND Finding WHERE …) FIND Host THAT HAS late` into `FIND Host THAT HAS Finding AS f WHERE …`. */
function namedStep(written: string, {after}: Context): string | undefined {
  const [, name, model = '', alias, where = '', outer = ''] =
    new RegExp(namedQuery.source, 'i').exec(written) ?? [];
  const own = alias ?? freeAlias(model, aliasesIn(outer));
  const isUsed = new RegExp(`\\b${name}\\b`).test(outer + after) || aliasesIn(outer).includes(own);
  if (!model || isUsed) return undefined;
  return `${outer}${model} AS ${own}${where && ` WHERE ${withAlias(where.trim(), own)}`}`;
}

/** Removes the step of an inner query that leads back to a record of the outer one: `FIND Ticket THAT HAS v`. */
function withoutWayBack(text: string, outer: string[]): WayBack {
  const [back, verb, alias = ''] =
    /\s+THAT\s+(RELATES\s+TO|\w+)\s+(?:[A-Z]\w*\s+AS\s+)?(\w+)(?=\s*(?:[)}]|WHERE\b|RETURN\b))/i.exec(
      text,
    ) ?? [];
  if (!back || !outer.includes(alias)) return {written: text, branch: ''};
  const branch = alias === outer.at(-1) ? '' : `AND ${alias} `;
  return {written: text.replace(back, ''), verb, branch};
}

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
function innerStep(written: string, taken: string[] = [], verb = 'HAS'): InnerStep | undefined {
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
  return {step: `THAT ${isNegated ? 'NOT ' : ''}${verb} ${target}`, isNegated, conditions};
}

/** Returns the conditions of an inner query with its alias. What joins it to the outer one has no value. */
export function conditionsOf(where: string, model: string, alias: string): string {
  const tests = splitOutside(inDoubleQuotes(where), /\bAND\b/gi).filter(
    (test) =>
      test && !/^[\w.]+\s*=\s*[a-z_][\w.]*$/i.test(test.replace(/=\s*(?:true|false)$/i, '= 1')),
  );
  return tests
    .map((test) =>
      withAlias(
        test.replace(new RegExp(String.raw`(?<![\w."])${model}\.`, 'g'), `${alias}.`),
        alias,
      ),
    )
    .join(' AND ');
}

/** Writes an alias before each tested attribute that has none. */
export const withAlias = (conditions: string, alias: string): string =>
  conditions.replace(
    /"[^"]*"|(?<![\w.])(?!(?:AND|OR|NOT|IN|IS|LIKE)\b)[a-z]\w*(?=\s*(?:[<>=!]|\b(?:NOT|IN|IS|LIKE|CONTAINS|STARTS|ENDS|EXISTS)\b))/gi,
    (part) => (part.startsWith('"') ? part : `${alias}.${part}`),
  );

/**
 * Returns a step instead of the query, after the other conditions.
 *
 * @returns undefined if the query does more than choose records
 */
function stepInstead(text: string, {before}: Context): string | undefined {
  const taken = aliasesIn(before);
  const {written, verb, branch} = withoutWayBack(text, taken);
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
  const inner = innerStep(query, taken, verb);
  if (!inner || (/\bOR\b/i.test(inner.conditions) && others.length > 0)) return undefined;
  const where = others.length > 0 ? `WHERE ${others.join(' AND ')} ` : '';
  const gap = /\s$/.test(written) ? ' ' : '';
  return `${where}${branch}${inner.step}${inner.conditions && ` WHERE ${inner.conditions}`}${gap}`;
}
