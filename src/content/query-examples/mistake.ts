import type {Code, Node} from 'mdast';

/** The class of a message below a mistake. */
export const errorClass = 'query-error';

/** Whether a fence contains an intentional mistake: \`\`\`bql error="the message's words". */
export const isMistake = ({meta}: Code): boolean => /(^|\s)error=/.test(meta ?? '');

/** Whether a node is a message below a mistake. `queryExamples` marks them. */
export const isError = ({data}: Node): boolean =>
  [data?.hProperties?.className].flat().includes(errorClass);
