import {countOf} from '../foreign/counts';
import {aliasFor} from '../foreign/model-names';
import {aliasesIn, type CommonMistake, type Context, either, words} from './common-mistake';

const model = String.raw`[A-Z]\w{0,60}`;
const aliased = String.raw`${model}(?:\s{1,9}(?:AS|as)\s{1,9}\w{1,40})?`;
const find = String.raw`\b(?:FIND|find)\s{1,9}${aliased}\s{1,9}`;
const step = String.raw`(?:THAT|that)\s{1,9}(?:RELATES\s{1,9}TO|[A-Z_]{2,40})\s{1,9}`;
const keywords = `(?:${either('AS', 'WHERE', 'THAT', 'OPTIONALLY', 'WITH', 'RETURN', 'ORDER', 'SKIP', 'LIMIT', 'AND', 'OR', 'NOT')})`;

const target = String.raw`(?<model>${model}(?:\|${model}){0,5})(?:\s{1,9}(?:AS|as)\s{1,9}(?<alias>\w{1,40}))?(?:\s{1,9}(?:${either('WHERE')})\s(?<where>(?:(?!\b${keywords}\b)[^]|\b(?:${either('AND', 'NOT')})\b){1,200}))?`;

/** A step, and another one after OR that follows the same verb from the same model. */
const eitherStep = new RegExp(
  String.raw`(?<=(?<!\b(?:OPTIONALLY|optionally)\s{1,9})\b(?:THAT|that)\s{1,9})(?<verb>(?!NOT\b)(?:RELATES\s{1,9}TO|[A-Z_]{2,40}))\s{1,9}${target}\s{1,9}(?:OR|or)\s{1,9}(?:(?<from>\w{1,40}\s{1,9})?(?:THAT|that)\s{1,9})?\k<verb>\s{1,9}${target.replace(/\?<(\w+)>/g, '?<$12>')}(?=\s{0,9}$|\s{1,9}${keywords}\b)`,
  'g',
);

/** Several models of a relationship, counts of them, and records that are named by what they're related to. */
export const relatedModelMistakes: CommonMistake[] = [
  {pattern: eitherStep, advice: 'Join several models with |:', fix: inOneStep, isFixOnly: true},
  {
    pattern: new RegExp(
      String.raw`(?<=\b${step})${model}(?:\s{0,9}(?:,|\b(?:${either('OR')})\b)\s{0,9}(?!${keywords}\b)${model}){1,9}(?![\w.]|\s*[.=<>(]|\s{1,9}[A-Z]\w*[a-z])`,
      'g',
    ),
    advice: 'Join several models with |:',
    fix: (written) => written.split(/\s*(?:,|\bOR\b)\s*/i).join('|'),
  },
  {
    pattern: new RegExp(
      String.raw`${find}(?:${either('WHERE')}\s[^\n]{1,200}?\s)?${step}${aliased}\s{1,9}(?:AND|and)\s{1,9}(?!${keywords}\b)[A-Z]\w*[a-z]\b(?!\s{1,9}(?:${either('THAT', 'OPTIONALLY')})\b|[.\s]*[.=<>(])`,
      'g',
    ),
    advice: (written) =>
      `For another relationship, write an alias and THAT: ${bothSteps(written)}.`,
    fix: bothSteps,
  },
  {
    pattern: new RegExp(
      String.raw`${find}(?:THAT|that)\s{1,9}[A-Z_]{2,40}\s{1,9}(?:COUNT|count)\s{0,9}\(\s{0,9}${model}\s{0,9}\)\s{0,9}[<>=]{1,2}\s{0,9}\d{1,9}\b`,
      'g',
    ),
    advice: 'A relationship has no count. Count in WITH, and test it after WITH:',
    fix: counted,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=${find})(?:${either('IN', 'ON', 'OF', 'FOR', 'FROM', 'AFFECTING')})\s{1,9}(?!${keywords}\b)${aliased}(?:\s{1,9}(?:${either('WHERE')})\s(?:(?!\b(?:${either('THAT', 'OPTIONALLY', 'WITH', 'RETURN', 'ORDER', 'SKIP', 'LIMIT')})\b)[^]){1,300})?`,
      'g',
    ),
    advice: 'Follow a relationship:',
    fix: placed,
  },
  {
    pattern: words`(?<=\bFIND\s{1,9}[A-Z]\w{0,60}\s{1,9}(?:AS\s{1,9}\w{1,40}\s{1,9})?)(?:(?:THAT|WHO|WHICH)\s{1,9})?(?:(?:IS|ARE)\s{1,9})?(?:OWNED_?\s{0,9}BY|ASSIGNED\s{1,9}TO)\s{1,9}"[^"\n]*"`,
    advice: 'Compare the attribute that holds people:',
    fix: (written) =>
      `WHERE ${/OWNED/i.test(written) ? 'owners' : 'assigned'} = ${/"[^"]*"$/.exec(written)?.[0]}`,
  },
];

