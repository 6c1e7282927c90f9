import type {Code, RootContent} from 'mdast';
import {markdown, table} from '../../../base/markdown/nodes';
import {
  type ApiResponse,
  type Content,
  connectOperation,
  type Operation,
} from '../../../product/connect-api/document';
import type {Directive} from '../part';
import {typeOf} from './connect-schema';

/**
 * `::connect-operation{id="sendBatch"}`: a Connect API request with its parameters, bodies, and responses. The page
 * lists failures under "Errors".
 */
export const connectOperationPart: Directive = ({attributes}) => {
  const operation = connectOperation(attributes.id ?? '');
  const {method, path, roles, description, body, answers} = operation;
  const all = Object.entries(answers);
  const good = all.filter(([, answer]) => answer.body?.schema !== 'Error');
  const failures = all.filter(([, answer]) => answer.body?.schema === 'Error');
  return [
    ...markdown(`\`${method} /connect${path}\`, ${allowed(roles)}. ${description}`),
    ...parametersOf(operation),
    ...example('Request body', body),
    ...good.flatMap(([status, answer]) => example(`Response ${status}`, answer.body)),
    ...markdown(
      [
        ...good.map(
          ([status, answer]) => `- **${status}**${bodyOf(answer)}: ${answer.description}`,
        ),
        `- **${failures.map(([status]) => status).join(', ')}**, with an \`Error\`: see [Errors](#errors).`,
      ].join('\n'),
    ),
  ];
};

function allowed(roles: string[]): string {
  const [first, ...others] = roles.map((role) => `\`${role}\``);
  if (!first) return 'without a token';
  if (others.length === 0) return `with the Connect role ${first}`;
  return `with one of the Connect roles ${[first, ...others].join(', ')}`;
}

function bodyOf({body, headers}: ApiResponse): string {
  const parts = [...(body ? [body.schema] : []), ...headers].map((name) => `\`${name}\``);
  return parts.length > 0 ? `, with ${parts.join(' and ')}` : '';
}

function parametersOf({parameters}: Operation): RootContent[] {
  if (parameters.length === 0) return [];
  return table(
    ['Parameter', 'In', 'Type', 'Meaning'],
    parameters.map((parameter) => [
      `\`${parameter.name}\``,
      parameter.required ? parameter.in : `${parameter.in}, optional`,
      typeOf(parameter.schema),
      parameter.description,
    ]),
  );
}

function example(title: string, content: Content | undefined): RootContent[] {
  if (content?.example === undefined) return [];
  const value = JSON.stringify(content.example, null, 2);
  return [
    {type: 'code', lang: 'json', meta: `title="${title}: ${content.schema}"`, value} satisfies Code,
  ];
}
