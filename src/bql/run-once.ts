import {once} from '../base/markdown/once';
import type {Ground} from './evaluate/values';
import {type Answer, runQuery} from './run';

const answers = once<Answer>();

/** Runs a query as `runQuery` does, but only the first time that it is asked for; for queries on pages. */
export const runQueryOnce = (text: string, ground: Ground): Answer =>
  answers(ground.graph, text, () => runQuery(text, ground));
