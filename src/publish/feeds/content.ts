import type {Element, Root as HtmlRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Root, RootContent} from 'mdast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {oncePerText} from '../../base/once';
import derivedParts from '../../content/directives';
import {product} from '../../product/facts';
import type {Release} from '../../product/releases';
import {readReleasePage} from '../../product/releases/pages';

const processor = unified().use(derivedParts).use(remarkRehype);

const remembered = oncePerText<string>();

/** Returns the full text of a release page as self-contained HTML, with absolute links. */
export function contentOf({file, route, entries}: Release): string {
  const nodes = readReleasePage(file)?.nodes ?? [];
  // A month's entries are on other pages.
  return remembered(nodes, JSON.stringify(entries), () => makeContent(nodes, file, route));
}

function makeContent(nodes: RootContent[], file: string, route: string): string {
  const tree: Root = {type: 'root', children: structuredClone(nodes)};
  const html = processor.runSync(tree, new VFile({path: file})) as HtmlRoot;
  visit(html, 'element', (element: Element) => {
    const {href} = element.properties;
    element.properties = typeof href === 'string' ? {href: absolute(href, route)} : {};
  });
  return toHtml(html);
}

const absolute = (href: string, route: string) =>
  href.startsWith('/') ? product.siteUrl + href : new URL(href, product.siteUrl + route).href;
