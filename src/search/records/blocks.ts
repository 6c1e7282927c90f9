import type {Element, ElementContent} from 'hast';
import {relatedHeading} from '../../content/related-pages/section';
import {cut} from './cut';
import {type RowText, rowsOf} from './table';
import {
  aboutRowsIn,
  classesOf,
  codeOf,
  isEcho,
  isFurniture,
  isPhrasing,
  isPointer,
  normalize,
  textOf,
} from './text';

/**
 * A heading, or a piece of text below one: a paragraph, a list item, a table row, or a code block. A table row with its
 * own anchor is an entry: it has a name like a heading, and its content ends with the row.
 */
export type Block =
  | {type: 'heading'; level: number; anchor: string; text: string}
  | {type: 'text'; text: string}
  | {type: 'entry'; anchor: string; name: string; texts: string[]};

/** Longer pieces of text are split. */
const longest = 800;

/**
 * Reads an article as headings and pieces of text, in order.
 *
 * @param article the element with the page's text, including its title
 * @param route path of the page
 */
export function blocksOf(article: Element, route: string): Block[] {
  const blocks: Block[] = [];
  let line = '';

  function add(text: string): void {
    for (const piece of piecesOf(text)) blocks.push({type: 'text', text: piece});
  }

  function addRow({text, entry}: RowText): void {
    if (entry) blocks.push({type: 'entry', ...entry, texts: piecesOf(text)});
    else add(text);
  }

  function endLine(): void {
    add(normalize(line));
    line = '';
  }

  function separate(node: Element, parent: Element): void {
    if (isPhrasing(node)) return;
    // The paragraphs of a list item are read as one, and line breaks become spaces.
    if (node.tagName === 'br' || (node.tagName === 'p' && parent.tagName === 'li')) line += ' ';
    else endLine();
  }

  function read(node: ElementContent, parent: Element): void {
    if (node.type === 'text') line += node.value;
    if (node.type === 'element') for (const about of aboutRowsIn(node)) read(about, node);
    if (node.type !== 'element' || isFurniture(node) || isPointer(node) || isEcho(node)) return;

    separate(node, parent);
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
    if (level) {
      const anchor = String(node.properties.id ?? '');
      blocks.push({type: 'heading', level, anchor, text: textOf(node)});
    } else if (node.tagName === 'table') rowsOf(node, route).forEach(addRow);
    else if (node.tagName === 'pre') add(codeOf(node));
    else if (node.tagName === 'dl') {
      const pairs = pairsOf(node);
      // Each field is found on its own, like a row of a table.
      if (classesOf(node).includes('fields')) pairs.forEach(add);
      else add(pairs.join(' · '));
    } else for (const child of node.children) read(child, node);
    separate(node, parent);
  }

  read(article, article);
  return withoutRelatedPages(blocks);
}

function piecesOf(text: string): string[] {
  return cut(text.trim(), longest)
    .map((piece) => normalize(piece).replace(/ ·$/, ''))
    .filter(Boolean);
}

/** Returns a description list's pairs: "Vendor: Tenable", "Category: Vulnerability management". */
function pairsOf(list: Element): string[] {
  const pairs: string[] = [];
  const parts = list.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  for (const child of parts) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt' || pairs.length === 0) pairs.push(`${textOf(child)}:`);
    else pairs.push(`${pairs.pop()} ${textOf(child)}`);
  }
  // A field can have a default, and no meaning.
  return pairs.map((pair) => pair.replace(/: *$/, ''));
}

/** Removes "Related pages" from the end of a page, because those pages describe themselves better. */
function withoutRelatedPages(blocks: Block[]): Block[] {
  let isRelated = false;
  return blocks.filter((block) => {
    if (block.type === 'heading' && block.level <= 2) isRelated = block.text === relatedHeading;
    return !isRelated;
  });
}
