import type {Paragraph, Parents} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {once} from '../../base/once';
import {onEachPage, type Report} from '../check';
import {lineOf} from '../page';
import {tagWords} from './grammar/tagger';
import {commands, nounsLikeVerbs, otherVerbs, pureVerbs} from './grammar/words';
import {name, readable, sentencesIn} from './sentences';

/**
 * Checks that every sentence of a paragraph has a verb: "Only this CVE in the response." is a fragment. List items and
 * cells can be phrases, and so can text after a bold name or a colon.
 */
export const checkFragments = onEachPage(({tree, written}, report) => {
  const blocks: Parents[] = [tree, ...written('containerDirective')];
  for (const {children} of blocks)
    for (const node of children)
      if (node.type === 'paragraph' && node.position) checkParagraph(node, report);
});

function checkParagraph(node: Paragraph, report: Report) {
  const [first] = node.children;
  if (first?.type === 'strong' && /[:.]$/.test(textOf(first))) return;
  let isAfterColon = false;
  for (const {line, text} of sentencesIn(readable(node), lineOf(node))) {
    const sentence = text.replace(/\s+/g, ' ').trim();
    const isWhole = !isAfterColon && /^\p{Lu}.*\.$/u.test(sentence) && !/['’=]/.test(sentence);
    isAfterColon = sentence.endsWith(':');
    if (!isWhole || sentence.split(' ').length < fewestWords || hasVerb(sentence)) continue;
    const shown = sentence.slice(0, 60).replaceAll(name, '…');
    report(line, `a sentence has no verb: "${shown}"`, 'write a whole sentence, subject first');
  }
}

/** Shorter texts are answers and labels: "Only once." */
const fewestWords = 4;

const verbs = once(() => {
  const bases = [commands, pureVerbs, otherVerbs].flatMap((list) => list.split('|'));
  return new Set([
    ...nounsLikeVerbs.split('|'),
    ...bases.flatMap((base) => [base, `${base}s`, `${base}es`, `${base}d`, `${base}ed`]),
    ...bases.map((base) => base.replace(/y$/, 'ies')),
  ]);
});

/** Matches a noun that another noun, an article, or a name follows: it can be a verb that the tagger doesn't know. */
const possibleVerb =
  /\/(?:noun|nouns|name|adverb) (?!and\/|or\/)[^ ]+\/nouns |\/(?:noun|nouns) (?:[^ ]+\/(?:the|a|these|this|it|they|name|adverb|other|to|number) )|\/noun [^ ]+\/(?:verbed|verbing|adjective) /u;

/** Whether a sentence has a verb, or a word that could be one. "The more, the better" needs none. */
function hasVerb(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isNoun = (at: number) => /^(?:no|an?|any)$/.test(words[at - 1] ?? '');
  if (words.some((word, at) => verbs().has(word) && !isNoun(at))) return true;
  if (/^the \w+er\b/i.test(sentence)) return true;
  const tagged = tagWords(sentence, () => false);
  return /\/(?:verb|verbs|verbed|is|are|modal|be) /.test(tagged) || possibleVerb.test(tagged);
}
