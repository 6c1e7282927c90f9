import type {VFile} from 'vfile';
import type {Check, Report} from './check';
import {lineOf} from './page';
import type {Site} from './site';

/** Something that is wrong, as every check reports it. */
export interface CheckFault {
  check: string;
  file: string;
  line: number;
  wrong: string;
  fix: string;
}

/** What a run of checks found. */
export interface CheckOutcome {
  /** By file and line. */
  faults: CheckFault[];
  /** What could not be checked, and why. */
  skipped: string[];
}

/**
 * Runs checks; those that wait for a program let the others go on.
 *
 * @param checks by name
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

/** Writes what a check says into the messages of its file, where an editor would look for it too. */
const reporterFor =
  (name: string) =>
  (file: VFile): Report =>
  (place, wrong, fix) => {
    const line = typeof place === 'number' ? place : lineOf(place);
    const options = {ruleId: name, source: 'check', place: {line, column: 1}};
    file.message(wrong, options).note = fix;
  };

/** The order that faults are printed in. */
export const byPlace = (a: CheckFault, b: CheckFault) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.check.localeCompare(b.check, 'en');

/** A fault as people read it: `file:line  what is wrong  what to do`. */
export const formatFault = ({file, line, wrong, fix, check}: CheckFault) =>
  `${file}:${line}  ${wrong}  ${fix} (${check})`;
