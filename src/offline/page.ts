import path from 'node:path';
import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString as textOf} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {hashOf} from '../content/query-examples/link';
import {addressIn, type CopyPaths, ownFolder} from './paths';

const parser = unified().use(rehypeParse);

/** Attributes with an address of the site. */
const addressed = ['href', 'src', 'action', 'poster'] as const;

/** Pages of the copy that have a script of their own, and what it fills. */
const scripted: Record<string, string> = {'search.html': 'search', 'playground.html': 'playground'};

/**
 * Rewrites a page of a build so that it works from a folder: addresses are relative, and the page's script is replaced
 * by a small one, because browsers don't let scripts read other files there.
 *
 * @param html the whole page
 * @param file its path in the copy
 */
export function offlinePage(html: string, file: string, paths: CopyPaths): string {
  const tree: Root = parser.parse(html);
  const own = (name: string) =>
    path.posix.relative(path.posix.dirname(file), `${ownFolder}/${name}`);
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (isForServers(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const {properties} = element;
    for (const name of addressed) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = addressIn(address, file, paths);
    }
    // A picture for wide windows.
    if (typeof properties.srcSet === 'string')
      properties.srcSet = addressIn(properties.srcSet, file, paths);
    if (element.tagName === 'head')
      element.children.push(tag('link', {rel: ['stylesheet'], href: own('offline.css')}));
    if (element.tagName === 'body') element.children.push(tag('script', {src: own('controls.js')}));
    const script = scripted[file];
    if (element.tagName === 'main' && script) {
      const heading = find(element, ({tagName}) => tagName === 'h1');
      element.children = [
        ...(heading ? [heading] : []),
        tag('div', {id: script}),
        tag('script', {src: own(`${script}.js`)}),
      ];
      return SKIP;
    }
    if (classOf(element, 'query')) linkToPlayground(element);
    return undefined;
  });
  const root = find(tree, ({tagName}) => tagName === 'html');
  if (root) {
    // The form that opens search needs to know where it is.
    root.properties.dataHome = path.posix.relative(path.posix.dirname(file), '.') || '.';
    root.properties.dataFont = '';
  }
  return toHtml(tree);
}

/** Whether an element is for servers, other sites, or the script that the copy doesn't have. */
function isForServers({tagName, properties, children}: Element): boolean {
  if (tagName === 'link')
    return ['canonical', 'alternate', 'search', 'preload', 'prefetch'].includes(
      String((properties.rel as string[] | undefined)?.[0]),
    );
  if (tagName === 'meta') return Boolean(properties.property ?? properties.name === 'robots');
  if (tagName !== 'script') return false;
  if (properties.type) return true;
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  return text.includes('text/later') || text.includes('"fonts"');
}

/** Lets a query's link open the query itself. On the site, the page's script does that. */
function linkToPlayground(query: Element): void {
  const lines: string[] = [];
  visit(query, 'element', (element) => {
    if (classOf(element, 'token-line')) lines.push(textOf(element));
  });
  const link = find(query, (element) => classOf(element, 'query-open'));
  if (link && lines.length > 0)
    link.properties.href = `${String(link.properties.href).split('#')[0]}${hashOf(lines.join('\n'))}`;
}

const classOf = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

function find(tree: Root | Element, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!found && isWanted(element)) found = element;
  });
  return found;
}

const tag = (tagName: string, properties: Element['properties']): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});
