/// <reference types="remark-directive" />
import type {Code, List, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';

/** An exercise on a page: a task, hints, and an answer whose result the reader's query must match. */
export interface Exercise {
  /** Names the exercise in stored progress, on every page: it never changes. */
  id: string;
  task: RootContent[];
  /** The contents of each hint, from a nudge to nearly the answer. */
  hints: RootContent[][];
  /** The answer's fence. */
  answer: Code;
  /** The answer's fence, and its result if the page shows one. */
  shownAnswer: RootContent[];
}

/** Whether a node is `:::exercise`. */
export const isExercise = (node: RootContent): node is ContainerDirective =>
  node.type === 'containerDirective' && node.name === 'exercise';

/**
 * Reads `:::exercise{#id}`, which contains a task, a list of hints, and a query.
 *
 * @throws {Error} if one of them is missing; the message says what to write
 */
export function readExercise({attributes, children}: ContainerDirective): Exercise {
  const id = attributes?.id;
  if (!id)
    throw new Error('needs a name for stored progress: write :::exercise{#hosts-without-owner}');
  const list = children.findIndex((node): node is List => node.type === 'list');
  const task = children.slice(0, list);
  const [hints, answer] = [children[list], children[list + 1]];
  if (hints?.type !== 'list' || hints.children.length < 2 || task.length === 0)
    throw new Error('needs a task, and then a list of two or three hints');
  if (answer?.type !== 'code' || answer.lang !== 'bql')
    throw new Error('needs its answer after the hints: a ```bql fence');
  return {
    id,
    task,
    hints: hints.children.map((item) => item.children),
    answer,
    shownAnswer: children.slice(list + 1),
  };
}
