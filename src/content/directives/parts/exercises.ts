import {component, importOf} from '../../../base/markdown/nodes';
import type {Directive} from '../part';

/** `::exercises`: the page's exercises by chapter, with the reader's progress. src/content/lessons fills it in. */
export const exerciseList: Directive = () => [
  importOf('@site/src/app/lessons/ExerciseList', 'ExerciseList'),
  component('ExerciseList', {chapters: '[]'}, []),
];
