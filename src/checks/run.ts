import type {Check} from './check';
import type {Site} from './site';

/** Something that is wrong, as every check reports it. */
export interface Fault {
  check: string;
  file: string;
  line: number;
  wrong: string;
  fix: string;
}

/** What a run of checks found. */
export interface Outcome {
  /** By file and line. */
  faults: Fault[];
  /** What could not be checked, and why. */
  skipped: string[];
}

/**
 * Runs checks one after another.
 *
 * @param checks by name
 */
export async function run(checks: Record<string, Check>, site: Site): Promise<Outcome> {
  const skipped: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const left = await check(site, (file) => (place, wrong, fix) => {
      const line = typeof place === 'number' ? place : (place.position?.start.line ?? 1);
      const message = file.message(wrong, {
        ruleId: name,
        source: 'check',
        place: {line, column: 1},
      });
      message.note = fix;
    });
    if (left) skipped.push(left);
  }
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
  return {faults, skipped};
}

/** The order that faults are printed in. */
export const byPlace = (a: Fault, b: Fault) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.check.localeCompare(b.check, 'en');

/** A fault as people read it: `file:line  what is wrong  what to do`. */
export const formatFault = ({file, line, wrong, fix, check}: Fault) =>
  `${file}:${line}  ${wrong}  ${fix} (${check})`;
