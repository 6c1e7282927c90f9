import type {Code, Nodes} from 'mdast';
import {isJsonObject, readJson} from '../../base/json';

/** An operation on a page, with the values of its variables. */
export interface ApiExample {
  fence: Code;
  operation: string;
  /** Undefined where the fence of the variables holds no JSON object. */
  variables?: Record<string, unknown>;
  /** The fence that holds the variables, where there is one. */
  variablesFence?: Code;
  /** What the fence asks for: `result`, `error`, `clients`. */
  wants: Set<string>;
}

/**
 * The examples among the children of a node: each ` ```graphql ` fence, with the ` ```json variables ` fence right
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
