import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import type {Language} from '../../base/languages';
import {textIn} from '../../base/languages/texts';
import {component, importOf} from '../../base/markdown/nodes';
import {projectPath} from '../../base/source/paths';
import {languageOf} from '../../product/page-files/translation';
import {type Exercise, isExercise, readExercise} from './exercise';

/** The exercises of a page by chapter, for `<ExerciseList>`. */
export interface Chapter {
  title: string;
  exercises: {id: string; title: string}[];
}

/** An exercise with its place on the page. */
interface PlacedExercise extends Exercise {
  index: number;
  /** The headings above it: its section's, and its own if it has one. */
  chapter: string;
  title: string;
}

/**
 * A remark plugin that turns each `:::exercise` into an `<Exercise>` of src/app/lessons, and tells `<ExerciseList>`
 * which exercises the page has.
 *
 * @throws {Error} with file and line if an exercise lacks a part
 */
export default function exercises() {
  return (tree: Root, file: VFile) => {
    const found = exercisesIn(tree.children, file);
    if (found.length === 0) return;
    const language = languageOf(projectPath(file.path));
    for (const [place, exercise] of found.entries()) {
      const next = found[place + 1]?.id ?? '';
      const attributes = {number: String(place + 1), total: String(found.length), next};
      tree.children[exercise.index] = exerciseNode(exercise, attributes, language);
    }
    for (const node of tree.children)
      if ('name' in node && 'attributes' in node && node.name === 'ExerciseList')
        Object.assign(node, component('ExerciseList', {chapters: chaptersOf(found)}, []));
    tree.children.unshift(
      importOf('@site/src/app/lessons/Exercise', 'Exercise'),
      importOf('@site/src/app/lessons/Help', 'Help'),
    );
  };
}

function exercisesIn(nodes: RootContent[], {path}: VFile): PlacedExercise[] {
  let [chapter, title] = ['', ''];
  return nodes.flatMap((node, index) => {
    if (node.type === 'heading') {
      title = textOf(node);
      if (node.depth === 2) chapter = title;
    }
    if (!isExercise(node)) return [];
    try {
      return [{...readExercise(node), index, chapter, title}];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${path}:${node.position?.start.line}  :::exercise ${reason}`);
    }
  });
}

function exerciseNode(
  {id, task, hints, answer, shownAnswer}: Exercise,
  attributes: Record<string, string>,
  language: Language,
): RootContent {
  return component('Exercise', {name: id, answer: answer.value, ...attributes}, [
    ...task,
    ...hintsFrom(hints, 1, language),
    component('Help', {title: textIn(language, 'Answer')}, shownAnswer),
  ]);
}

/** Each hint contains the next, which opens only after it. */
function hintsFrom(
  [first, ...others]: RootContent[][],
  number: number,
  language: Language,
): RootContent[] {
  if (!first) return [];
  const inside = [...first, ...hintsFrom(others, number + 1, language)];
  return [
    component('Help', {title: textIn(language, 'Hint {number}', {number: String(number)})}, inside),
  ];
}

function chaptersOf(found: PlacedExercise[]): string {
  const chapters: Chapter[] = [];
  for (const {id, title, chapter} of found) {
    if (chapters.at(-1)?.title !== chapter) chapters.push({title: chapter, exercises: []});
    chapters.at(-1)?.exercises.push({id, title});
  }
  return JSON.stringify(chapters);
}
