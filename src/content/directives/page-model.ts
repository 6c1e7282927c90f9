import {type Model, udm} from '../../product/udm';
import type {DirectiveContext} from './part';

/**
 * Returns the data model that a page is about, from the type name in its front matter.
 *
 * @throws {Error} when the page doesn't name a model
 */
export function modelOfPage({frontMatter}: DirectiveContext): Model {
  const model = udm.find(String(frontMatter.model ?? ''));
  if (!model) throw new Error('needs "model:" in the front matter, with a type name such as Host');
  return model;
}
