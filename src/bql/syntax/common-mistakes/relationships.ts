import {countOf} from '../foreign/counts';
import {testsAlias} from '../foreign/joins';
import {aliasesIn, type CommonMistake, type Context, clauseWords, words} from './common-mistake';

/** Makes a pattern that matches words in capitals or in lowercase. */
const anyCase = (pattern: string) =>
  `(?:${pattern}|${pattern.replace(/\\[a-z]|[A-Z]/g, (part) => part.toLowerCase())})`;

/** A model's name after some words. A model begins with a capital, so the words are in one case or the other. */
const beforeModel = (pattern: string) => new RegExp(`${anyCase(pattern)}\\s+(?=[A-Z][a-z])`, 'g');

const keywords = anyCase(clauseWords.join('|'));

/** What joins two models in SQL: `v.hostId = h.id`. */
const joint = String.raw`\w{1,40}\.\w{1,60}\s{0,9}(?:=|EQUALS TO ATTRIBUTE)\s{0,9}\w{1,40}\.\w{1,60}`;
const model = String.raw`[A-Z]\w*(?:\s+AS\s+\w+)?`;
const joinable = String.raw`[A-Z]\w*(?:\s+(?:AS\s+)?(?!(?:ON|USING|WHERE|RETURN|WITH|THAT|ORDER|LIMIT)\b)\w+)?(?:\s+ON\s+[\w.]+\s*=\s*[\w.]+)?`;

/** What's before a WHERE that would become an optional step's, though it tests another model. */
const beforeWhere = /^(?:(?!\b(?:THAT|RETURN|WITH|ORDER|LIMIT|JOIN)\b)[\s\S])*\bWHERE\b/i;

/** What a record has or lacks, if it's an attribute: `no owner`. */
const having = String.raw`(?:(?:DOES|DO)(?:\s+NOT|\s*N['’]T)\s+HAVE|HAS\s*N['’]T|LACKS?|HAS(?:\s+(?:NO|AN?))?|NO|WITHOUT|MISSING|HAVE(?:\s+NO)?|HAVING)\s+(?:ANY\s+|AN?\s+)?(?!HAS\b)[a-z]\w*(?=\s*(?:$|\)|\b(?:AND|OR|THAT|RETURN|ORDER|LIMIT)\b))`;

/**
 * A verb of several words before a model: `IS IN`, `runs on the`. The words for "not" and for numbers mean something
 * else.
 */
const severalWords = new RegExp(
  String.raw`(?<=\b(?:THAT|that)\s{1,9}(?:(?:NOT|not)\s{1,9})?)(?!(?:${anyCase('RELATES\\s{1,9}TO|NOT|NEVER|LACKS?|DOES|DO|HAVE|OPTIONAL(?:LY)?|MAYBE|HAS\\s{1,9}(?:NO|NOT|ZERO|ANY|SOME|AN?)')})\b)(?:[A-Z_]{2,30}|[a-z_]{2,30})(?:\s{1,9}(?!(?:${anyCase('AS|WHERE|AND|OR|NOT|NO|ZERO|AT|MORE|RETURN|WITH|THAT')})\b)(?:[A-Z_]{1,30}|[a-z_]{1,30})){1,4}(?=\s{1,9}[A-Z]\w*[a-z])`,
  'g',
);

