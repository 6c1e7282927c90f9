import {oncePerText} from '../base/once';
import type {Dataset} from './evaluate/values';
import {type QueryAnswer, runQuery} from './run';

const answers = oncePerText<QueryAnswer>();

/** Like `runQuery`, but runs each query only once and caches its result; for queries on pages. */
export const runQueryOnce = (text: string, dataset: Dataset): QueryAnswer =>
  answers(dataset.graph, text, () => runQuery(text, dataset));
