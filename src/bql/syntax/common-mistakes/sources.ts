import {capitalized} from '../../../base/text/words';
import {namedModel} from '../foreign/model-names';
import {
  type CommonMistake,
  type Context,
  clauseWords,
  either,
  testIn,
  words,
} from './common-mistake';
import {withAlias} from './subqueries';

const keyword = `(?:${[...clauseWords, 'AS'].join('|')})\\b`;

/** Words that can follow a model, in both cases, for a pattern that must tell a model from an alias by its case. */
const afterModel = [
  ...clauseWords,
  'AS',
  'TOP',
  'TAKE',
  'OFFSET',
  'FETCH',
  'SORT',
  'GROUP',
  'HAVING',
]
  .flatMap((word) => [word, word.toLowerCase()])
  .join('|');

const operator = String.raw`\s*(?:[=<>!~]|\b(?:IN|IS|NOT|EXISTS|CONTAINS|LIKE|STARTS|ENDS)\b)`;

/** What's directly before a model. Patterns that use it tell a verb from a model by its case. */
const beforeModel = String.raw`\b(?:FIND|find|(?:THAT|that)\s{1,9}(?:(?:NOT|not)\s{1,9})?(?:RELATES\s{1,9}TO|[A-Z_]{2,40})(?:\s{0,9}(?:>>|<<))?)\s{1,9}`;

const model = String.raw`[A-Z]\w{0,60}[a-z]`;

/** Matches a word in lowercase directly after a model: an alias without AS, or an attribute without WHERE. */
const lowercaseAfterModel = (next: string) =>
  new RegExp(
    String.raw`\b(?!(?:${afterModel})\b)[a-z]\w*\b(?<=\b(?:FIND|find|(?:THAT|that)\s+(?:NOT\s+|not\s+)?(?:RELATES\s+TO|[A-Z_]+)(?:\s*(?:>>|<<))?)\s+(?!(?:${afterModel})\b)[A-Z]\w*(?:\|[A-Z]\w*)*\s+\w+)${next}`,
    'g',
  );

const everyRecord = (_written: string, {after}: Context) =>
  `FIND finds every record of a model. Write the model directly after it: FIND ${/^\w+/.exec(after)?.[0]}.`;

const conditions = String.raw`(?:(?!\b(?:${either(...clauseWords, 'AS')})\b)[^]|(?<=\b(?:${either('STARTS', 'ENDS')})\s{1,9})(?:WITH|with)\b|\b(?:${either('AND', 'OR')})\b){1,300}`;

