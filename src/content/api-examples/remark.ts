import type {ExecutionResult} from 'graphql';
import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {oncePerText} from '../../base/once';
import {execute} from '../../sample/graphql/execute';
import type {ApiContext} from '../../sample/graphql/resolve';
import {tabs} from '../tabs/nodes';
import {clientsOf} from './clients';
import {type ApiExample, examplesAmong} from './example';
import {formatResult} from './format-result';
import type {} from './runnable';

interface Options {
  /** Returns the data to run operations on. Called when the first operation runs. */
  context: () => ApiContext;
}

/**
 * A remark plugin for API examples. \`\`\`graphql result shows the operation's response for the sample organization,
 * \`\`\`graphql error shows how it fails, and \`\`\`graphql clients shows the operation in several languages.
 */
export default function apiExamples({context}: Options) {
  return (tree: Root, file: VFile) => {
    const parents: Parent[] = [];
    visit(tree, (node) => {
      if ('children' in node) parents.push(node);
    });
    for (const parent of parents) {
      for (const example of examplesAmong(parent.children)) {
        const request = operationNodes(example);
        const nodes = [...request, ...resultNodes(example, context, file)];
        if (example.wants.size > 0) mark(nodes, request.length, example);
        const index = parent.children.indexOf(example.fence);
        parent.children.splice(index, example.variablesFence ? 2 : 1, ...nodes);
      }
    }
  };
}

/** Marks the first node, for the plugin that makes the example run. */
function mark(nodes: RootContent[], request: number, {operation, variablesFence}: ApiExample) {
  const [first] = nodes;
  if (!first) return;
  const variables = variablesFence?.value ?? '';
  const apiExample = {query: operation, variables, request, nodes: nodes.length};
  first.data = {...first.data, apiExample};
}

function operationNodes({
  fence,
  operation,
  variables,
  variablesFence,
  wants,
}: ApiExample): RootContent[] {
  const own: RootContent[] = [
    fence,
    ...(variablesFence ? [titled(variablesFence, 'Variables')] : []),
  ];
  if (!wants.has('clients')) return own;
  return [
    tabs('client', [
      {label: 'GraphQL', children: own},
      ...clientsOf(operation, variables ?? {}).map(({label, language, code}) => ({
        label,
        children: [{type: 'code', lang: language, value: code} satisfies Code],
      })),
    ]),
  ];
}

const answerOnce = oncePerText<ExecutionResult>();

function resultNodes(
  {fence, operation, variables, wants}: ApiExample,
  context: () => ApiContext,
  file: VFile,
): RootContent[] {
  if (!wants.has('result') && !wants.has('error')) return [];
  const on = context();
  const {data, errors} = answerOnce(on.graph, JSON.stringify([operation, variables]), () =>
    execute(operation, on, variables),
  );
  const fault = (what: string) => new Error(`${file.path}:${fence.position?.start.line}  ${what}`);
  if (errors && !wants.has('error')) throw fault(`${errors[0]?.message}`);
  if (!errors && wants.has('error')) throw fault("the operation doesn't fail");
  const answer = errors ? {errors: errors.map((error) => error.toJSON()), data} : {data};
  return [titled({type: 'code', lang: 'json', value: formatResult(answer)}, 'Result')];
}

const titled = (node: Code, title: string): Code => ({...node, meta: `title="${title}"`});
