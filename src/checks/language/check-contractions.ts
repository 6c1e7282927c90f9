import {onEachPage} from '../check';
import {sentencesOf} from './sentences';

/** Where a clause begins. After "how" or "what", as in "how severe it is", the verb is stressed. */
const clause =
  /(?:^|[,;(] ?|\b(?:and|but|or|so|because|if|when|while|until|unless|although|that|whether|otherwise) )/;
const notLast = /(?= [\p{L}\d¤])(?! (?:and|or|but|because|when|if|until)\b)/u;

/** Words that our text contracts, and what to write. */
const contractions: [words: RegExp, fix: string][] = [
  [
    new RegExp(`(?<=${clause.source})there is${notLast.source}(?! (?:one|none|a user)\\b)`, 'iu'),
    'write "there\'s"',
  ],
  [
    // The words come first, because to look back from every place of a sentence takes long.
    new RegExp(
      `\\b(it is|you are|they are|we are)${notLast.source}(?<=${clause.source}\\1)(?<!\\b(?:how|what|where|who|whom|which|as|than)\\b[^,.]*\\1)`,
      'iu',
    ),
    'write the contraction: "it\'s", "you\'re", "they\'re"',
  ],
  [/\bcannot\b/, 'write "can\'t"'],
  [/(?<=\b(?:I|you|we|they) )have (?=(?:been|never|already)\b|not\b)/i, 'write "\'ve"'],
];

/**
 * Checks that text uses contractions, as people do when they talk: "there's no key", "it's empty". Messages and labels
 * in code, bold, and quotation marks stay as they are.
 */
export const checkContractions = onEachPage((page, report) => {
  for (const {line, text} of sentencesOf(page)) {
    for (const [words, fix] of contractions) {
      const found = words.exec(text)?.[0];
      if (found) report(line, `"${found.trim()}"`, fix);
    }
  }
});
