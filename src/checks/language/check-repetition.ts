import {counted} from '../../base/collections';
import {oncePer} from '../../base/once';
import type {Check} from '../check';
import {oncePerPage} from '../once-per-page';
import type {CheckedPage} from '../page';
import type {Site} from '../site';
import {paragraphsOf} from './prose';

interface Paragraph {
  page: CheckedPage;
  line: number;
  /** Every run of `runLength` words. */
  runs: Set<string>;
}

const minimumLength = 120;
const runLength = 4;
const tooSimilar = 0.6;

/**
 * No paragraph stands on two pages, word for word or nearly so. It belongs on one page that the other links to: two
 * copies drift apart, and a reader who finds one does not know about the other.
 */
export const checkRepetition: Check = (site, reportIn) => {
  const {pages, selected} = site;
  const paragraphs = pages.flatMap((page) => readParagraphs(page, site));
  const holders = new Map<string, Paragraph[]>();
  for (const paragraph of paragraphs) {
    const twin = findTwin(paragraph, holders);
    if (twin) {
      const [at, other] = selected.includes(paragraph.page) ? [paragraph, twin] : [twin, paragraph];
      const wrong = `the paragraph is also at ${other.page.path}:${other.line}`;
      reportIn(at.page.file)(at.line, wrong, 'keep it on one page and link to it from the other');
    }
    for (const run of paragraph.runs) {
      const list = holders.get(run);
      if (list) list.push(paragraph);
      else holders.set(run, [paragraph]);
    }
  }
};

const readParagraphs = oncePer((page: CheckedPage, site: Site): Paragraph[] =>
  longOn(page, site).map(({line, text}) => ({page, line, runs: runsOf(text)})),
);

const longOn = oncePerPage('paragraphs', (page) =>
  paragraphsOf(page).filter(({text}) => text.length >= minimumLength),
);

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')),
  );
}

/** An earlier paragraph of another page that shares most of its runs of words with this one. */
function findTwin(
  {page, runs}: Paragraph,
  holders: Map<string, Paragraph[]>,
): Paragraph | undefined {
  const shared = [...runs]
    .flatMap((run) => holders.get(run) ?? [])
    .filter((other) => other.page !== page);
  return [...counted(shared)].find(
    ([other, count]) => count / (runs.size + other.runs.size - count) >= tooSimilar,
  )?.[0];
}
