import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {type CheckedPage, lineOf} from '../page';

/** A piece of text as the reader sees it, and its line. */
export interface Prose {
  line: number;
  text: string;
}

/**
 * The text that the writer wrote for people: title, description, text, and alternative text, without code and
 * addresses.
 */
export function proseOf({written, frontMatter}: CheckedPage): Prose[] {
  return [
    ...['title', 'description'].map((key) => ({
      line: frontMatter.lineOf(key),
      text: String(frontMatter.data[key] ?? ''),
    })),
    ...written('text').flatMap((node) =>
      node.value.split('\n').map((text, index) => ({line: lineOf(node) + index, text})),
    ),
    ...written('image').map((node) => ({line: lineOf(node), text: node.alt ?? ''})),
  ];
}

/** The text next to a name in a sentence, on one line. Empty if another name is next to it. */
export const textBeside = (node: PhrasingContent | undefined): string =>
  node?.type === 'text' ? node.value.replace(/\s+/g, ' ') : '';

/** Paragraphs that the writer wrote, outside tables. */
export function paragraphsOf({written}: CheckedPage): Prose[] {
  return written('paragraph').map((node) => ({line: lineOf(node), text: textOf(node)}));
}
