import {stringify} from 'yaml';
import * as z from 'zod';
import {parseYaml} from '../../../base/yaml/load';
import type {ChangedFact} from './statement-rules';

/** What was reviewed, and which facts have changed since then. */
export const listFile = 'src/checks/facts/reviewed/list.yaml';

/** Why a page or the data can say something other than what was reviewed. */
export const reasons = {
  vendor: "looked up in the vendor's documentation of today",
  product: 'the product, a standard, or the sample organization has changed',
  correction: 'the page was wrong',
  wording: 'the page says the same in other words',
} as const;

export type ChangeReason = keyof typeof reasons;

const reasonNames = Object.keys(reasons) as [ChangeReason, ...ChangeReason[]];

/** The folders that are reviewed: the pages, and the product's data. */
export const reviewedFolders = {docs: 'docs', product: 'src/product'} as const;

const treeName = z
  .string()
  .regex(/^[0-9a-f]{40}$/, "isn't a git tree ID, which has 40 hexadecimal digits");

export const reviewedListSchema = z.strictObject({
  /** Git's names for the folders at the last review. */
  docs: treeName,
  product: treeName,
  /** The changed facts since then, by file. */
  changed: z
    .record(
      z.string(),
      z.array(z.strictObject({was: z.string(), is: z.string(), reason: z.enum(reasonNames)})),
    )
    .default({}),
});

export type ReviewedList = z.output<typeof reviewedListSchema>;

/** @throws {YamlError} naming the invalid line */
export const readList = (text: string): ReviewedList =>
  parseYaml(text, listFile, reviewedListSchema);

/** Formats the list for its file, with its comment. */
export function formatList({changed, ...folders}: ReviewedList): string {
  const files = Object.entries(changed)
    .filter(([, changes]) => changes.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const data = {...folders, ...(files.length > 0 && {changed: Object.fromEntries(files)})};
  return comment + stringify(data, {lineWidth: 0, aliasDuplicateObjects: false});
}

/** Whether the list explains a change. */
export const isListed = (
  {was, is}: Pick<ChangedFact, 'was' | 'is'>,
  changes: ReviewedList['changed'][string] = [],
): boolean => changes.some((change) => change.was === was && change.is === is);

const comment = `# The pages and the product's data as they were when last reviewed, and what has changed since. \`npm run facts\` writes this file; CONTRIBUTING.md says how.
${Object.entries(reasons)
  .map(([reason, why]) => `#   ${reason}: ${why}`)
  .join('\n')}
`;
