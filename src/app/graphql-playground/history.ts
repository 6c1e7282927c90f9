import type {WrittenOperation} from '../../content/api-examples/link';
import {runHistory} from '../playground/my-queries/run-history';
import {isOperation} from './operation';

/** The last operations that ran on this device, each once, newest first. */
export const history = runHistory(
  'graphql.history',
  isOperation,
  20,
  ({query, variables}) => `${query.trim()}\n${variables.trim()}`,
);

/** A short name for an operation: its name, or its beginning. */
export function nameOf({query}: WrittenOperation): string {
  const [, name] = /^\s*query\s+(\w+)/m.exec(query) ?? [];
  return name ?? query.replace(/\s+/g, ' ').trim().slice(0, 60);
}
