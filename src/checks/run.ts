import type {VFile} from 'vfile';
import type {Check, Report} from './check';
import {lineOf} from './page';
import type {Site} from './site';

/** A fault, in the form in which every check reports it. */
export interface CheckFault {
  check: string;
  file: string;
  line: number;
  wrong: string;
  fix: string;
}

/** The outcome of a run of checks. */
export interface CheckOutcome {
  /** The faults, sorted by file and line. */
  faults: CheckFault[];
  /** What couldn't be checked, and why. */
  skipped: string[];
}

/**
 * Runs checks. While one waits for a program, others continue.
 *
 * @param checks the checks, by name
 */
export async function run(checks: Record<string, Check>, site: Site): Promise<CheckOutcome> {
  const results = await Promise.all(
    Object.entries(checks).map(([name, check]) => check(site, reporterFor(name))),
  );
  const faults = [...site.files.values()]
    .flatMap((file) =>
      file.messages.map((message) => ({
        check: message.ruleId ?? '',
        file: file.path,
        line: message.line ?? 1,
        wrong: message.reason,
        fix: message.note ?? '',
      })),
    )
    .sort(byPlace);
  return {faults, skipped: results.filter((result) => typeof result === 'string')};
}

/**
 * Returns a report function that adds a check's faults to the messages of their file, where editors also look for
 * them.
 */
const reporterFor =
  (name: string) =>
  (file: VFile): Report =>
  (place, wrong, fix) => {
    const line = typeof place === 'number' ? place : lineOf(place);
    const options = {ruleId: name, source: 'check', place: {line, column: 1}};
    file.message(wrong, options).note = fix;
  };

/** The order in which faults are printed. */
export const byPlace = (a: CheckFault, b: CheckFault) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.check.localeCompare(b.check, 'en');

/** A fault as people read it: `file:line  what is wrong  what to do`. */
export const formatFault = ({file, line, wrong, fix, check}: CheckFault) =>
  `${file}:${line}  ${wrong}  ${fix} (${check})`;
