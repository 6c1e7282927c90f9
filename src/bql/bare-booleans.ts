import type {Range} from './syntax/ast';
import type {Fault} from './syntax/fault';
import type {TextReading} from './working-fixes';

/** The parser doesn't know which attributes are true or false, so its message leaves that open. */
const isUntested = ({message}: Fault) => message.includes("If it's true or false, write ");
const isTrue = ' = true';

/**
 * Compares attributes without an operator with true, if they're true or false: `WHERE internetFacing AND riskScore > 7`.
 *
 * @param faults what the parser finds wrong with a text
 * @param read returns what's wrong with a text
 * @returns the faults, with fixes if the text can be read with them
 */
export function withBooleanTests(
  text: string,
  faults: Fault[],
  read: (text: string) => TextReading,
): Fault[] {
  const paths = faults.flatMap((fault) => (isUntested(fault) ? (pathOf(text, fault) ?? []) : []));
  if (paths.length === 0 || paths.length < faults.length) return faults;
  const tested = paths.reduceRight(
    (all, {end}) => all.slice(0, end) + isTrue + all.slice(end),
    text,
  );
  const reading = read(tested);
  if (!reading.parses) return faults;
  return faults.map((fault, index) => {
    const path = paths[index] ?? fault;
    const shift = index * isTrue.length;
    const end = path.end + shift + isTrue.length;
    const isWrong = reading.faults.some(
      (found) => found.start < end && found.end > path.start + shift,
    );
    return isWrong ? fault : {...fault, ...path, fix: text.slice(path.start, path.end) + isTrue};
  });
}

/** Returns where the path is after which the parser stopped. At the end of a text, it stops at the path's last word. */
function pathOf(text: string, {start, end}: Range): Range | undefined {
  const isAtEnd = text.slice(end).trim() === '';
  const before = text.slice(0, isAtEnd ? end : start).trimEnd();
  const [path] = /[A-Za-z_][\w.]*$/.exec(before) ?? [];
  return path ? {start: before.length - path.length, end: before.length} : undefined;
}
