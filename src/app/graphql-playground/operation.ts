import {isJsonObject, readJson} from '../../base/json';
import {hasTexts} from '../../base/storage';
import type {WrittenOperation} from '../../content/api-examples/link';

/** Whether a value is an operation with its variables; storage can contain anything. */
export const isOperation = (value: unknown): value is WrittenOperation =>
  hasTexts(value, 'query', 'variables');

/** Whether two operations differ at most in the blanks around them. */
export const isSameOperation = (a: WrittenOperation, b: WrittenOperation): boolean =>
  a.query.trim() === b.query.trim() && a.variables.trim() === b.variables.trim();

/** Writes an operation as one text, which {@link readOperation} reads. */
export const writeOperation = (operation: WrittenOperation): string =>
  JSON.stringify(operation satisfies WrittenOperation);

/** Reads what {@link writeOperation} wrote. */
export function readOperation(text: string): WrittenOperation {
  const value = readJson(text);
  return isOperation(value) ? value : {query: text, variables: ''};
}

/** The values of an operation's variables. Without a JSON object, there are none. */
export function valuesOf({variables}: WrittenOperation): Record<string, unknown> {
  const values = readJson(variables);
  return isJsonObject(values) ? values : {};
}
