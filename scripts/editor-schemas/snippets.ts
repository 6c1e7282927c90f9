import {operatorPages} from '../../src/bql/reference/operators';
import {functions} from '../../src/bql/syntax/words';
import {parts} from '../../src/content/directives';
import {type Reference, references} from '../../src/content/directives/facts/references';
import {screenNames} from '../../src/content/screens';
import {ruleNames} from '../../src/content/syntax-diagrams/read-grammar';
import {connectApi, connectOperations} from '../../src/product/connect-api/document';
import {
  events,
  forms,
  installation,
  limits,
  ownerStatements,
  retention,
  statuses,
} from '../../src/product/facts';
import {platformOperations} from '../../src/product/platform-api/document';

/** What an editor offers for a prefix: https://code.visualstudio.com/docs/editing/userdefinedsnippets */
interface Snippet {
  scope: string;
  prefix: string;
  body: string;
  description: string;
}

/** Each part's attributes and their choices. Versions and months change too often to be offered. */
export const choices: Record<string, Record<string, string[]>> = {
  statuses: {of: Object.keys(statuses)},
  'risk-factors': {of: ['shipped', 'sample']},
  form: {name: [...forms.keys()]},
  limits: {of: Object.keys(limits)},
  installation: {of: Object.keys(installation)},
  'owner-statement': {of: Object.keys(ownerStatements)},
  retention: {of: Object.keys(retention)},
  events: {of: events.map(({category}) => category)},
  screen: {name: screenNames},
  'bql-syntax': {rule: ruleNames},
  'bql-operators': {of: Object.keys(operatorPages)},
  'bql-functions': {group: Object.keys(functions)},
  'connect-operation': {id: connectOperations().map(({id}) => id)},
  'platform-operation': {id: platformOperations().map(({id}) => id)},
  'connect-schema': {name: namesOfSchemas()},
  'connect-errors': {of: ['requests', 'records']},
  'platform-release': {version: []},
  'agent-release': {version: []},
  'connect-release': {version: []},
  'platform-releases': {year: []},
  'release-changes': {year: []},
  'connector-releases': {month: []},
  since: {entry: []},
  deprecated: {entry: []},
  retired: {entry: []},
};

function namesOfSchemas(): string[] {
  const {schemas} = connectApi().components;
  return Object.keys(schemas).filter((name) => schemas[name]?.properties);
}

/**
 * Snippets for each part that CONTRIBUTING.md describes, and for each fact by reference, by name in the editor.
 *
 * @param contributing the text of CONTRIBUTING.md, whose table describes each part
 */
export function snippets(contributing: string): Record<string, Snippet> {
  const given = descriptions(contributing);
  return Object.fromEntries([
    ...Object.keys(parts)
      .filter((name) => given.has(name))
      .map((name) => entry(`::${name}`, bodyOf(name), given.get(name) ?? '')),
    ...references().map((each) => entry(each.directive, escaped(each.directive), describe(each))),
  ]);
}

const entry = (prefix: string, body: string, description: string): [string, Snippet] => [
  prefix,
  {scope: 'markdown,mdx', prefix, body, description},
];

function bodyOf(name: string): string {
  const attributes = Object.entries(choices[name] ?? {}).map(([key, values], index) => {
    const options = values.map((value) => escaped(value).replace(/[,|]/g, '\\$&'));
    return `${key}="${options.length > 0 ? `\${${index + 1}|${options.join(',')}|}` : `$${index + 1}`}"`;
  });
  return `::${name}${attributes.length > 0 ? `{${attributes.join(' ')}}` : ''}`;
}

/** What a page would say today, except what another page or a release changes, so that this stays right. */
function describe({directive, value}: Reference): string {
  if (directive.startsWith(':version')) return 'as of the newest release';
  return directive.startsWith(':count[connector') ? 'how many there are' : value;
}

/** Escapes characters that mean something in a snippet. */
const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&');

/** Each part's description, by name: the second cell of its row, or the portion about this part. */
function descriptions(contributing: string): Map<string, string> {
  const rows = Array.from(contributing.matchAll(/^\| (`::.*) \| (.*) \|$/gm));
  return new Map(
    rows.flatMap(([, left = '', right = '']) => {
      const names = namesIn(left);
      const texts = right.split('; ');
      const own = names.map((_, at) => (texts.length === names.length ? texts[at] : right) ?? '');
      return [
        ...names.map((name, at): [string, string] => [name, own[at] ?? '']),
        // "`::retired` likewise".
        ...namesIn(right).map((name): [string, string] => [name, right]),
      ];
    }),
  );
}

const namesIn = (text: string) =>
  Array.from(text.matchAll(/`::([a-z-]+)/g), ([, name = '']) => name);
