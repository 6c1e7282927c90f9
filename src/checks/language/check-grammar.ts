import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage} from '../check';
import {type CheckedPage, lineOf} from '../page';
import {grammarRules, wordsOf} from './grammar/rules';
import {tagWords} from './grammar/tagger';
import {isForeignName} from './proper-names';
import {isMarked, readable, type Sentence, sentencesIn} from './sentences';

/**
 * Checks grammar: a verb agrees with its subject and has the form that the words before it require, no word replaces
 * one that sounds like it, and a comma doesn't join two sentences. A tagger finds each word's part of speech, and the
 * rules are patterns of these tags.
 */
export const checkGrammar = onEachPage((page, report) => {
  const sentences = sentencesOf(page);
  const isName = nameTest(page, sentences.map(({text}) => text).join('\n'));
  for (const {line, text, isOfParagraph} of sentences) {
    const tagged = tagWords(text, isName);
    for (const {pattern, fix, isOfParagraphs} of grammarRules) {
      const found = isOfParagraph || !isOfParagraphs ? pattern.exec(tagged)?.[0] : undefined;
      if (found) report(line, `"${wordsOf(found)}"`, fix);
    }
  }
});

/**
 * The sentences with three words or more that people read. Headings inside sections are skipped, because many are
 * messages or names.
 */
function sentencesOf({written, frontMatter}: CheckedPage): (Sentence & {isOfParagraph: boolean})[] {
  const texts = [
    ...['title', 'description'].map((key) => ({
      line: frontMatter.lineOf(key),
      text: String(frontMatter.data[key] ?? ''),
      isOfParagraph: false,
    })),
    ...written('paragraph', 'tableCell', 'heading')
      .filter((node) => node.type !== 'heading' || node.depth < 3)
      .map((node) => ({
        line: lineOf(node),
        text: readable(node, isNameOrTitle),
        isOfParagraph: node.type === 'paragraph',
      })),
    ...written('image').map((node) => ({
      line: lineOf(node),
      text: node.alt ?? '',
      isOfParagraph: false,
    })),
  ];
  return texts.flatMap(({line, text, isOfParagraph}) =>
    sentencesIn(text, line)
      .filter((sentence) => /\S\s+\S+\s+\S/.test(sentence.text))
      .map((sentence) => ({...sentence, isOfParagraph})),
  );
}

/** Whether a node is a name. A link whose text has a capital letter names a page: "[Risk scores](…) explains it". */
const isNameOrTitle = (node: Nodes) =>
  isMarked(node) || (node.type === 'link' && /^[\p{Lu}\d]/u.test(textOf(node)));

/** Whether a word is capitalized everywhere on this page. */
function nameTest(page: CheckedPage, text: string): (word: string) => boolean {
  const large = new Set(text.match(/(?<=\p{Ll},? )\p{Lu}\p{L}+/gu));
  const small = new Set(text.match(/(?<![\p{L}/.@-])\p{Ll}+(?![/.@]\p{L})/gu));
  return (word) => (large.has(word) || isForeignName(word, page)) && !small.has(word.toLowerCase());
}
