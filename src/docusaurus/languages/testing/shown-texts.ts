import {parseAst} from 'vitest/node';

/** A text that code shows, as `i18n/<language>/code.json` has it, and the line it begins on. */
export interface ShownText {
  line: number;
  text: string;
}

/** A node of a syntax tree. What it has depends on its type. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Attributes of elements whose values no one reads. */
const technical =
  /^(?:aria-keyshortcuts|className|\w+ClassName|d|href|id|key|rel|role|style|to|type|viewBox)$/;

/** Elements whose text is the same in every language: code, keys, and labels in drawings. */
const unchanged = /^(?:code|kbd|tspan)$/;

/** Functions whose arguments are selectors, texts that Docusaurus translates, and what developers see. */
const unread =
  /(?:^|\.)(?:closest|matches|matchMedia|querySelector(?:All)?|translate|Error|error|log|warn)$/;

/**
 * Returns the texts that readers see in the code of components: between tags, and strings and templates with words.
 *
 * @param file its name says whether the source has tags
 */
export function shownTexts(file: string, source: string): ShownText[] {
  const found: ShownText[] = [];
  const add = (start: number, raw: string) => {
    const before = source.slice(0, start + raw.search(/\S/));
    found.push({line: before.split('\n').length, text: raw.replace(/\s+/g, ' ')});
  };

  function visit(node: Node): void {
    const {type, start, end} = node;
    const written = source.slice(start, end);
    if (type === 'JSXText') {
      if (/[a-z]/i.test(written)) add(end - written.trimStart().length, written.trim());
    } else if (type === 'Literal') {
      if (typeof node.value === 'string' && isProse(node.value)) add(start, written.slice(1, -1));
    } else if (
      type === 'TemplateLiteral' &&
      isProse(written.slice(1, -1).replace(/\$\{.*?\}/gs, '0'))
    )
      add(start, written.slice(1, -1));
    else for (const child of childrenOf(node, source)) visit(child);
  }
  visit(parseAst(source, {lang: file.endsWith('x') ? 'tsx' : 'ts'}) as unknown as Node);
  return found;
}

/** Whether a text has a word at its beginning with a capital, or several words. */
const isProse = (text: string) =>
  /^[A-Z][a-z']+(?:[ .,:…-]|$)|[a-z,.:;)] [a-zA-Z]|^ ?[a-z]+ $|^,? [a-z]+ |\d [a-z]{2,}/.test(text);

/** The parts of a node that can have shown texts: not types, names, addresses, and what's compared with them. */
function childrenOf(node: Node, source: string): Node[] {
  const {type} = node;
  const at = (part: string) => node[part] as Node | undefined;
  const nameOf = (part: Node | undefined) => (part ? source.slice(part.start, part.end) : '');
  if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(type)) return [];
  if (type === 'JSXAttribute' && technical.test(nameOf(at('name')))) return [];
  if (type === 'JSXElement' && unchanged.test(nameOf(at('openingElement')?.name as Node)))
    return [];
  if (/^(?:Call|New)Expression$/.test(type) && unread.test(nameOf(at('callee')))) return [];
  if (type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator)))
    return [at('left'), at('right')].filter(isNode).filter((part) => part.type !== 'Literal');
  const {key, typeAnnotation: _, ...parts} = node;
  return Object.values(node.computed ? {key, ...parts} : parts)
    .flat()
    .filter(isNode);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
