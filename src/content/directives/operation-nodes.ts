import type {Code, RootContent} from 'mdast';
import {markdown, table} from '../../base/markdown/nodes';
import type {ApiResponse, Content, Operation} from '../../product/connect-api/document';
import type {JsonSchema, Parameter} from '../../product/connect-api/schema';
import type {OwnApi} from '../../product/own-apis';
import {formatResult} from '../api-examples/format-result';
import {programsOf} from '../api-examples/request-programs';
import {element, strong} from './nodes';
import {fieldsTable, typeOf} from './parts/connect-schema';

/** What the page of an operation adds to its description. */
interface OperationPage {
  api: OwnApi;
  /** What the operation does, as Markdown. */
  about?: string;
  /** The body's schema, if its members aren't in a section of their own. */
  members?: JsonSchema;
  /** Where failures are explained, as Markdown. */
  aboutFailures?: string;
}

/**
 * Makes the nodes of an API's request: its address, parameters, body, responses, and programs that send it.
 * src/content/api-pages shows them as an API reference.
 */
export function operationNodes(operation: Operation, page: OperationPage): RootContent[] {
  const {method, path, answers} = operation;
  const {api} = page;
  return [
    ...markdown(`\`${method} ${api.base}${path}\``),
    ...(page.about ? markdown(page.about) : []),
    ...parametersOf(operation),
    ...(page.members ? [label('Body'), ...fieldsTable(page.members, 'Required')] : []),
    label('Responses'),
    ...responses(Object.entries(answers)),
    ...(page.aboutFailures ? markdown(page.aboutFailures) : []),
    ...programs(operation, api),
    ...answerExamples(operation, api),
  ];
}

const label = (name: string): RootContent => element('p', [strong(name)] as RootContent[]);

const responses = (all: [string, ApiResponse][]): RootContent[] =>
  markdown(
    all
      .map(([status, answer]) => `- **${status}**${contentOf(answer)}: ${answer.description}`)
      .join('\n'),
  );

/** Names what a response contains, except for the body that all failures of an API share. */
function contentOf({body, headers}: ApiResponse): string {
  const parts = [...(body && body.schema !== 'Error' ? [body.schema] : []), ...headers].map(
    (name) => `\`${name}\``,
  );
  return parts.length > 0 ? `, with ${parts.join(' and ')}` : '';
}

function parametersOf({parameters}: Operation): RootContent[] {
  if (parameters.length === 0) return [];
  const isPreset = parameters.some(({schema}) => schema.default !== undefined);
  return [
    label('Parameters'),
    ...table(
      ['Parameter', 'In', 'Type', ...(isPreset ? ['Default'] : []), 'Meaning'],
      parameters.map(({name, in: place, required, schema, description}) => [
        `\`${name}\``,
        required ? place : `${place}, optional`,
        typeOf(schema),
        ...(isPreset ? [schema.default === undefined ? '' : `\`${schema.default}\``] : []),
        description,
      ]),
    ),
  ];
}

/** Programs that send the operation's example, in tabs. */
function programs(operation: Operation, api: OwnApi): RootContent[] {
  const {method, parameters, body, needsToken, answers, exampleValues} = operation;
  const exampleOf = ({name, example}: Parameter) => exampleValues[name] ?? `${example}`;
  const inPath = parameters.filter(({in: place}) => place === 'path');
  const headers = parameters.filter((each) => each.in === 'header' && each.example !== undefined);
  const all = programsOf({
    method,
    address: api.variable,
    token: needsToken ? api.variable.replace(/URL$/, 'TOKEN') : undefined,
    path: inPath.reduce(
      (path, each) => path.replace(`{${each.name}}`, encodeURIComponent(exampleOf(each))),
      operation.path,
    ),
    headers: Object.fromEntries(headers.map((each) => [each.name, exampleOf(each)])),
    body: body?.example,
    isAnswered: Object.entries(answers).some(([status, each]) => isGood(status) && each.body),
  });
  return all.map(({label: title, language, code}) => fence(language, `tab="${title}"`, code));
}

/** The bodies of good responses. If the document has no example for this operation, another one has the same schema. */
function answerExamples({answers}: Operation, {operations}: OwnApi): RootContent[] {
  const bodies = (all: Record<string, ApiResponse>) =>
    Object.entries(all).flatMap(([status, {body}]) =>
      isGood(status) && body ? [{status, ...body}] : [],
    );
  const own = bodies(answers);
  const isShown = ({example}: Content) => example !== undefined;
  const others = operations.flatMap((each) => bodies(each.answers)).filter(isShown);
  const shown = own.some(isShown) ? own.filter(isShown) : own.slice(0, 1);
  return shown.flatMap(({status, schema, example}) => {
    const value = example ?? others.find((other) => other.schema === schema)?.example;
    if (value === undefined) return [];
    return [fence('json', `title="Response ${status}: ${schema}"`, formatResult(value, 60))];
  });
}

const isGood = (status: string) => status < '400';

const fence = (lang: string, meta: string, value: string): Code => ({
  type: 'code',
  lang,
  meta,
  value,
});
