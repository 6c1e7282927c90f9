import type {Code} from 'mdast';
import type {CheckedPage} from '../page';

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
export function fencesOf({written}: CheckedPage, ...languages: string[]): Fence[] {
  return written('code')
    .map((node) => ({
      node,
      language: node.lang ?? '',
      code: node.value.replace(placeholder, (found) => 'x'.repeat(found.length)),
      firstLine: (node.position?.start.line ?? 0) + 1,
    }))
    .filter(({language}) => languages.length === 0 || languages.includes(language));
}
