import {
  hashOfOperation,
  operationOf,
  type WrittenOperation,
} from '../../../content/api-examples/link';
import type {Address} from '../../playground/page/useAddress';
import {isOperation, isSameOperation} from '../operation';

/** The address of the GraphQL playground, which has its operation. */
export const operationAddress: Address<WrittenOperation> = {
  name: 'graphql-playground',
  read: operationOf,
  write: hashOfOperation,
  isShown: isOperation,
  isSame: isSameOperation,
};
