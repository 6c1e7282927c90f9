import type {Code, Nodes} from 'mdast';
import {isJsonObject, readJson} from '../../base/json';

/** An operation on a page, with the values of its variables. */
export interface ApiExample {
  fence: Code;
  operation: string;
  /** Undefined if the fence of the variables doesn't contain a JSON object. */
  variables?: Record<string, unknown>;
  /** The fence with the variables, if there is one. */
  variablesFence?: Code;
  /** What the fence requests: `result`, `error`, `clients`. */
  wants: Set<string>;
}

/**
 * Returns the examples among a node's children: each ` ```graphql ` fence, with a ` ```json variables ` fence directly
 * after it.
 */
export function examplesAmong(children: readonly Nodes[]): ApiExample[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'code' || node.lang !== 'graphql') return [];
    const next = children[index + 1];
    const variablesFence =
      next?.type === 'code' && next.lang === 'json' && words(next).has('variables')
        ? next
        : undefined;
    return [
      {
        fence: node,
        operation: node.value,
        variables: variablesFence ? readVariables(variablesFence.value) : {},
        variablesFence,
        wants: words(node),
      },
    ];
  });
}

const words = ({meta}: Code) => new Set((meta ?? '').split(/\s+/).filter(Boolean));

function readVariables(text: string): Record<string, unknown> | undefined {
  const value = readJson(text);
  return isJsonObject(value) ? value : undefined;
}
