import {readFileSync} from 'node:fs';
import type {Element, ElementContent} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(rehypeParse, {fragment: true, space: 'svg'});

/**
 * Reads a drawing as elements of a page. On a page, its text has the page's font, and it has the page's colors, because
 * both call them the same. The rules of its style block become attributes of the elements they're about: a style
 * block would apply to the whole page, and the site's security policy doesn't allow one.
 *
 * @param file an SVG
 * @param name a class for the drawing
 * @param number tells this picture from others on the page
 */
export function readDrawing(file: string, name: string, number: number): Element {
  const text = readFileSync(file, 'utf8').trim();
  const svg = parser.parse(text).children[0] as Element;
  const marker = `${name}-${number}`;
  const rules = rulesIn(text);
  const {viewBox} = svg.properties;
  const {fontFamily, ...rule} = rules.get('text') ?? {};
  svg.properties = {className: [name], viewBox, ...rule};
  svg.children = seen(svg.children);
  visit(svg, 'element', (element) => {
    if (element === svg) return;
    const {className, style, ...properties} = element.properties;
    const own = [className].flat().map((each) => rules.get(`.${each}`));
    element.properties = Object.assign(properties, ...own, declarationsIn(String(style ?? '')));
    // A page can have several drawings, and each has its own markers.
    if (element.tagName === 'marker') element.properties.id = marker;
    if (element.properties.markerEnd) element.properties.markerEnd = `url(#${marker})`;
    element.children = seen(element.children);
  });
  return svg;
}

/** The parts of a drawing without what only its file needs: a style block, a background, and space between elements. */
const seen = (parts: ElementContent[]) =>
  parts.filter((part) =>
    part.type === 'text'
      ? part.value.trim() !== ''
      : part.type === 'element' && part.tagName !== 'style' && !isBackground(part),
  );

const isBackground = ({tagName, properties}: Element) =>
  tagName === 'rect' && properties.x === undefined && [properties.className].flat()[0] === 'paper';

type Declarations = Record<string, string>;

/** The declarations of a drawing's style block, by `text` or `.class`. Its colors are the page's. */
function rulesIn(text: string): Map<string, Declarations> {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
  const rules = new Map<string, Declarations>();
  for (const [, selectors = '', block = ''] of style.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(',').map((each) => each.trim()))
      if (/^(text|\.[\w-]+)$/.test(selector))
        rules.set(selector, {...rules.get(selector), ...declarationsIn(block)});
  return rules;
}

/** Reads declarations as properties of an element: `stroke-width: 2` is `strokeWidth`. */
function declarationsIn(block: string): Declarations {
  const declarations = block.split(';').flatMap((declaration) => {
    const [property = '', value] = declaration.split(':').map((each) => each.trim());
    return value ? [[camelCased(property), onPage(property, value)]] : [];
  });
  return Object.fromEntries(declarations);
}

const camelCased = (property: string) =>
  property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const onPage = (property: string, value: string) =>
  property === 'font-family'
    ? 'var(--ifm-font-family-monospace)'
    : value.replace(/^(\d+)px$/, '$1');
