import type {Nodes} from 'mdast';
import {syllable} from 'syllable';
import {SKIP, visit} from 'unist-util-visit';
import {onEachPage} from '../check';
import type {CheckedPage} from '../page';
import {isReadThrough} from '../structure/kind';

/** The highest grade, in years of school. Tired readers have to read harder text twice. */
const hardest = 11;
/** The least number of words. A shorter page has too few sentences to judge. */
const fewestWords = 100;

/**
 * Checks that guides read at grade 11 or below, with short sentences and short words. Code, tables, and headings
 * aren't counted. A name in code or bold counts as one word of one syllable, because the writer can't choose a
 * shorter one.
 */
export const checkReadingGrade = onEachPage((page, report) => {
  if (!isReadThrough(page.path)) return;
  const sentences = sentencesOf(page);
  if (sentences.flatMap(wordsOf).length < fewestWords) return;
  const grade = gradeOf(sentences);
  if (grade <= hardest) return;
  const [longest = ''] = sentences.toSorted((a, b) => b.length - a.length);
  report(
    page.frontMatter.lineOf('title'),
    `the text reads at grade ${grade.toFixed(1)}, above ${hardest}`,
    `split long sentences and choose shorter words; the longest sentence begins "${wordsOf(longest).slice(0, 6).join(' ')}"`,
  );
});

/**
 * Calculates the Flesch-Kincaid grade: https://en.wikipedia.org/wiki/Flesch-Kincaid_readability_tests
 *
 * @param sentences each sentence's words, separated with spaces
 */
export function gradeOf(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const wordsOf = (sentence: string): string[] => sentence.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];

/** The sentences of paragraphs and list items outside tables. */
function sentencesOf({tree}: CheckedPage): string[] {
  const sentences: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'table' || node.type === 'heading') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    if (node.position) sentences.push(...readAloud(node).split(/(?<=[.!?:;])\s+/));
    return SKIP;
  });
  return sentences.filter((sentence) => wordsOf(sentence).length > 0);
}

/** The text with every name replaced with a one-syllable word. */
function readAloud(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'strong') return 'name';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(readAloud).join('') : '';
}
