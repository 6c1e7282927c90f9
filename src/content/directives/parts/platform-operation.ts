import {suggest} from '../../../base/text/suggest';
import {ownApis} from '../../../product/own-apis';
import {operationNodes} from '../operation-nodes';
import type {Directive} from '../part';

/** `::platform-operation{id="platformLogin"}`: a Platform API request with its body and responses. */
export const platformOperationPart: Directive = ({attributes}) => {
  const api = ownApis().platform;
  const {operations, schemas} = api;
  const id = attributes.id ?? '';
  const operation = operations.find((each) => each.id === id);
  if (!operation)
    throw new Error(
      `needs the ID of an operation; ${suggest(
        id,
        operations.map((each) => each.id),
      )}`,
    );
  const {body} = operation;
  return operationNodes(operation, {api, members: body && schemas[body.schema]});
};
