import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage} from '../check';
import {type CheckedPage, lineOf} from '../page';
import {grammarRules, wordsOf} from './grammar/rules';
import {tagWords} from './grammar/tagger';
import {isForeignName} from './proper-names';
import {isMarked, readable, type Sentence, sentencesIn} from './sentences';

/**
 * Sentences are grammatical: a verb agrees with its subject and has the form that the words before it ask for, no word
 * stands in for one that sounds like it, and a comma joins no two sentences. A tagger says what each word is; the rules
 * are patterns on what it says.
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

/** The sentences of three words or more that people read; headings within sections are messages and names as often as not. */
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

/** A link whose text has a capital names a page: "[Risk scores](…) explains it". */
const isNameOrTitle = (node: Nodes) =>
  isMarked(node) || (node.type === 'link' && /^[\p{Lu}\d]/u.test(textOf(node)));

/** Whether a word has its capital on this page wherever it stands. */
function nameTest(page: CheckedPage, text: string): (word: string) => boolean {
  const large = new Set(text.match(/(?<=\p{Ll},? )\p{Lu}\p{L}+/gu));
  const small = new Set(text.match(/(?<![\p{L}/.@-])\p{Ll}+(?![/.@]\p{L})/gu));
  return (word) => (large.has(word) || isForeignName(word, page)) && !small.has(word.toLowerCase());
}
