import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {oncePer} from '../../base/once';
import {type CheckedPage, lineOf} from '../page';

/** A sentence that the writer wrote, and the line it begins on. */
export interface Sentence {
  line: number;
  /** Its text, with {@link name} in place of code, bold names and quotations, which are as they are. */
  text: string;
}

/** Stands for a name in code or bold. */
export const name = '¤';

const end = /(?<=[.!?:]["”')\]]*)\s+/;

/** The sentences of paragraphs, list items and table cells. A colon ends one as well: what follows is read anew. */
export const sentencesOf = oncePer(({written}: CheckedPage): Sentence[] =>
  written('paragraph', 'tableCell').flatMap((node) => sentencesIn(readable(node), lineOf(node))),
);

/**
 * The sentences of a text.
 *
 * @param text as {@link readable} gives it
 * @param firstLine the line it begins on
 */
export function sentencesIn(text: string, firstLine: number): Sentence[] {
  let line = firstLine;
  const [first = '', ...rest] = withoutQuotations(text).split(new RegExp(`(${end.source})`));
  const sentences = [{line, text: first}];
  for (let index = 0; index < rest.length; index += 2) {
    line += breaksIn(sentences.at(-1)?.text ?? '') + breaksIn(rest[index] ?? '');
    sentences.push({line, text: rest[index + 1] ?? ''});
  }
  return sentences.filter((sentence) => sentence.text.trim() !== '');
}

const breaksIn = (text: string) => text.split('\n').length - 1;

/** Code and bold: the names of things. */
export const isMarked = ({type}: Nodes) => type === 'inlineCode' || type === 'strong';

/**
 * What a reader reads of a node, without pictures. Bold that ends a sentence still does.
 *
 * @param isName which nodes are names
 */
export function readable(node: Nodes, isName: (node: Nodes) => boolean = isMarked): string {
  if (isName(node)) return node.type === 'strong' ? name + endOf(node) : name;
  if (node.type === 'break') return '\n';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => readable(child, isName)).join('') : '';
}

const endOf = (node: Nodes) => /[.!?]$/.exec(textOf(node))?.[0] ?? '';

/** A text without its quotations, somebody else's words; a sentence that ends with one still ends. */
export const withoutQuotations = (text: string) =>
  text.replace(
    /"[^"]*?([.!?]?)"|“[^”]*?([.!?]?)”/g,
    (_, ...ends) => name + (ends[0] ?? ends[1] ?? ''),
  );