/**
 * Turns `HAS Host AS h OR v THAT HAS Container AS c` into `HAS Host|Container AS h`.
 *
 * @returns undefined if the conditions differ, if the second step begins elsewhere, or if the path continues
 */
function inOneStep(written: string, {before, after}: Context): string | undefined {
  const {
    verb,
    model: first,
    alias,
    where,
    from,
    ...second
  } = new RegExp(`${eitherStep.source}`).exec(`THAT ${written}`)?.groups ?? {};
  const {model2: other, alias2, where2} = second;
  const [origin] = /(?<=\bAND\s+)\w+(?=\s+THAT\s+$)/i.exec(before) ?? aliasesIn(before).slice(-1);
  const isElsewhere = from !== undefined && from.trim().replace(/\s.*$/s, '') !== origin;
  const isUsed = alias2 && alias2 !== alias && new RegExp(`\\b${alias2}\\b`).test(after);
  const isContinued = /^\s*(?:AND\s+\w+\s+)?(?:OPTIONALLY\s+)?THAT\b/i.test(after);
  const tests = [testsWithout(where, alias), testsWithout(where2, alias2)];
  if (isElsewhere || isUsed || isContinued || tests[0] !== tests[1]) return undefined;
  const conditions = where ? ` WHERE ${where.trim()}` : '';
  return `${verb} ${first}|${other}${alias ? ` AS ${alias}` : ''}${conditions}`;
}

/** Returns conditions without their alias, to compare them. */
const testsWithout = (where = '', alias = ''): string =>
  where.trim().replaceAll(alias && `${alias}.`, '');

/** Turns `FIND Host THAT HAS Vulnerability AND Violation` into two steps from a host. */
function bothSteps(written: string): string {
  const [, first = '', named, between = '', verb = '', last = ''] =
    /^(FIND\s+[A-Z]\w*)(?:\s+AS\s+(\w+))?(\s[\s\S]*?)\bTHAT\s+(RELATES\s+TO|\w+)(\s[\s\S]*)$/i.exec(
      written,
    ) ?? [];
  const alias = named ?? aliasFor(first.split(/\s+/)[1] ?? '');
  const target = last.replace(
    /\s+AND\s+(\w+)$/i,
    (_all, other: string) => ` AND ${alias} THAT ${verb} ${other}`,
  );
  return `${first} AS ${alias}${between}THAT ${verb}${target}`;
}

/** Turns `FIND Host THAT HAS COUNT(Vulnerability) > 5` into a step and a WITH that counts its records. */
function counted(written: string): string {
  const [, find = '', named, related = '', test = ''] =
    /^(FIND\s+\w+)(?:\s+AS\s+(\w+))?\s[\s\S]*\(\s*(\w+)\s*\)\s*([\s\S]*)$/i.exec(written) ?? [];
  const alias = named ?? aliasFor(find.split(/\s+/)[1] ?? '');
  return `${find} AS ${alias} ${countOf(related, alias, test)}`;
}

/** Turns `IN Host WHERE riskScore > 5` into `WHERE riskScore > 5 THAT HAS Host`: the condition is about what's found. */
function placed(written: string): string {
  const [, target = '', where = ''] =
    /^\w+\s+(\w+(?:\s+AS\s+\w+)?)\s*([\s\S]*)$/i.exec(written) ?? [];
  const [, alias] = /\sAS\s+(\w+)$/i.exec(target) ?? [];
  const isOfTarget = alias && new RegExp(`(?<![\\w.])${alias}\\.`).test(where);
  const gap = /\s$/.test(written) ? ' ' : '';
  const parts = [where.trim(), `THAT HAS ${target}`];
  return `${(isOfTarget ? parts.toReversed() : parts).filter(Boolean).join(' ')}${gap}`;
}
