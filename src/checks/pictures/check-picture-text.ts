import {toString as textOf} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {once, oncePer} from '../../base/once';
import {numberWords} from '../../base/text/words';
import {keywords, wordOperators} from '../../bql/syntax/words';
import {landscapeOf} from '../../content/pictures/landscape';
import {linkTarget} from '../../product/page-files/link-target';
import {udm} from '../../product/udm';
import type {Check, Report} from '../check';
import {sumsIn} from '../facts/sums';
import {oncePerPage} from '../once-per-page';
import type {CheckedPage} from '../page';
import type {Site} from '../site';
import {imagesOn} from './check-images';
import {labelsIn} from './labels';

/** The text of the pages that show a picture, and the picture's alternative text separately. */
interface Shown {
  amounts: string[];
  words: string[];
  alt: string;
}

const small = numberWords.slice(0, 10);
const units = 'milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|UTC|GB|MB';
const amounts = new RegExp(
  String.raw`(?<![\w.,:-])(\d(?:[\d,.:]*\d)?|${small.join('|')}) (${units})\b`,
  'gi',
);

/**
 * Checks that a picture's text is on a page that shows it: each amount with its unit, and each name that isn't a data
 * model or a record of the sample organization. When facts change, no one looks inside pictures. Also checks that the
 * sums in a picture are right, and that the amounts in an alternative text are in its picture or on its page.
 */
export const checkPictureText: Check = (site, reportIn) => {
  const shown = shownIn(site);
  for (const [path, file] of site.files) {
    const pages = shown.get(path);
    if (path.endsWith('.svg') && pages) checkLabels(file, pages, sampleWords(site), reportIn(file));
  }
  for (const page of site.selected) checkAlts(page, site, reportIn(page.file));
};

function checkLabels(file: VFile, shown: Shown, sample: Set<string>, report: Report): void {
  const said = new Set([...shown.amounts, ...amountsIn(shown.alt)]);
  const words = new Set([...shown.words, ...wordsIn(shown.alt)]);
  for (const {line, text: label} of labelsIn(String(file.value))) {
    for (const {text: sum, terms, result, right} of sumsIn(label))
      if (right !== result)
        report(line, `the sum "${sum}" is wrong`, `write "${terms} = ${right}"`);
    for (const amount of amountsIn(label))
      if (!said.has(amount))
        report(
          line,
          `the picture says "${amount}", but no page that shows the picture does`,
          nearAmount(amount, said),
        );
    for (const name of namesIn(label)) {
      if (words.has(stem(name)) || sample.has(name) || ours().has(name)) continue;
      // A page with "November" also contains "Nov".
      if (name.length === 3 && [...words].some((word) => word.startsWith(name.toLowerCase())))
        continue;
      report(
        line,
        `the picture names "${name}", but no page that shows the picture does`,
        "write the page's word, or explain this word on the page or in the alternative text",
      );
    }
  }
}

function checkAlts(page: CheckedPage, site: Site, report: Report): void {
  for (const {url, alt, line} of imagesOn(page, site)) {
    const file = site.files.get(linkTarget(page.path, url).file);
    if (!file || !line) continue;
    const labels = labelsIn(String(file.value)).map(({text}) => text);
    const said = new Set([...saidOn(page, site).read, ...amountsIn(labels.join(' '))]);
    // If Markdown reads the ":00" in 12:00 as a directive, the text doesn't contain the time.
    for (const amount of amountsIn(alt))
      if (!said.has(amount) && !amount.endsWith(' utc'))
        report(
          line,
          `the alternative text says "${amount}", but neither the picture nor the page does`,
          nearAmount(amount, said),
        );
  }
}

/** Capitalized words, except a word that only begins a sentence. */
function namesIn(label: string): string[] {
  const names = label.match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu) ?? [];
  const [first, second] = label.replace(/^[\d\s]+/, '').split(/\s+/);
  return names.filter((name) => name !== first || second === undefined);
}

/** Suggests amounts with the same unit, which the writer might have meant. */
function nearAmount(amount: string, said: Set<string>): string {
  const unit = amount.split(' ')[1];
  const others = [...said].filter((each) => each.endsWith(` ${unit}`)).slice(0, 4);
  return others.length > 0
    ? `the page says ${others.join(', ')}: correct the page or the picture`
    : 'add it to the page, or delete it here';
}

/** The amounts in a text: `24 hour` and `7 day` for "24 hours" and "seven days". */
function amountsIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(amounts)].map(([, number = '', unit = '']) => {
      const index = small.indexOf(number.toLowerCase());
      return `${index < 0 ? number : index + 1} ${unit.toLowerCase().replace(/s$/, '')}`;
    }),
  );
}

const wordsIn = (text: string) => new Set((text.match(/\p{L}+/gu) ?? []).map(stem));

/** The stem of a word, in lowercase and without its ending. */
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(ing|ed|es|s|e)$/, '');

/** The text of pages without their pictures, but with derived parts and code. */
const proseOf = ({tree, frontMatter, nodes}: CheckedPage): string =>
  [
    String(frontMatter.data.title),
    String(frontMatter.data.description),
    ...tree.children.map((node) => textOf(node, {includeImageAlt: false})),
    ...nodes('code').map(({value}) => value),
    // Cells and items aren't separated with spaces.
    ...nodes('text', 'inlineCode').map(({value}) => value),
  ].join(' ');

function shownIn(site: Site): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const page of site.pages) {
    for (const {url, alt, line} of imagesOn(page, site)) {
      if (!line) continue;
      const {file} = linkTarget(page.path, url);
      const before = shown.get(file) ?? {amounts: [], words: [], alt: ''};
      const {amounts, words} = saidOn(page, site);
      const all = {
        amounts: [...before.amounts, ...amounts],
        words: [...before.words, ...words],
        alt: `${before.alt} ${alt}`,
      };
      shown.set(file, all).set(landscapeOf(file), all);
    }
  }
  return shown;
}

/** What a page with pictures says: the amounts in its source, the amounts that readers see, and its words. */
const saidOn = oncePerPage('picture-text', (page) => {
  if (page.nodes('image').length === 0) return {amounts: [], read: [], words: []};
  const prose = proseOf(page);
  // The text as written has the times that Markdown reads as directives.
  const text = `${page.text} ${prose}`;
  return {amounts: [...amountsIn(text)], read: [...amountsIn(prose)], words: [...wordsIn(text)]};
});

/** Type names of models, and keywords of BQL. */
const ours = once(
  () =>
    new Set<string>([
      ...udm.models.map(({typeName}) => typeName),
      ...keywords,
      ...wordOperators.join(' ').split(' '),
    ]),
);

/** The words of the sample organization's records, with their capitals. */
const sampleWords = oncePer(({files}: Site): Set<string> => {
  const data = [...files].filter(([path]) => path.startsWith('src/sample/organization/data/'));
  return new Set(data.flatMap(([, file]) => String(file.value).match(/\p{Lu}\p{L}+/gu) ?? []));
});
