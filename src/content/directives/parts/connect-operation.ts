import {connectOperation, connectSchema} from '../../../product/connect-api/document';
import {ownApis} from '../../../product/own-apis';
import {operationNodes} from '../operation-nodes';
import type {Directive} from '../part';

/**
 * `::connect-operation{id="sendBatch"}`: a Connect API request with its parameters, body, and responses. The page
 * explains the codes of failures under "Errors".
 */
export const connectOperationPart: Directive = ({attributes, byName}) => {
  const operation = connectOperation(attributes.id ?? '');
  const {body, roles, description} = operation;
  const isElsewhere = (byName['connect-schema'] ?? []).some(({name}) => name === body?.schema);
  return operationNodes(operation, {
    api: ownApis().connect,
    about: `${description} ${needed(roles)}`,
    aboutFailures:
      'If a request fails, the body is an `Error`. Its codes are under [Errors](#errors).',
    members: body && !isElsewhere ? connectSchema(body.schema) : undefined,
  });
};

function needed(roles: string[]): string {
  const [first, ...others] = roles.map((role) => `\`${role}\``);
  if (!first) return "The request doesn't need a token.";
  if (others.length === 0) return `The request needs the Connect role ${first}.`;
  return `The request needs one of the Connect roles ${[first, ...others].join(', ')}.`;
}
