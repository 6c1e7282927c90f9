import {stringify} from 'yaml';
import * as z from 'zod';
import {parseYaml} from '../../../base/yaml/load';

/** The list of numbers that pages type by hand. */
export const listFile = 'src/checks/facts/free-numbers/list.yaml';

/** The reasons why a number can be typed by hand instead of coming from product data. */
export const reasons = {
  vendor: "true of another company's product",
  standard: 'set by a standard, a law, or arithmetic',
  example: 'from an example, an estimate, or what readers type and see in the steps',
  history: 'true of an earlier release',
  product:
    'true of our product, typed before facts were written by reference; closed to new numbers',
} as const;

export type ListingReason = keyof typeof reasons;

const reasonNames = Object.keys(reasons) as [ListingReason, ...ListingReason[]];

/** Numbers, and how often each is on a page: "30 days (3), 1,000 rows". */
const numbers = z.string().transform((text) => new Map(text.split(', ').map(readNumber)));

export const numberListSchema = z.record(z.string(), z.partialRecord(z.enum(reasonNames), numbers));

/** For each page, the listed numbers by their reason. */
export type NumberList = z.output<typeof numberListSchema>;

/** How often each number is, or can be, on a page. */
export type Counts = Map<string, number>;

/** @throws {YamlError} naming the invalid line */
export const readList = (text: string): NumberList => parseYaml(text, listFile, numberListSchema);

/** Formats the list for its file, sorted and with its comment. */
export function formatList(list: NumberList): string {
  const pages = Object.keys(list)
    .sort()
    .map((page) => [page, formatPage(list[page] ?? {})] as const)
    .filter(([, entry]) => Object.keys(entry).length > 0);
  return comment + stringify(Object.fromEntries(pages), {lineWidth: 0});
}

function formatPage(entry: NumberList[string]): Record<string, string> {
  return Object.fromEntries(
    reasonNames.flatMap((reason) => {
      const counts = [...(entry[reason] ?? [])].filter(([, count]) => count > 0);
      const text = counts.map(([number, count]) => (count > 1 ? `${number} (${count})` : number));
      return text.length > 0 ? [[reason, text.join(', ')]] : [];
    }),
  );
}

function readNumber(text: string): [string, number] {
  const [, number = text, count = '1'] = /^(.*) \((\d+)\)$/.exec(text) ?? [];
  return [number, Number(count)];
}

/** Counts a page's listed numbers for all reasons together. */
export function countListed(entry: NumberList[string] = {}): Counts {
  const counts: Counts = new Map();
  for (const [number, count] of Object.values(entry).flatMap((each) => [...each])) {
    counts.set(number, (counts.get(number) ?? 0) + count);
  }
  return counts;
}

const comment = `# Numbers that pages type by hand, and why. \`npm run numbers\` writes this file; CONTRIBUTING.md explains how.
${Object.entries(reasons)
  .map(([reason, why]) => `#   ${reason}: ${why}`)
  .join('\n')}
`;
