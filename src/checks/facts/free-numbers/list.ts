import {stringify} from 'yaml';
import * as z from 'zod';
import {parseYaml} from '../../../base/yaml/load';

/** The list of numbers that pages type by hand. */
export const listFile = 'src/checks/facts/free-numbers/list.yaml';

/** Why a number may be typed by hand, and not come from the product's data. */
export const reasons = {
  vendor: 'true of the product of another company',
  standard: 'set by a standard, a law or arithmetic',
  example: 'of a made-up case, an estimate, or what readers type and see in the steps',
  history: 'of a release that is out',
  product: 'of our product, from before facts came by reference; this one takes no more',
} as const;

export type ListingReason = keyof typeof reasons;

const reasonNames = Object.keys(reasons) as [ListingReason, ...ListingReason[]];

/** Numbers and how often each stands on a page: "30 days (3), 1,000 rows". */
const numbers = z.string().transform((text) => new Map(text.split(', ').map(readNumber)));

export const numberListSchema = z.record(z.string(), z.partialRecord(z.enum(reasonNames), numbers));

/** Page by page, the numbers by the reason that they are listed for. */
export type NumberList = z.output<typeof numberListSchema>;

/** How often each number stands, or may stand, on a page. */
export type Counts = Map<string, number>;

/** @throws {YamlError} naming the line that is out of order */
export const readList = (text: string): NumberList => parseYaml(text, listFile, numberListSchema);

/** The list as its file holds it, in order, with its comment. */
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

/** Counts the numbers of a page, whatever they are listed for. */
export function countListed(entry: NumberList[string] = {}): Counts {
  const counts: Counts = new Map();
  for (const [number, count] of Object.values(entry).flatMap((each) => [...each])) {
    counts.set(number, (counts.get(number) ?? 0) + count);
  }
  return counts;
}

const comment = `# Numbers that pages type by hand, and why each may. \`npm run numbers\` writes this file; CONTRIBUTING.md tells how.
${Object.entries(reasons)
  .map(([reason, why]) => `#   ${reason}: ${why}`)
  .join('\n')}
`;
