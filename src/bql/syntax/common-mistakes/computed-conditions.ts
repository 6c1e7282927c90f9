import {countOf} from '../foreign/counts';
import {aliasFor, namedModel} from '../foreign/model-names';
import {functions} from '../words';
import {
  aliasesIn,
  type CommonMistake,
  conditionsWithout,
  otherConditions as others,
  words,
} from './common-mistake';

/** Where a condition begins. */
const test = String.raw`(?<=(?:^|\b(?:WHERE|WHEN|AND|OR|NOT)|\()\s{0,9})`;

/** Functions of BQL. Others are explained by what they do. */
const names = [...functions.scalar, ...functions.numeric, ...functions.string]
  .filter((each) => !/^to(?:Lower|Upper)$/.test(each))
  .join('|');

const sizes = 'COUNT|SIZE|LEN|LENGTH|CARDINALITY|ARRAY_(?:LENGTH|SIZE)|MVCOUNT';
const call = String.raw`(?!COUNT\s*\(\s*\*)(?:${names}|${sizes})\s*\((?:[^()]|\([^()]*\))*\)`;
const sum = String.raw`(?!(?:NOT|THAT)\b)[a-z][\w.]{0,99}\s{0,9}[-+*/%]\s{0,9}(?:[a-z][\w.]{0,99}|\d[\d.]{0,20})`;
const value = String.raw`(?:"[^"\n]*"|\[[^[\]]*\]|[\w.-]+)`;
const compared = String.raw`\s*(?:[<>=!]+|(?:NOT\s+)?(?:IN|LIKE|CONTAINS|STARTS\s+WITH|ENDS\s+WITH)\b)\s*${value}`;

/** Values that are computed in a condition, which only WITH can do. */
export const computedConditionMistakes: CommonMistake[] = [
  {
    pattern: words`\bFIND\s{1,9}[A-Z]\w{0,60}(?:\s{1,9}AS\s{1,9}\w{1,40})?\s{1,9}WHERE\s{1,9}(?:${sum}${compared}|(?:${others}\s{1,9}AND\s{1,9})?${call}${compared}(?:\s{1,9}AND\s{1,9}${others})?)\s*$`,
    advice: (written) => adviceOn(partsIn(written).computed, written),
    fix: (written) => {
      const {computed, kept} = partsIn(written);
      const {find, rest} = computedFirst(computed, written) ?? {};
      const where = kept && `WHERE ${kept} `;
      return isDifference(computed) ? undefined : rest && `${find} ${where}${rest}`;
    },
  },
  {
    pattern: words`${test}(?:${call}|(?<=\b(?:WHERE|AND|OR|NOT)\s{1,9}\({0,3})${sum})${compared}`,
    advice: (written, {before}) => adviceOn(written, before),
  },
];

/** Returns the computed condition of a query, and the others. */
function partsIn(query: string): {computed: string; kept: string} {
  const all = query.replace(/^\s*FIND\b.*?\bWHERE\s+/is, '').trim();
  const [computed = all] =
    new RegExp(String.raw`(?<![\w.])${call}${compared}`, 'i').exec(all) ?? [];
  return {computed, kept: conditionsWithout(computed, all)};
}

const isSum = (condition: string) => !/^\w+\s*\(/.test(condition);

const isDifference = (condition: string) =>
  isSum(condition) &&
  condition.includes('-') &&
  /date|found|seen|created|updated|closed|fixed|assessed/i.test(condition);

/** @param before the text before a condition, or a query that ends with it */
function adviceOn(condition: string, before: string): string {
  if (isDifference(condition))
    return "Dates can't be subtracted. Test a span of time, such as lastSeen IN LAST 30 days, or an attribute that holds days, such as ageInDays > 30.";
  const {find, rest, isNamed} = computedFirst(condition, before) ?? {};
  const code = rest
    ? `${isNamed ? '' : `${find} `}${rest}`
    : 'WITH h, size(h.tags) AS n WHERE n > 3 RETURN h, n';
  if (isSum(condition))
    return `A condition has no arithmetic. Compute the value in WITH first: ${code}.`;
  return new RegExp(`^(?:${sizes})\\b`, 'i').test(condition)
    ? `Count in WITH first: ${code}.`
    : `Functions can't be used in a condition. Compute the value in WITH first: ${code}.`;
}

/** A condition as a WITH and its WHERE, after the part that gives the model an alias. */
interface ComputedFirst {
  find: string;
  rest: string;
  /** Whether the model has an alias already, so that only the rest must be written. */
  isNamed: boolean;
}

/** Turns `FIND Host WHERE size(tags) > 3` into `FIND Host AS h WITH h, size(h.tags) AS n WHERE n > 3 RETURN h, n`. */
function computedFirst(condition: string, before: string): ComputedFirst | undefined {
  const [, code = '', tested = ''] =
    /^(\w+\s*\((?:[^()]|\([^()]*\))*\)|[^<>=!]*?[^<>=!\s])\s*((?:[<>=!]|\b(?:NOT\s+)?(?:IN|LIKE|CONTAINS|STARTS|ENDS)\b)[\s\S]*)$/i.exec(
      condition,
    ) ?? [];
  if (!code || !tested) return undefined;
  const [, model = 'Host', named] = /^\s*FIND\s+([\w|]+)(?:\s+AS\s+(\w+))?/i.exec(before) ?? [];
  const alias = named ?? aliasFor(model);
  const known = [...new Set([alias, ...aliasesIn(before)])];
  const find = `FIND ${model} AS ${alias}`;
  const [, counted = ''] =
    new RegExp(String.raw`^(?:${sizes})\s*\(\s*(?:DISTINCT\s+)?([\w.]+)\s*\)$`, 'i').exec(code) ??
    [];
  const related = namedModel(counted.split('.').at(-1) ?? '');
  if (related && !known.includes(counted))
    return {find, rest: countOf(related, alias, tested), isNamed: false};
  const passed = known.filter((each) => each !== counted);
  const isRecord = known.includes(counted);
  const value = counted
    ? code.replace(/^\w+/, isRecord ? 'count' : 'size')
    : withAlias(code, alias, known);
  const shown = counted && !isRecord ? withAlias(value, alias, known) : value;
  const rest = `WITH ${passed.join(', ')}, ${shown} AS n WHERE n ${tested} RETURN ${passed[0]}, n`;
  return {find, rest, isNamed: named !== undefined};
}

/** Puts an alias before each attribute that has none: `size(h.tags)` for `size(tags)`. */
const withAlias = (code: string, alias: string, known: string[]) =>
  code.replace(/"[^"\n]*"|(?<![\w.])[a-z_]\w*(?!\w|\s*\()/gi, (each) => {
    const isName = /^(?!(?:DISTINCT|TRUE|FALSE|NULL)$)\w/i.test(each) && !known.includes(each);
    return isName ? `${alias}.${each}` : each;
  });
