/** A fault, as a line of `npm run check` says it. */
export interface PrintedFault {
  file: string;
  line: number;
  /** What's wrong, and what to do. */
  message: string;
  /** The name of the check; empty if the file couldn't be used at all. */
  check: string;
}

/** `.vscode/tasks.json` has the same pattern. */
const pattern = /^(\S[^:]*):(\d+) {2}(.+?)(?: \(([a-z-]+)\))?$/;

/** Reads a fault from a line. Returns `undefined` for other lines, such as the counts at the end. */
export function readFault(printed: string): PrintedFault | undefined {
  const [, file, line, message, check = ''] = pattern.exec(printed) ?? [];
  return file && message ? {file, line: Number(line), message, check} : undefined;
}
