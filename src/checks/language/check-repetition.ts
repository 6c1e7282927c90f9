import {toString as textOf} from 'mdast-util-to-string';
import {counted} from '../../base/collections';
import {type Check, faultsFrom, type Report} from '../check';
import {oncePerPage} from '../once-per-page';
import {type CheckedPage, lineOf} from '../page';
import {paragraphsOf} from './prose';
import {readable, sentencesIn} from './sentences';

interface Paragraph {
  page: CheckedPage;
  line: number;
  /** Every run of `runLength` words, each as a number: a run of all pages compares half a million of them. */
  runs: number[];
}

const minimumLength = 120;
const runLength = 4;
const tooSimilar = 0.6;

/** Fewer words can be said twice: "Select **Save**." */
const fewestWords = 7;

/**
 * Nothing is said twice. A paragraph that two pages have, word for word or nearly so, belongs on one that the other links
 * to: two copies drift apart, and a reader who finds one does not know about the other. A page has each sentence once.
 */
export const checkRepetition: Check = (site, reportIn) => {
  const {pages, selected} = site;
  for (const page of selected) {
    for (const {line, wrong, fix} of repeatedOn(page, site)) reportIn(page.file)(line, wrong, fix);
  }
  const paragraphs = pages.flatMap((page) =>
    paragraphsOn(page, site).map((paragraph): Paragraph => ({page, ...paragraph})),
  );
  const holders = new Map<number, Paragraph[]>();
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

const repeatedOn = oncePerPage('repeated-sentences', (page) =>
  faultsFrom((report) => checkSentences(page, report)),
);

/** A sentence that the page has a second time. */
function checkSentences({written}: CheckedPage, report: Report) {
  const seen = new Map<string, number>();
  for (const node of written('paragraph')) {
    const masked = sentencesIn(readable(node), lineOf(node));
    const texts = sentencesIn(textOf(node), lineOf(node));
    for (const [index, {line, text}] of texts.entries()) {
      const words = [text, masked[index]?.text ?? text].map(
        (each) => each.trim().split(/\s+/).length,
      );
      if (!/[.!?]$/.test(text)) continue;
      const isAgain = text === texts[index - 1]?.text;
      if (Math.min(...words) < fewestWords && !isAgain) continue;
      const first = isAgain ? line : seen.get(text);
      if (first === undefined) seen.set(text, line);
      else
        report(
          line,
          `the sentence is also in line ${first}: "${text.slice(0, 40)}"`,
          'write it once',
        );
    }
  }
}

const paragraphsOn = oncePerPage('paragraphs', (page) =>
  paragraphsOf(page)
    .filter(({text}) => text.length >= minimumLength)
    .map(({line, text}) => ({line, runs: runsOf(text)})),
);

function runsOf(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = words
    .slice(runLength - 1)
    .map((_, index) => numberOf(words.slice(index, index + runLength).join(' ')));
  return [...new Set(runs)];
}

/** FNV-1a, of 32 bits: that two of a paragraph's runs are mistaken for another's is as good as impossible. */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return number;
}

/** An earlier paragraph of another page that shares most of its runs of words with this one. */
function findTwin(
  {page, runs}: Paragraph,
  holders: Map<number, Paragraph[]>,
): Paragraph | undefined {
  const shared = runs
    .flatMap((run) => holders.get(run) ?? [])
    .filter((other) => other.page !== page);
  return [...counted(shared)].find(
    ([other, count]) => count / (runs.length + other.runs.length - count) >= tooSimilar,
  )?.[0];
}
