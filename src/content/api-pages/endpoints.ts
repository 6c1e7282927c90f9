import type {Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {component, importOf} from '../../base/markdown/nodes';
import {findAddress} from '../../product/own-apis/address';

/** A request on a line of its own: `POST /api/auth/login`. */
const request = /^(GET|POST|PUT|DELETE) (\/\S+)$/;

/** Turns each paragraph that's only a request to one of our APIs into an `<Endpoint>`, whose address can be copied. */
export function showEndpoints(tree: Root): void {
  let isShown = false;
  visit(tree, 'paragraph', (node: Paragraph, index, parent) => {
    const attributes = endpointOf(node);
    if (!attributes || !parent || index === undefined) return;
    parent.children[index] = component('Endpoint', attributes, []);
    isShown = true;
  });
  if (isShown) tree.children.unshift(importOf('@site/src/content/api-pages/Endpoint', 'Endpoint'));
}

function endpointOf({children: [only, ...others]}: Paragraph): Record<string, string> | undefined {
  if (only?.type !== 'inlineCode' || others.length > 0) return undefined;
  const [, method = '', path = ''] = request.exec(only.value) ?? [];
  const found = path ? findAddress(path, method) : undefined;
  return found && 'api' in found ? {method, origin: found.api.origin, path} : undefined;
}
