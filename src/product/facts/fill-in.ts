/**
 * Fills in the product's name: `{Product}` becomes the display name, and `{product}` the slug. Lines stay as they are,
 * so line numbers in the result match the source.
 */
export function fillIn(text: string, product: {name: string; slug: string}): string {
  return text.replaceAll('{Product}', product.name).replaceAll('{product}', product.slug);
}
