import type {Nodes} from 'mdast';
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
  written('paragraph', 'tableCell').flatMap((node) => {
    let line = lineOf(node);
    const [first = '', ...rest] = withoutQuotations(readable(node)).split(
      new RegExp(`(${end.source})`),
    );
    const sentences = [{line, text: first}];
    for (let index = 0; index < rest.length; index += 2) {
      line += breaksIn(sentences.at(-1)?.text ?? '') + breaksIn(rest[index] ?? '');
      sentences.push({line, text: rest[index + 1] ?? ''});
    }
    return sentences.filter(({text}) => text.trim() !== '');
  }),
);

const breaksIn = (text: string) => text.split('\n').length - 1;

/** What a reader reads of a node, without pictures. */
export function readable(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'strong') return name;
  if (node.type === 'break') return '\n';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(readable).join('') : '';
}

/** A text without its quotations, somebody else's words; a sentence that ends with one still ends. */
export const withoutQuotations = (text: string) =>
  text.replace(
    /"[^"]*?([.!?]?)"|“[^”]*?([.!?]?)”/g,
    (_, ...ends) => name + (ends[0] ?? ends[1] ?? ''),
  );
