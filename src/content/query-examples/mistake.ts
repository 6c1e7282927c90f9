import type {Code, Node} from 'mdast';
import {hasClass} from '../../base/markdown/nodes';

/** The class of a message below a mistake. */
export const errorClass = 'query-error';

/** Whether a fence contains an intentional mistake: \`\`\`bql error="the message's words". */
export const isMistake = ({meta}: Code): boolean => /(^|\s)error=/.test(meta ?? '');

/** Whether a node is a message below a mistake. `queryExamples` marks them. */
export const isError = (node: Node): boolean => hasClass(node, errorClass);
