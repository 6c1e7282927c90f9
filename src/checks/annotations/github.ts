import type {PrintedFault} from './read-fault';

/**
 * Returns the line that makes GitHub show a fault next to the line of a pull request:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export const githubAnnotation = ({file, line, message, check}: PrintedFault): string =>
  `::error file=${property(file)},line=${line}${check && `,title=${property(check)}`}::${text(message)}`;

const text = (value: string) =>
  value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (value: string) => text(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
