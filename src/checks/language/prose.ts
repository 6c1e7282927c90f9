import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {type CheckedPage, lineOf} from '../page';

/** A piece of text as the reader sees it, and the line it stands on. */
export interface Prose {
  line: number;
  text: string;
}

/** What the writer wrote for people: title, description, text and alternative texts, without code and addresses. */
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

/** The text that stands beside a name in a sentence, in one line; empty where another name does. */
export const textBeside = (node: PhrasingContent | undefined): string =>
  node?.type === 'text' ? node.value.replace(/\s+/g, ' ') : '';

/** Paragraphs that the writer wrote, outside tables. */
export function paragraphsOf({written}: CheckedPage): Prose[] {
  return written('paragraph').map((node) => ({line: lineOf(node), text: textOf(node)}));
}
