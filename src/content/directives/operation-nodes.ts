import type {Code, RootContent} from 'mdast';
import {markdown, table} from '../../base/markdown/nodes';
import type {ApiResponse, Content, Operation} from '../../product/connect-api/document';
import type {JsonSchema} from '../../product/connect-api/schema';
import {element, strong, text} from './nodes';
import {fieldsTable, typeOf} from './parts/connect-schema';

/** What the page of an operation adds to its description. */
interface OperationPage {
  /** The beginning of the API's paths, below the instance's address. */
  base: string;
  /** What the operation does, as Markdown. */
  about?: string;
  /** The body's schema, if its members aren't in a section of their own. */
  members?: JsonSchema;
  /** Where failures are explained, as Markdown. */
  aboutFailures?: string;
}

/**
 * Makes the nodes of an API's request: its address, parameters, body, and responses. src/content/api-pages shows them
 * as an API reference.
 */
export function operationNodes(operation: Operation, page: OperationPage): RootContent[] {
  const {method, path, body, answers} = operation;
  const good = Object.entries(answers).filter(([status]) => status < '400');
  const failures = Object.entries(answers).filter(([status]) => status >= '400');
  return [
    ...markdown(`\`${method} ${page.base}${path}\``),
    ...(page.about ? markdown(page.about) : []),
    ...parametersOf(operation),
    ...(page.members ? [label('Body'), ...fieldsTable(page.members, 'Required')] : []),
    label('Responses'),
    ...responses(good),
    element('details', [
      element('summary', [text(`Errors: ${failures.map(([status]) => status).join(', ')}`)]),
      ...responses(failures),
      ...(page.aboutFailures ? markdown(page.aboutFailures) : []),
    ]),
    ...example('Request body', body),
    ...good.flatMap(([status, answer]) => example(`Response ${status}`, answer.body)),
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

function example(title: string, content: Content | undefined): RootContent[] {
  if (content?.example === undefined) return [];
  const value = JSON.stringify(content.example, null, 2);
  return [
    {type: 'code', lang: 'json', meta: `title="${title}: ${content.schema}"`, value} satisfies Code,
  ];
}
