import {capitalized} from '../../../base/text/words';

/** Words that name a model in other tools, and the model. The data model corrects other names. */
const known: [word: RegExp, model: string][] = [
  [/vuln/i, 'Vulnerability'],
  [/finding/i, 'Finding'],
  [/host|server|machine|endpoint|workstation/i, 'Host'],
  [/ticket|issue|jira/i, 'Ticket'],
  [/people|person/i, 'Person'],
  [/asset|device/i, 'Asset'],
];

/** Returns the model that a word such as `vulns` means. */
export const knownModel = (word: string): string | undefined =>
  known.find(([pattern]) => pattern.test(word))?.[1];

/** Returns the model that a word means which only names one: `findings`, but not `hostnames`. */
export function namedModel(word: string): string | undefined {
  const [pattern, model] = known.find(([each]) => each.test(word)) ?? [];
  return pattern && /^(?:s|es|erabilit(?:y|ies))?$/i.test(word.replace(pattern, ''))
    ? model
    : undefined;
}

/** Returns the alias that a message gives to a model: its first letter. */
export const aliasFor = (model: string): string => model.slice(0, 1).toLowerCase();

/** The same, with a number if an earlier model has it. */
export function freeAlias(model: string, taken: string[]): string {
  const alias = aliasFor(model);
  return taken.includes(alias) ? `${alias}2` : alias;
}

/** Turns `vulnerabilities` and `business-units` into the names of models. */
export function modelOf(word: string): string {
  const parts = word.split(/[_-]/).map(capitalized).join('');
  const one = parts.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
  return one === 'People' ? 'Person' : one;
}
