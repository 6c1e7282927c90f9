import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isWritten, type Page} from './page';

/** A piece of text as the reader sees it, and the line it stands on. */
export interface Prose {
  line: number;
  text: string;
}

/** What the writer wrote for people: title, description, text and alternative texts, without code, addresses and derived parts. */
export function proseOf({tree, frontMatter}: Page): Prose[] {
  const prose = ['title', 'description'].map((key) => ({
    line: frontMatter.lineOf(key),
    text: String(frontMatter.data[key] ?? ''),
  }));
  visit(tree, (node) => {
    if (!isWritten(node)) return;
    const first = node.position?.start.line ?? 1;
    if (node.type === 'text') {
      for (const [index, text] of node.value.split('\n').entries())
        prose.push({line: first + index, text});
    } else if (node.type === 'image') {
      prose.push({line: first, text: node.alt ?? ''});
    }
  });
  return prose;
}

/** Paragraphs that the writer wrote, outside tables. */
export function paragraphsOf({tree}: Page): Prose[] {
  const paragraphs: Prose[] = [];
  visit(tree, 'paragraph', (node) => {
    if (isWritten(node))
      paragraphs.push({line: node.position?.start.line ?? 1, text: textOf(node)});
  });
  return paragraphs;
}
