import * as z from 'zod';
import {suggest} from '../base/text/suggest';
import {parseYaml} from '../base/yaml/load';
import {yamlItems} from './data/yaml-items';
import {byPlace, type CheckFault} from './run';
import type {Site} from './site';

/** The list of reports that aren't faults. */
export const suppressionsFile = 'src/checks/suppressions.yaml';

const text = z.string().trim().min(1, "can't be empty");

export const suppressionsSchema = z
  .array(
    z.strictObject({
      /** The name of the check, as at the end of its messages. */
      check: text,
      /** The file about which the check is wrong. */
      file: text,
      /** A part of the line about which the check is wrong. */
      text,
      /** Why the check is wrong here. */
      reason: z
        .string({error: 'is missing: say why the check is wrong here'})
        .trim()
        .min(10, 'must be a sentence: say why the check is wrong here'),
    }),
  )
  .nullable()
  .transform((list) => list ?? []);

/**
 * Checks that interpret text, and so can reject text that is right. All other checks compare names and shapes, or say
 * in each message how to object.
 */
export const fallible = [
  'api-calls',
  'api-facts',
  'attributes',
  'capitals',
  'commands',
  'connect-payloads',
  'connector-mappings',
  'connector-objects',
  'connector-sections',
  'connector-versions',
  'contractions',
  'counts',
  'entry-mentions',
  'filled-attributes',
  'fragments',
  'grammar',
  'inline-conditions',
  'inline-operations',
  'inline-queries',
  'items',
  'limits',
  'link-names',
  'link-text',
  'marked-names',
  'menu-paths',
  'names',
  'numbers',
  'parallel-items',
  'part-topics',
  'picture-text',
  'places',
  'platform-json',
  'punctuation',
  'query-meaning',
  'query-order',
  'query-places',
  'quoted-messages',
  'ranks',
  'reading-grade',
  'release-dates',
  'repetition',
  'retention',
  'role-menus',
  'role-rights',
  'roles',
  'screens',
  'sentences',
  'slips',
  'spelling',
  'step-menus',
  'standard-sentences',
  'steps',
  'substance',
  'sums',
  'usage',
  'verbs',
  'versions',
  'voice',
  'words',
];

/** What to do if a check is wrong, printed once after the faults if any of them is from a check that can be wrong. */
export const wayOut = (faults: CheckFault[]): string[] =>
  faults.some(({check}) => fallible.includes(check))
    ? [
        `If a check is wrong, add an entry to ${suppressionsFile} with the check, the file, the text (a part of the line), and your reason`,
      ]
    : [];

/**
 * Removes the faults that the project's list of suppressions explains.
 *
 * @param checks the names of all checks
 * @returns the other faults, and a fault for each unused suppression
 * @throws {YamlError} naming the line of an incomplete suppression
 */
export function suppress(faults: CheckFault[], site: Site, checks: string[]): CheckFault[] {
  const list = site.files.get(suppressionsFile);
  if (!list) return faults;
  const suppressions = parseYaml(String(list.value), suppressionsFile, suppressionsSchema);
  const lines = yamlItems(list).map(({line}) => line);
  const used = new Set<number>();
  const kept = faults.filter((fault) => {
    const line = String(site.files.get(fault.file)?.value ?? '').split('\n')[fault.line - 1] ?? '';
    const index = suppressions.findIndex(
      (entry) =>
        entry.check === fault.check && entry.file === fault.file && line.includes(entry.text),
    );
    used.add(index);
    return index < 0;
  });
  const unused = suppressions.flatMap(({check, file, text}, index): CheckFault[] => {
    if (used.has(index)) return [];
    const wrong = checks.includes(check)
      ? `"${check}" reports no fault in ${file} at "${text}"`
      : `there is no check "${check}"`;
    const fix = checks.includes(check) ? 'delete the suppression' : suggest(check, checks);
    return [{check: 'suppressions', file: suppressionsFile, line: lines[index] ?? 1, wrong, fix}];
  });
  return [...kept, ...unused].sort(byPlace);
}
