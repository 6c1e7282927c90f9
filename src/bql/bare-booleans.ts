import type {Range} from './syntax/ast';
import type {Fault} from './syntax/fault';
import {mend, type TextReading} from './working-fixes';

/** The parser doesn't know which attributes are true or false, so its message leaves that open. */
const isUntested = ({message}: Fault) => message.includes("If it's true or false, write ");
const isTrue = ' = true';

/**
 * Compares attributes without an operator with true, if they're true or false: `WHERE internetFacing AND riskScore > 7`.
 *
 * @param faults what the parser finds wrong with a text
 * @param read returns what's wrong with a text
 * @returns the faults, with fixes if the text can be read with all of them
 */
export function withBooleanTests(
  text: string,
  faults: Fault[],
  read: (text: string) => TextReading,
): Fault[] {
  const tested = faults.map((fault) => {
    const path = isUntested(fault) ? pathOf(text, fault) : undefined;
    return path ? {...fault, ...path, fix: text.slice(path.start, path.end) + isTrue} : fault;
  });
  if (tested.every((fault, index) => fault === faults[index])) return faults;
  const mended = mend(text, tested, read);
  if (!mended.parses) return faults;
  return tested.map((fault, index) => {
    const {start, end} = mended.marks[index] ?? fault;
    const isWrong = mended.faults.some((found) => found.start < end && found.end > start);
    return isWrong ? (faults[index] ?? fault) : fault;
  });
}

/** Returns where the path is after which the parser stopped. At the end of a text, it stops at the path's last word. */
function pathOf(text: string, {start, end}: Range): Range | undefined {
  const isAtEnd = text.slice(end).trim() === '' && /\w$/.test(text.slice(start, end));
  const before = text.slice(0, isAtEnd ? end : start).trimEnd();
  const [path] = /[A-Za-z_][\w.]*$/.exec(before) ?? [];
  return path ? {start: before.length - path.length, end: before.length} : undefined;
}
