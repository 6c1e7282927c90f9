import {isExercise, readExercise} from '../../content/lessons/exercise';
import {onEachPage} from '../check';

/**
 * Checks that each `:::exercise` has a name that no other exercise of the page has, a task, hints, and an answer, and
 * that it isn't inside a list or a note.
 */
export const checkExercises = onEachPage(({written, tree}, report) => {
  const found = written('containerDirective').filter(isExercise);
  if (found.length === 0) return;
  const names = new Set<string>();
  for (const node of found) {
    if (!tree.children.includes(node))
      report(node, 'the exercise is inside another block', 'write it without indentation');
    try {
      const {id} = readExercise(node);
      if (names.has(id)) report(node, `two exercises are named "${id}"`, 'give one another name');
      names.add(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report(node, `the exercise ${reason}`, 'CONTRIBUTING.md shows an exercise');
    }
  }
});
