import {freeAlias, modelOf, namedModel} from '../foreign/model-names';
import {aliasesIn, type CommonMistake, type Context, words} from './common-mistake';
import {conditionsOf} from './subqueries';

const clause = String.raw`\b(?:THAT|OPTIONALLY|(?<!\b(?:STARTS|ENDS)\s{1,9})WITH|RETURN|ORDER|SKIP|LIMIT)\b`;
const name = String.raw`[a-z_]\w{0,60}`;
const operator = String.raw`[<>=!]|(?:NOT|IN|LIKE|CONTAINS|STARTS|ENDS|IS|EXISTS)\b`;

/** A condition in parentheses, which can contain other parentheses. */
const inside = String.raw`(?:[^(){}]|\([^(){}]{0,200}\)){1,400}?`;

/** Conditions after the parentheses, if they end the WHERE. */
const others = String.raw`(?:\s{1,9}AND\s{1,9}(?<others>(?:(?!${clause}|\b(?:EXISTS|OR)\b)[^(){}]){1,400})(?=$|${clause}))?`;

const inStep = words`\b(?<lead>WHERE|AND|OR)\s{1,9}(?<not>NOT\s{1,9})?(?:EXISTS\s{0,9})?[({]\s{0,9}(?:(?:(?<from>${name})\s{1,9})?THAT\s{1,9}|(?=HAS\s))(?!NOT\b)(?<verb>RELATES\s{1,9}TO|\w{1,40})\s{1,9}(?<model>${name}(?:\|${name}){0,5})(?:\s{1,9}AS\s{1,9}(?<alias>\w{1,40}))?(?:\s{1,9}WHERE\s(?<where>${inside}))?\s{0,9}[)}]${others}`;

const inPath = words`\b(?<lead>WHERE|AND|OR)\s{1,9}(?<not>NOT\s{1,9})?(?<all>EXISTS|ALL|EVERY)\s{0,9}\(\s{0,9}(?<where>(?<path>${name}(?:\.${name}){0,4})\s{0,9}(?:${operator})${inside})\s{0,9}\)${others}`;

const wrong = "A relationship isn't a condition.";
const afterAll = 'Write THAT after all conditions. If OR joins them, write two queries.';

/** Steps to related records that are written as conditions. */
export const stepAsConditionMistakes: CommonMistake[] = [
  {
    pattern: inStep,
    advice: (written, context) =>
      stepInstead(written, context) ? `${wrong} Write` : `${wrong} ${afterAll}`,
    fix: stepInstead,
  },
  {pattern: inPath, advice: adviceOnTest, fix: testInstead},
  {
    pattern: words`\b(?:WHERE|AND|OR)\s{1,9}(?:NOT\s{1,9})?(?:EXISTS\s{0,9})?[({]\s{0,9}(?:${name}\s{1,9})?THAT\b`,
    advice: `${wrong} ${afterAll}`,
  },
];

function adviceOnTest(written: string, context: Context): string {
  const {not, all = '', path = ''} = partsOf(inPath, written);
  const isAll = !/EXISTS/i.test(all);
  const fix = testInstead(written, context);
  const start = isAll
    ? `BQL has no ${all.toUpperCase()}.`
    : 'EXISTS follows an attribute, and takes no condition.';
  if (!fix) return `${start} To test related records, follow the relationship. ${afterAll}`;
  if (isAll) return `${start} To find records where none differs, write THAT NOT:`;
  const isOfRelated = not && /^THAT|\sTHAT\s/.test(fix) && path.includes('.');
  return isOfRelated
    ? `${start} To find records without such a related record, write THAT NOT:`
    : `${start} Write`;
}

/** Returns the parts of what a pattern matched. Empty if texts in quotes contain parentheses. */
const partsOf = (pattern: RegExp, written: string): Record<string, string | undefined> =>
  new RegExp(`^${pattern.source}$`, 'i').exec(written)?.groups ?? {};

/** Turns `WHERE NOT EXISTS (THAT HAS Finding AS f WHERE f.riskScore > 7)` into a step after the other conditions. */
function stepInstead(written: string, context: Context): string | undefined {
  const {from, verb, model = '', alias, where = '', ...parts} = partsOf(inStep, written);
  if (!verb) return undefined;
  const taken = aliasesIn(context.before);
  const own = alias ?? freeAlias(model, taken);
  const conditions = alias ? where.trim() : conditionsOf(where, model, own);
  const target = alias || conditions ? `${model} AS ${own}` : model;
  const branch = from && from !== taken.at(-1) ? `AND ${from} ` : '';
  const step = `${branch}THAT ${parts.not ? 'NOT ' : ''}${verb} ${target}${conditions && ` WHERE ${conditions}`}`;
  return afterOthers(step, parts, written, context);
}

/** Turns `WHERE NOT EXISTS (t.findings.status != "Fixed")` into a step to findings. */
function testInstead(written: string, context: Context): string | undefined {
  const {path = '', where = '', lead, not, all = '', others} = partsOf(inPath, written);
  const taken = aliasesIn(context.before);
  const names = path.split('.');
  const [from] = taken.includes(names[0] ?? '') ? names.splice(0, 1) : [];
  const [related = '', ...rest] = names;
  const isAll = !/EXISTS/i.test(all);
  if (rest.length === 0)
    return isAll ? undefined : `${lead} ${not ?? ''}(${where})${others ? ` AND ${others}` : ''}`;
  const model = namedModel(related) ?? modelOf(related);
  const alias = freeAlias(model, taken);
  const start = [...(from ? [from] : []), related, ''].join('.');
  const tests = where.trim().replaceAll(start, `${alias}.`);
  const conditions = isAll ? opposite(tests) : tests;
  const isAbsent = isAll !== (not !== undefined);
  if (!conditions || (isAll && not)) return undefined;
  const branch = from && from !== taken.at(-1) ? `AND ${from} ` : '';
  const step = `${branch}THAT ${isAbsent ? 'NOT ' : ''}HAS ${model} AS ${alias} WHERE ${conditions}`;
  return afterOthers(step, {lead, others}, written, context);
}

/** Turns `f.status = "Fixed"` into `f.status != "Fixed"`. */
function opposite(test: string): string | undefined {
  const [, path, sign, value] = /^([\w.]+)\s*(!?=)\s*("[^"]*"|[\w.-]+)$/.exec(test) ?? [];
  return path && `${path} ${sign === '=' ? '!=' : '='} ${value}`;
}

/** Puts a step behind the other conditions, which would belong to the step if they followed. */
function afterOthers(
  step: string,
  {lead, others}: Record<string, string | undefined>,
  written: string,
  {before, after}: Context,
): string | undefined {
  const earlier = before.replace(/"[^"]*"/g, '""');
  const isEither = /OR/i.test(lead ?? '') || /\bOR\b(?![\s\S]*\bWHERE\b)/i.test(earlier);
  const isContinued = /^\s*(?:AND|OR)\b(?!\s+(?:NOT\s+)?(?:EXISTS\s*)?[({]|\s+\w+\s+THAT\b)/i;
  if (isEither || isContinued.test(after)) return undefined;
  const gap = /\s$/.test(written) ? ' ' : '';
  return `${others ? `${lead} ${others.trim()} ` : ''}${step}${gap}`;
}
