/**
 * Fills the product's name in: `{Product}` becomes the display name, `{product}` the slug.
 * Line and paragraph structure stay as they are, so positions in the result are lines of the source.
 */
export function fillIn(text: string, product: {name: string; slug: string}): string {
  return text.replaceAll('{Product}', product.name).replaceAll('{product}', product.slug);
}
