import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {oncePer} from '../../base/once';
import {type CheckedPage, lineOf} from '../page';

/** A sentence that the writer wrote, and the line where it begins. */
export interface Sentence {
  line: number;
  /** Its text. {@link name} replaces code, bold names, and quotations, which aren't checked. */
  text: string;
}

/** Replaces a name in code or bold. */
export const name = '¤';

const end = /(?<=[.!?:]["”')\]]*)\s+/;

/**
 * The sentences of paragraphs, list items, and table cells. A colon also ends a sentence, and the text after it is a
 * new one.
 */
export const sentencesOf = oncePer(({written}: CheckedPage): Sentence[] =>
  written('paragraph', 'tableCell').flatMap((node) => sentencesIn(readable(node), lineOf(node))),
);

/**
 * Splits a text into sentences.
 *
 * @param text the text, as {@link readable} returns it
 * @param firstLine the line where it begins
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

/** Whether a node is code or bold, as names are. */
export const isMarked = ({type}: Nodes) => type === 'inlineCode' || type === 'strong';

/**
 * Returns a node's text as readers see it, without pictures. Bold text that ends a sentence keeps its final
 * punctuation.
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

/**
 * A text without its quotations, which are other people's words. A sentence that ends with a quotation keeps its end.
 */
export const withoutQuotations = (text: string) =>
  text.replace(
    /"[^"]*?([.!?]?)"|“[^”]*?([.!?]?)”/g,
    (_, ...ends) => name + (ends[0] ?? ends[1] ?? ''),
  );
