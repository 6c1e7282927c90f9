import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';
import {withPlainMarks} from '../../base/text/plain-marks';
import {aboutRowsClass} from '../../content/directives/row-search';

/** Inline elements. Every other element begins a new line. */
const phrasing = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements that aren't part of a page's text: controls, pictures, scripts, navigation. */
const silent = new Set(
  'button footer form iframe input nav noscript script search select style svg template textarea video'.split(
    ' ',
  ),
);

/**
 * Classes of content that isn't searched: the theme's additions, lists whose entries are found on their own pages,
 * kinds of entries, which their sections name, fields that the section of their schema lists, buttons and results of
 * queries, results of examples on the sample organization, diagrams and screens, which the text explains, and facts
 * that the text states.
 */
const furniture = new Set([
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-card-container',
  'attribute-index',
  'connector-diagram',
  'inherited',
  'page-fact',
  'kind',
  'nested-fields',
  'query-head',
  'query-result',
  'release',
  'release-entries',
  'screen',
  'syntax',
]);

/**
 * What a page says of the rows of a search, which are found on their own pages. Other elements have none.
 */
export function aboutRowsIn(element: Element): Element[] {
  const found: Element[] = [];
  if (element.tagName !== 'search') return found;
  visit(element, 'element', (each) => {
    if (classesOf(each).includes(aboutRowsClass)) found.push(each);
  });
  return found;
}

/** What Docusaurus writes above an admonition without its own title. */
const admonitionNames = /^(note|tip|info|success|warning|danger|caution|important|secondary)$/i;

/** Whether an element is inline, such as a link or inline code. */
export const isPhrasing = ({tagName}: Element) => phrasing.has(tagName);

/** Whether an element belongs to the theme or the browser rather than to the page's text. */
export function isFurniture(element: Element): boolean {
  const classes = classesOf(element);
  return (
    silent.has(element.tagName) ||
    element.properties.ariaHidden === 'true' ||
    ['tablist', 'tooltip'].includes(String(element.properties.role)) ||
    classes.some((name) => furniture.has(name)) ||
    (classes.some((name) => name.startsWith('admonitionHeading')) &&
      admonitionNames.test(normalize(element.children.map(rawText).join(''))))
  );
}

/**
 * Whether a list item or a heading is only a link to another page, as on the home page. Search finds that page itself.
 */
export function isPointer({tagName, properties, children}: Element): boolean {
  if (tagName !== 'li' && (!/^h[1-6]$/.test(tagName) || properties.id)) return false;
  const [only, ...others] = children.filter(
    (child) => child.type === 'element' || (child.type === 'text' && child.value.trim()),
  );
  return only?.type === 'element' && only.tagName === 'a' && others.length === 0;
}

/**
 * Whether code repeats what's next to it: an example's result, unless it's an error message, and the same operation in
 * other tabs' languages.
 */
export function isEcho({tagName, properties, children}: Element): boolean {
  const parts = children.filter((child) => child.type === 'element');
  if (properties.role === 'tabpanel') return Boolean(properties.hidden) && parts.every(isCodeBlock);
  if (tagName !== 'div') return false;
  const [title, content] = parts;
  return Boolean(
    title &&
      content &&
      classesOf(title).some((name) => name.startsWith('codeBlockTitle')) &&
      textOf(title) === 'Result' &&
      !codeOf(content).includes('"errors"'),
  );
}

const isCodeBlock = (element: Element) => classesOf(element).includes('theme-code-block');

/** Returns an element's class names. */
export function classesOf({properties}: Element): string[] {
  return Array.isArray(properties.className) ? (properties.className as string[]) : [];
}

/** Replaces every run of white space with one space, marks as readers type them, and removes zero-width spaces. */
export const normalize = (text: string) =>
  withPlainMarks(text).replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** Returns an element's readable text on one line. */
export const textOf = (element: ElementContent) => normalize(rawText(element));

function rawText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isFurniture(node)) return '';
  const text = node.children.map(rawText).join('');
  return isPhrasing(node) ? text : ` ${text} `;
}

/** Returns a code block's lines unchanged. */
export function codeOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isFurniture(node)) return '';
  if (node.tagName === 'br') return '\n';
  return node.children.map(codeOf).join('');
}
