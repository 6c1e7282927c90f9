import {inline, markdown} from '../../../base/markdown/nodes';
import {suggest} from '../../../base/text/suggest';
import {ownerStatements, product} from '../../../product/facts';
import {paragraph} from '../nodes';
import type {Directive} from '../part';

/**
 * `::owner-statement{of="attestations"}`: what the platform's owner states. Without a statement, a sentence that tells
 * readers to ask support, so that no page claims what no one has stated.
 */
export const ownerStatement: Directive = ({attributes: {of}}) => {
  const found = ownerStatements[of ?? ''];
  if (!found)
    throw new Error(`needs a statement; ${suggest(of ?? '', Object.keys(ownerStatements))}`);
  const {asks, statement} = found;
  if (statement) return markdown(statement);
  return [paragraph(...inline(`Ask [support](mailto:${product.supportEmail}) ${asks}.`))];
};