/** Relationships as people say them, or as other languages write them. */
export const relationshipMistakes: CommonMistake[] = [
  {
    pattern:
      /(?<=\b(?:THAT|that)\s{1,9}(?:(?:NOT|not)\s{1,9})?)(?:CONTAINS?|contains?)(?=\s{1,9}[A-Z])/g,
    advice: 'CONTAINS compares text. For a relationship, write HAS.',
    fix: 'HAS',
  },
  {
    pattern: words`(?<=\bTHAT\s{1,9}(?:NOT\s{1,9})?)(?:>>|<<|->|<-)\s{0,9}[A-Z_]{2,40}\b`,
    advice: 'Write the direction after the verb:',
    fix: (written) =>
      written.replace(
        /^(\S\S)\s*(\w+)$/,
        (_all, arrow: string, verb: string) => `${verb} ${arrow.includes('>') ? '>>' : '<<'}`,
      ),
  },
  {
    pattern: words`\bTHAT\s{1,9}[A-Z_]{2,40}\s{1,9}[A-Z]\w{0,60}(?:\s{1,9}AS\s{1,9}\w{1,60})?\s{0,9}(?:[<>]=?|=)\s{0,9}\d{1,9}\b`,
    advice: (written, {before}) =>
      without0(written)
        ? 'For records without a related record, write'
        : `A relationship has no count. Count in WITH, and test it after WITH: ${countedAfter(written, before)}.`,
    fix: without0,
  },
  {
    pattern: words`\bLEFT\s+(?:OUTER\s+)?JOIN\s+[A-Z]\w*\s+(?:AS\s+)?(\w+)\s+ON\s+[\w.]+\s*=\s*[\w.]+\s+WHERE\s+\1\.\w+\s+IS\s+NULL\b`,
    advice: 'BQL has no LEFT JOIN. To find records without a related record, write THAT NOT:',
    fix: without,
  },
  {
    pattern: new RegExp(
      String.raw`\b${anyCase(String.raw`(?:LEFT(?:\s{1,9}OUTER)?|OPTIONAL(?:LY)?)\s{1,9}(?:JOIN|MATCH)(?:\s{1,9}THAT)?`)}\s{1,9}(?=(?:[A-Z_]{2,40}|[a-z_]{2,40})\s{1,9}(?:(?:>>|<<)\s{0,9})?[A-Z]\w*[a-z])`,
      'g',
    ),
    advice: 'To keep records without a related record, write OPTIONALLY THAT.',
    fix: 'OPTIONALLY THAT ',
  },
  {
    pattern: words`\b(?:LEFT\s+(?:OUTER\s+)?JOIN|OPTIONAL\s+(?:MATCH|JOIN))\s+${joinable}`,
    advice: (written, {after}) => {
      const step = optionally(written, after);
      const why = step.startsWith('OPTIONALLY')
        ? 'To keep records without a related record, write OPTIONALLY THAT'
        : 'The WHERE on the related record keeps only records that have one, so follow the relationship';
      return `BQL has no ${/^\w+\s+(?:OUTER\s+)?\w+/i.exec(written)?.[0].toUpperCase()}. ${why}: ${step}.`;
    },
    fix: (written, {after}) => {
      const step = optionally(written, after);
      const isTestOfOther = step.startsWith('OPTIONALLY') && beforeWhere.test(after);
      return isTestOfOther && /JOIN/i.test(written) ? undefined : step;
    },
  },
  {
    pattern: words`(?<!\b(?:RIGHT|FULL|CROSS|OUTER)\s{1,9})\b(?:INNER\s+)?JOIN\s+${joinable}`,
    advice: 'BQL has no JOIN. Follow the relationship:',
    fix: (written) => `THAT HAS ${joinedModel(written)}`,
  },
  {
    pattern: words`\b(?:RIGHT|FULL)\s+(?:OUTER\s+)?JOIN\b`,
    advice:
      'BQL has no RIGHT or FULL JOIN. Start with the model whose records you want to keep, and write OPTIONALLY THAT before the other one.',
  },
  {
    pattern: words`\b(?:WHERE|AND)\s+(?:NOT\s+)?(?:EXISTS\s+)?THAT\s+(?!NOT\b|RELATES\b)\w+\s+${model}(?<=\b(?:WHERE|NOT|EXISTS)\s{0,9}THAT\b[^]{0,200})`,
    advice: "A relationship isn't a condition. Write",
    fix: stepOf,
  },
  {
    pattern: words`\b(?:WHERE\s{1,9}(?:NOT\s{1,9})?|AND\s{1,9}NOT\s{1,9})(?!NOT\b|EXISTS\b)[a-z]\w{0,40}\s{1,9}THAT\s{1,9}(?!NOT\b)`,
    advice: (written, context) =>
      `A relationship isn't a condition. ${branchOf(written, context) ? 'Write' : 'If OR joins it with a condition, write two queries.'}`,
    fix: branchOf,
  },
  {
    pattern: words`\b(?:WHERE\s+)?(?:NOT|EXCEPT)\s+THAT\s+(?!NOT\b)(?=(?:RELATES\s+TO|[A-Z_]+)\s)(?<!\b(?:WHERE|AND)\s+NOT\s+THAT\s+)`,
    advice: (_written, {after}) => {
      const step = stepIn(after);
      const isTested = /^(?:\s+AS\s+\w+)?\s+WHERE\b/i.test(after.slice(step.length));
      return `Write NOT after THAT: THAT NOT ${step}.${isTested ? ' Its WHERE says which records must not exist.' : ''}`;
    },
    fix: 'THAT NOT ',
  },
  {
    pattern: words`\bMAYBE\s+THAT\b|\bOPTIONAL(?:LY)?\s+(?!(?:THAT|MATCH|JOIN)\b)(?=[A-Z_]{1,40}\s+[A-Z])|\bTHAT\s+(?:OPTIONAL(?:LY)?|MAYBE)\b`,
    advice: 'To keep records without a related record, write OPTIONALLY THAT.',
    fix: (written) => `OPTIONALLY THAT${/\s$/.test(written) ? ' ' : ''}`,
  },
  {
    pattern: words`\bWITH\s+(?:AT\s+LEAST|MORE\s+THAN|OVER|AT\s+MOST|LESS\s+THAN|FEWER\s+THAN)\s+\d+\b(?<=\bAS\s{1,9}\w{1,60}\s{1,9}WITH\s[^]{1,30})`,
    advice: (written, {before}) => {
      const [first = 'h', ...others] = aliasesIn(before);
      const sign = /LEAST/i.test(written)
        ? '>='
        : /MOST/i.test(written)
          ? '<='
          : /MORE|OVER/i.test(written)
            ? '>'
            : '<';
      return `Count in WITH, and test the count after it: WITH ${first}, count(${others.at(-1) ?? '*'}) AS n WHERE n ${sign} ${/\d+/.exec(written)?.[0]} RETURN ${first}, n.`;
    },
  },
  {
    pattern: words`\b(?:HAS|HAVE)\s+(?:AT\s+LEAST\s+(?:ONE|1)|(?:ONE|1)\s+OR\s+MORE|ONE)\s+(?=[A-Z])`,
    advice: withModel('HAS finds records with at least one. Write HAS'),
    fix: 'HAS ',
  },
  {
    pattern: severalWords,
    advice: 'A verb is one word:',
    fix: (written) => verbOf(written),
  },
  {
    pattern: words`\b(?:HAS|HAVE)\s+(?:(?:AT\s+LEAST|MORE\s+THAN|OVER|[<>]=?)\s*\d+|\d+\s*\+|\d+\s+OR\s+MORE)\s+(?=[A-Z])`,
    advice: (written, {before, after}) =>
      `A relationship has no count. Count in WITH, and test it after WITH: ${countedStep(written, before, after)}.`,
  },
  {
    pattern: words`\bTHAT\s+(?:[A-Z_]+\s+(?:NOT|0|ZERO)|NEVER\s+[A-Z_]+|LACKS?|(?:ARE|IS)\s*N['’]T\s+[A-Z_]+|NOT\s+HAVE)\s+(?:ANY\s+|AN?\s+)?(?=[A-Z]\w)(?!(?:IN|IS|AND|HAS|HAVE)\b)`,
    advice: (written, {after}) =>
      `Write NOT after THAT: ${negated(written)}${/^\w+/.exec(after)?.[0]}.`,
    fix: negated,
  },
  {
    pattern: beforeModel(
      String.raw`(?:\b(?:THAT|WHERE|AND|WITH)\s+)?\b(?:WITHOUT|WITH\s+NO|(?:DOES|DO)(?:\s+NOT|N['’]T)\s+HAVE|HASN['’]T|HAS\s+NO|HAVE\s+NO|NO)(?:\s+(?:ANY|AN?))?`,
    ),
    advice: withModel('To find records without a related record, write THAT NOT: THAT NOT HAS'),
    fix: 'THAT NOT HAS ',
  },
  {
    pattern: beforeModel(
      String.raw`(?:\b(?:WHERE|AND)\s+)?\b(?<!\bTHAT\s{1,9})NOT\s+(?:HAS|HAVING|EXISTS)(?:\s+(?:ANY|AN?))?`,
    ),
    advice: withModel('To find records without a related record, write THAT NOT: THAT NOT HAS'),
    fix: 'THAT NOT HAS ',
  },
  {
    pattern: beforeModel(
      String.raw`(?:\b(?:WHERE|WHO|WHICH|WHOSE)\s+)?\b(?<!\b(?:THAT|NOT|AND|OR|OPTIONAL(?:LY)?)\s{1,9})(?:HAS|HAVING(?!\s+\w+\s*[<>=!])|INCLUDING|HAVE)(?:\s+(?:ANY|SOME|AN?))?`,
    ),
    advice: withModel('Follow a relationship with THAT: THAT HAS'),
    fix: 'THAT HAS ',
  },
  {
    pattern: beforeModel(String.raw`\b(?:ANY|SOME|AN?)(?<=\b[A-Z_]{1,40}\s{1,9}(?:ANY|SOME|AN?))`),
    advice: withModel('Write the model directly after the verb: THAT HAS'),
    fix: '',
  },
  {
    pattern: /\bAND\s+(?:NOT\s+)?(?:HAS|OWNS|USES|SUPPORTS|AFFECTS|IS)\s+(?=[A-Z][a-z])/g,
    advice: (written, {before, after}) =>
      `Write an alias and THAT before each further relationship: AND ${firstAlias(before) ?? 'h'} THAT ${written.replace(/^AND\s+/, '')}${stepIn(after)}. Without AND, THAT continues from the model before it.`,
    fix: (written, {before}) => {
      const alias = firstAlias(before);
      return alias && written.replace(/^AND\s+/, `AND ${alias} THAT `);
    },
  },
  {
    pattern: words`(?<=\b(?:WHERE|AND|OR)\s{1,9})(?:(?!(?:HAS|NO|THAT|OPTIONALLY)\b)[a-z]\w*\s+)?${having}`,
    advice: 'Write EXISTS or NOT EXISTS after an attribute:',
    fix: existence,
  },
  {
    pattern: words`(?<=\bFIND\s{1,9}\w{1,99}\s{1,9}(?:AS\s{1,9}\w{1,99}\s{1,9})?)(?!WHERE\b)(?:WITH\s+(?=NO\b))?${having}`,
    advice: 'Write EXISTS or NOT EXISTS after an attribute:',
    fix: (written) => `WHERE ${existence(written)}`,
  },
  {
    pattern: beforeModel(
      String.raw`(?<!\bTHAT\s{1,9}(?:NOT\s{1,9})?)\b(?:IS\s+|ARE\s+)?(?:OWNED|MANAGED|USED|AFFECTED)\s+BY`,
    ),
    advice: (written) => `Follow a relationship with THAT: THAT ${verbOf(written)} Person.`,
    fix: (written) => `THAT ${verbOf(written)} `,
  },
  {
    pattern: /\bTHAT\s+[A-Z][a-z]\w*(?=\s*(?:$|AS\b|WHERE\b|RETURN\b|THAT\b|LIMIT\b))/g,
    advice: 'Write a verb between THAT and the model: THAT HAS Vulnerability.',
    fix: (written) => written.replace(/^THAT/, 'THAT RELATES TO'),
  },
  {
    pattern: words`\bOR\s+(?:\w+\s+)?THAT\b`,
    advice:
      'BQL has no OR between relationships. Name several models with |, as in THAT HAS Vulnerability|Ticket, or write two queries.',
  },
  {
    pattern: words`\bAND\s+(?=THAT\b)`,
    advice: (_written, {before, after}) =>
      `Write an alias between AND and THAT: AND ${firstAlias(before) ?? 'h'} ${stepIn(after)}. Without AND, THAT continues from the model before it.`,
    fix: (_written, {before}) => firstAlias(before) && `AND ${firstAlias(before)} `,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\b${anyCase('FIND')}\s{1,9}[A-Z]\w{0,60}\s{1,9}(?:${anyCase('AS')}\s{1,9})?\w{1,40})\s{0,9},\s{0,9}[A-Z]\w{0,60}[a-z](?:\s{1,9}(?:${anyCase('AS')}\s{1,9})?(?!${keywords}\b)\w{1,40})?(?:\s{1,9}${anyCase('WHERE')}\s{1,9}${joint}(?:\s{1,9}${anyCase('AND')}\b)?)?(?=\s{0,9}$|\s{1,9}${keywords}\b)`,
      'g',
    ),
    advice: 'To connect two models, follow a relationship with THAT:',
    fix: connected,
  },
];

/** Ends advice with the model after what was written. */
function withModel(advice: string): CommonMistake['advice'] {
  return (_written, {after}) => `${advice} ${/^\w+/.exec(after)?.[0]}.`;
}

/** Turns `HAS AT LEAST 5 ` before `Finding` into a step and a WITH that counts its records. */
function countedStep(written: string, before: string, after: string): string {
  const [model = ''] = /^\w+/.exec(after) ?? [];
  const sign = /[<>]=?/.exec(written)?.[0] ?? (/LEAST|\+|MORE$/i.test(written.trim()) ? '>=' : '>');
  return countOf(model, firstAlias(before) ?? 'h', `${sign} ${/\d+/.exec(written)?.[0]}`);
}

/** Turns `THAT HAS Ticket = 0` into `THAT NOT HAS Ticket`. */
function without0(written: string): string | undefined {
  const [, step] =
    /^THAT\s+(\w+\s+\w+)(?:\s+AS\s+\w+)?\s*(?:<=?\s*0|=\s*0|<\s*1)$/i.exec(written) ?? [];
  return step && `THAT NOT ${step}`;
}

/** Turns `THAT HAS Ticket > 5` into a step and a WITH that counts its records. */
function countedAfter(written: string, before: string): string {
  const [, model = '', test = ''] = /^THAT\s+\w+\s+(\w+)[^<>=]*(.*)$/i.exec(written) ?? [];
  const [, sign, count] = /^([<>=]+)\s*(\d+)$/.exec(test) ?? [];
  return countOf(model, firstAlias(before) ?? 'h', `${sign} ${count}`);
}

/** Returns the words that begin with a verb or THAT, up to a model: `THAT HAS Package`. */
const stepIn = (after: string) => /^[\s\S]*?\b[A-Z](?=[a-z])\w*/.exec(after)?.[0] ?? after;

/** Returns the alias of the model after FIND. */
const firstAlias = (before: string) => /^\s*FIND\s+[\w|]+\s+AS\s+(\w+)/i.exec(before)?.[1];

/**
 * Turns `LEFT JOIN Finding AS f ON f.targets = h.id` into `OPTIONALLY THAT HAS Finding AS f`. In SQL, a WHERE on the
 * joined record drops records without one.
 */
function optionally(written: string, after: string): string {
  const joined = joinedModel(written);
  const isTested = /JOIN/i.test(written) && testsAlias(after, /\w+$/.exec(joined)?.[0] ?? '');
  return `${isTested ? '' : 'OPTIONALLY '}THAT HAS ${joined}`;
}

/** Turns `JOIN Finding f ON f.targets = h.id` into `Finding AS f`. */
function joinedModel(written: string): string {
  const [, model = '', alias] =
    /(?:JOIN|MATCH)\s+(\w+)(?:\s+(?:AS\s+)?(?!ON\b)(\w+))?/i.exec(written) ?? [];
  return alias ? `${model} AS ${alias}` : model;
}

/** Turns `, Finding f WHERE f.hostId = h.id AND` into `THAT HAS Finding AS f WHERE`. */
function connected(written: string, {after}: Context): string | undefined {
  const [, source = '', where = ''] = /^,\s*(.*?)(?:\s+(WHERE\s.*))?$/is.exec(written) ?? [];
  const [model, ...alias] = source.split(/\s+/);
  const target = alias.length > 0 ? `${model} AS ${alias.at(-1)}` : model;
  const isJoined = new RegExp(joint).test(after);
  return isJoined ? undefined : ` THAT HAS ${target}${/\sAND$/i.test(where) ? ' WHERE' : ''}`;
}

/** Turns `LEFT JOIN Finding AS f ON … WHERE f.id IS NULL` into `THAT NOT HAS Finding`. */
function without(written: string): string {
  return `THAT NOT HAS ${/JOIN\s+(\w+)/i.exec(written)?.[1]}`;
}

/** Turns `WHERE NOT THAT OWNS Person` into `THAT NOT OWNS Person`. */
function stepOf(written: string): string {
  const [, step] = /\bTHAT\s+(.*)$/is.exec(written) ?? [];
  return `THAT ${/^\w+\s+NOT\b/i.test(written) ? 'NOT ' : ''}${step}`;
}

/** Turns `WHERE NOT h THAT` into `AND h THAT NOT`, unless OR is before it. */
function branchOf(written: string, {before}: Context): string | undefined {
  const [, alias] = /(\w+)\s+THAT\s+$/i.exec(written) ?? [];
  if (/\bOR\b(?![\s\S]*\bWHERE\b)/i.test(before.replace(/"[^"]*"/g, ''))) return undefined;
  return `AND ${alias} THAT ${/\bNOT\b/i.test(written) ? 'NOT ' : ''}`;
}

/** Turns `THAT HAS NOT` and `THAT LACKS` into `THAT NOT HAS`. */
function negated(written: string): string {
  const [verb = 'HAS'] = (written.match(/[a-z_]+/gi) ?? [])
    .map((word) => word.toUpperCase())
    .filter((word) => !/^(?:THAT|NOT|ZERO|NEVER|LACKS?|ARE|ISN?|T|ANY|AN?|HAVE)$/.test(word));
  return `THAT NOT ${verb} `;
}

/** Turns `WHERE no owner` into `WHERE owner NOT EXISTS`. */
function existence(written: string): string {
  const attribute = /\w+$/.exec(written)?.[0];
  const [, alias] =
    /^(?!(?:WITH|WITHOUT|NO|HAS|HAVE|HAVING|MISSING|LACKS?|DOES|DO|HASN|DOESN|DON)\b)(\w+)/i.exec(
      written,
    ) ?? [];
  const isAbsent = /\b(?:NO|NOT|WITHOUT|MISSING|LACKS?)\b|N['’]T\b/i.test(written);
  return `${alias ? `${alias}.` : ''}${attribute} ${isAbsent ? 'NOT ' : ''}EXISTS`;
}

/** Turns `is owned by the` into `OWNED_BY`, and `IS IN` into `IS_IN`. */
const verbOf = (written: string) =>
  written
    .trim()
    .toUpperCase()
    .replace(/^(?:IS|ARE|HAS|HAVE)\s+(?:BEEN\s+)?(?=\w{3,}\s)/, '')
    .replace(/\s+(?:ANY|SOME|THE|AN?)$/, '')
    .replace(/\s+/g, '_');
