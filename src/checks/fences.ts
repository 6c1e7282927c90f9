import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {isWritten, type Page} from './page';

/** A code fence with its text as a parser can read it. */
export interface Fence {
  node: Code;
  language: string;
  /** The code; each `<api-key>` that the reader replaces is a word of the same length. */
  code: string;
  /** The line of the page that the first line of the code stands on. */
  firstLine: number;
}

const placeholder = /<[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*>/g;

/** The fences of a page, in one or several languages. */
export function fencesOf({tree}: Page, ...languages: string[]): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node) => {
    const language = node.lang ?? '';
    if (!isWritten(node) || (languages.length > 0 && !languages.includes(language))) return;
    const code = node.value.replace(placeholder, (found) => 'x'.repeat(found.length));
    fences.push({node, language, code, firstLine: (node.position?.start.line ?? 0) + 1});
  });
  return fences;
}