/** Models and aliases that are written differently, or missing. */
export const sourceMistakes: CommonMistake[] = [
  {
    pattern: new RegExp(
      String.raw`(?<=${beforeModel})${model}(?:\s{0,9}\|\s{0,9}${model}){0,5}\s{1,9}(?:${either('WHERE')}|(?:WITH|with)(?=[^,]*[=<>]))\s${conditions}\b(?:AS|as)\s{1,9}\w{1,40}\b`,
      'g',
    ),
    advice: 'Write the alias directly after the model:',
    fix: aliasFirst,
  },
  {
    pattern: words`\bFIND\s{1,9}[A-Z]\w{0,60}\s{1,9}AS\s{1,9}(\w{1,40})\s{1,9}WHERE\s{1,9}\1\s{1,9}(?:IS|INSTANCEOF|ISA)\s{1,9}(?:AN?\s{1,9})?(?!(?:NULL|NOT|CURRENT|IN)\b)[A-Z]\w{0,60}\b(?![.(])(?:\s{1,9}AND\b(?!\s+\w+\s+(?:THAT|OPTIONALLY)\b))?`,
    advice: (written) =>
      `To find the records of one model, write it after FIND: ${ofOneModel(written).replace(/ WHERE$/, '')}.`,
    fix: ofOneModel,
  },
  {
    pattern: words`(?<=\bFIND\s{1,9})(?:\*|ALL\b|ANYTHING\b|EVERYTHING\b)(?=\s*(?:$|${keyword}))`,
    advice: 'Write a model after FIND. A parent model includes its children: FIND Asset.',
  },
  {
    pattern: new RegExp(
      String.raw`(?<=${beforeModel})(?:[[(]\s{0,9}${model}(?:\s{0,9}(?:[,|]|\b(?:OR|or)\b)\s{0,9}${model}){1,9}\s{0,9}[\])]|${model}(?:\s{0,9}[:/&+]\s{0,9}${model}){1,9}(?![\w.(]))`,
      'g',
    ),
    advice: (written) =>
      ofSeveralModels(written).includes('|') ? 'Put | between models:' : 'Write one model:',
    fix: ofSeveralModels,
  },
  {
    pattern:
      /\b(?:FIND|find|(?:THAT|that)\s{1,9}(?:(?:NOT|not)\s{1,9})?(?!NOT\b|AS\b)[A-Z_]{2,40})\s{1,9}(?:AS|as)\s{1,9}[A-Za-z]\w{0,40}\b/g,
    advice: (written) => {
      const [, before = '', alias = ''] = /^([\s\S]*?)\s+AS\s+(\w+)$/i.exec(written) ?? [];
      const step = `${before.replace(/\s+/g, ' ')} ${exampleFor(alias)} AS ${alias}`;
      return `Write a model after ${/\w+$/.exec(before)?.[0]}, such as ${step}.`;
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<=${beforeModel})(?:"[^"\n]*"|'[^'\n]*'|\[[\w ]*\]|${'`'}[\w ]*${'`'}|\(\s*[A-Z]\w*\s*\))`,
      'g',
    ),
    advice: (written) =>
      `Write a model ${/\w\W+\w/.test(written) ? 'in one word ' : ''}without quotes or brackets:`,
    fix: inOneWord,
    example: 'FIND VulnerabilityDefinition',
  },
  {
    pattern: new RegExp(
      String.raw`(?<=${beforeModel})\(\s{0,9}${model}(?:\s{1,9}(?:AS|as)\s{1,9}\w{1,40})?(?:\s{1,9}(?:${either('WHERE')})\s[^()]{1,300})?\s{0,9}\)`,
      'g',
    ),
    advice: 'Write a model without parentheses:',
    fix: (written) => written.slice(1, -1).trim(),
  },
  {
    pattern: new RegExp(
      String.raw`(?<=${beforeModel})(?!(?:${afterModel})\b)[A-Z][a-z]{1,40}(?:[ _-]{1,9}(?!(?:${afterModel})\b)[A-Z][a-z]{1,40}){1,3}\b(?!\s*[.=<>(])`,
      'g',
    ),
    advice: 'Write a model in one word:',
    fix: inOneWord,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=${beforeModel})(?!(?:${afterModel})\b)[a-z]{3,40}(?:(?:-|[ ]{1,9})(?!(?:${afterModel})\b)[a-z]{4,40}){1,2}(?=\s+(?:AS|WHERE|THAT|RETURN|as|where|that|return)\b|\s*$)`,
      'g',
    ),
    advice: 'Write a model in one word:',
    fix: inOneWord,
  },
  {
    pattern: words`(?:DISTINCT|UNIQUE)\s+(?<=\bFIND\s+(?:DISTINCT|UNIQUE)\s+)(?!${keyword}|[\w|]+\.)[A-Z](?:(?!\b(?:RETURN|WITH)\b)[^])*(?:\bRETURN(?:\s+DISTINCT)?\b)?`,
    advice: distinctAdvice,
    fix: distinctLast,
  },
  {
    pattern: words`(?:ALL\s+(?:FROM\s+|THE\s+)?|EVERY\s+|FROM\s+)(?<=\bFIND\s+(?:ALL|EVERY|FROM)\s[^]*)(?=[A-Z])(?!${keyword})`,
    advice: everyRecord,
    fix: '',
  },
  {
    pattern: words`(?<=\bFIND\s{1,9})\*\s*(?:FROM\s+)?(?=[A-Z])(?!${keyword})`,
    advice: everyRecord,
    fix: '',
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\b(?:FIND|find|(?:THAT|that)\s{1,9}(?:(?:NOT|not)\s{1,9})?[A-Z_]{2,40}(?:\s{0,9}(?:>>|<<))?)\s{1,9}[A-Z]\w{0,60}(?:\s{1,9}(?:AS|as)\s{1,9}\w{1,60})?\s{1,9})(?:AND|and|WITH|with)\s{1,9}\(?(?:NOT\s{1,9})?(?!not\b)[a-z][\w.]{0,99}(?=${operator})`,
      'g',
    ),
    advice: (written, {after}) =>
      `Write WHERE before the first condition: ${afterWhere(written)} ${testIn(after.trimStart())}.`,
    fix: afterWhere,
  },
  {
    pattern: new RegExp(
      String.raw`[([]\s{0,9}(?!(?:${afterModel})\b)[a-z]\w{0,10}\s{0,9}[)\]](?<=${beforeModel}[A-Z]\w{0,60}\s{0,9}[([][\w\s]{1,20}[)\]])`,
      'g',
    ),
    advice: 'Write an alias after AS:',
    fix: (written, {before}) => `${/\s$/.test(before) ? '' : ' '}AS ${/\w+/.exec(written)?.[0]}`,
  },
  {
    pattern: lowercaseAfterModel(`(?=${operator})`),
    advice: (written, {after}) =>
      `Write WHERE before the first condition: WHERE ${written} ${testIn(after.trimStart())}.`,
    fix: (written) => `WHERE ${written}`,
  },
  {
    pattern: lowercaseAfterModel(String.raw`(?!\s*[.(]|${operator})`),
    advice: (written, {before}) =>
      `Write AS before an alias: ${/\w+(?:\|\w+)*\s*$/.exec(before)?.[0].trim()} AS ${written}.`,
    fix: (written) => `AS ${written}`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\bFIND\s{1,9})[A-Z]\w*(?:\s*(?:,|\bAND\b|\bOR\b)\s*(?!(?:${afterModel})\b)[A-Z]\w*)+`,
      'g',
    ),
    advice: 'Join several models with |: FIND',
    fix: (models) => models.split(/\s*(?:,|\b(?:AND|OR)\b)\s*/).join('|'),
  },
];

/** Turns `Host WITH riskScore > 7 AS h` into `Host AS h WHERE h.riskScore > 7`. */
function aliasFirst(written: string): string {
  const [, models = '', tests = '', alias = ''] =
    /^(.*?)\s+(?:WHERE|WITH)\s+(.*?)\s+AS\s+(\w+)$/is.exec(written) ?? [];
  return `${models} AS ${alias} WHERE ${withAlias(tests, alias)}`;
}

/** Turns `(Host, Device)` and `Host:Device` into `Host|Device`, `Asset:Host` and `Host:Server` into `Host`. */
function ofSeveralModels(written: string): string {
  const [first = '', ...others] = written.match(/[A-Z]\w*[a-z]/g) ?? [];
  if (/^(?:Asset|Finding)\s*:/.test(written)) return others.at(-1) ?? first;
  return [first, ...others.filter((other) => namedModel(other) !== first)].join('|');
}

/** Turns `FIND Asset AS a WHERE a IS Host AND` into `FIND Host AS a WHERE`. */
function ofOneModel(written: string): string {
  const [, alias, model, more] =
    /AS\s+(\w+)\s+WHERE\s+\w+\s+\w+\s+(?:AN?\s+)?(\w+)(\s+AND)?$/i.exec(written) ?? [];
  return `FIND ${model} AS ${alias}${more ? ' WHERE' : ''}`;
}

/** Returns the model that an alias is often short for. */
export function exampleFor(alias: string): string {
  const models = ['Host', 'Vulnerability', 'Finding', 'Ticket', 'Person', 'User', 'Asset'];
  return models.find((model) => model.startsWith(alias.slice(0, 1).toUpperCase())) ?? 'Finding';
}

/** Turns `"Vulnerability definition"` into `VulnerabilityDefinition`. */
function inOneWord(written: string): string | undefined {
  const found = written.match(/\w+/g) ?? [];
  return found.length > 0 ? found.map(capitalized).join('') : undefined;
}

/** Turns `DISTINCT Host AS h RETURN` into `Host AS h RETURN DISTINCT`. Without RETURN, each record is found once. */
function distinctLast(written: string): string {
  const rest = written.replace(/^\w+\s+/, '');
  return /\bRETURN$/i.test(rest) ? `${rest} DISTINCT` : rest;
}

function distinctAdvice(written: string, {after}: Context): string {
  const [columns] = /^\s*[\w.]+(?:\s*,\s*[\w.]+)*/.exec(after) ?? [];
  return /\bRETURN$/i.test(written) && columns
    ? `Write DISTINCT after RETURN: RETURN DISTINCT ${columns.trim()}.`
    : `FIND finds each record once. Remove ${/^\w+/.exec(written)?.[0]}. For unique values, write RETURN DISTINCT and their attribute at the end.`;
}

function afterWhere(written: string): string {
  return written.replace(/^\w+/, 'WHERE');
}
