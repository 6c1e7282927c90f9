import {keywords, wordOperators} from '../syntax/words';
import type {Completion} from './completion';
import type {Situation} from './situation';

const phrases = [...keywords, ...wordOperators]
  .map((phrase) => phrase.split(' '))
  .filter((words) => words.length > 1);

/**
 * Returns the rest of a phrase whose beginning is already typed: `BY` after `ORDER`.
 *
 * @param optionsOf returns the options for the situation before that beginning
 */
export function phraseOptions(
  situation: Situation,
  optionsOf: (situation: Situation) => Completion[],
): Completion[] {
  const {clause} = situation;
  return phrases.flatMap((words) => {
    const length = words.findLastIndex(
      (_, index) =>
        index > 0 &&
        index <= clause.length &&
        words
          .slice(0, index)
          .every((word, at) => clause[clause.length - index + at]?.image.toUpperCase() === word),
    );
    if (length < 1) return [];
    const label = words.join(' ');
    const option = optionsOf({...situation, clause: clause.slice(0, -length)}).find(
      (each) => each.label === label,
    );
    return option ? [{...option, insert: words.slice(length).join(' ')}] : [];
  });
}
