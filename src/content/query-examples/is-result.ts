import type {Node} from 'mdast';
import {hasClass} from '../../base/markdown/nodes';

/** Whether a node shows a query's result. `queryExamples` marks them. */
export const isResult = (node: Node): boolean => hasClass(node, 'query-result');
