import {onEachPage} from '../check';
import {sentencesOf} from './sentences';
import {findWords} from './words/find-words';

/** Pages use today's American words: `words/words.yaml` has those that they don't use, and what to write instead. */
export const checkWords = onEachPage((page, report) => {
  for (const {line, text} of sentencesOf(page))
    for (const {word, write} of findWords(text)) report(line, `"${word}"`, `write ${write}`);
});
