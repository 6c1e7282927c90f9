import type {Code} from 'mdast';
import type {CheckedPage} from '../page';

/** A code fence with its text in a form that a parser can read. */
export interface Fence {
  node: Code;
  language: string;
  /** The code, with each placeholder such as `<api-key>` replaced with a word of the same length. */
  code: string;
  /** The line on the page where the code begins. */
  firstLine: number;
}

const placeholder = /<[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*>/g;

/** The fences on a page, in the given languages or in all of them. */
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
