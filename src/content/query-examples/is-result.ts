import type {Node} from 'mdast';

/** Whether a node shows a query's result. `queryExamples` marks them. */
export const isResult = ({data}: Node): boolean =>
  [data?.hProperties?.className].flat().includes('query-result');
