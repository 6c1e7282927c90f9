import {oncePerText} from '../base/once';
import type {Dataset} from './evaluate/values';
import {type QueryAnswer, runQuery} from './run';

const answers = oncePerText<QueryAnswer>();

/** Runs a query as `runQuery` does, but only the first time that it is asked for; for queries on pages. */
export const runQueryOnce = (text: string, dataset: Dataset): QueryAnswer =>
  answers(dataset.graph, text, () => runQuery(text, dataset));
