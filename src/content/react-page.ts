import {product} from '../product/facts';

/**
 * What a page that is written in React tells `<Layout>` of itself: `title="Help"`, or a template with the product's name
 * in it. Nothing where its file does not say so.
 *
 * @param code the page's file
 */
export function describeReactPage(code: string): {title?: string; description?: string} {
  return {title: attributeOf(code, 'title'), description: attributeOf(code, 'description')};
}

function attributeOf(code: string, name: string): string | undefined {
  const [, plain, template] =
    new RegExp(`<Layout\\b[^>]*?\\b${name}=(?:"([^"]*)"|\\{\`([^\`]*)\`\\})`).exec(code) ?? [];
  return plain ?? template?.replace(/\$\{product\}/g, product.name);
}
