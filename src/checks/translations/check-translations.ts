import {toString as textOf} from 'mdast-util-to-string';
import {suggest} from '../../base/text/suggest';
import {anchorPattern} from '../../content/translations';
import {linkTarget} from '../../product/page-files/link-target';
import {versionKey} from '../../product/page-files/translation';
import type {Check, Report} from '../check';
import type {CheckedPage} from '../page';
import type {Site} from '../site';
import {isOutdated, type TranslatedPage, translatedPages} from './translations';

/** What a translation's front matter has in common with its original's: where the page is, and what kind it is. */
const sharedKeys = ['slug', 'sidebar_position', 'displayed_sidebar', 'kind', 'model'];

/**
 * Checks that a translation has an original, says which version of it it translates, and states the same facts: code,
 * parts, links, numbers, and sections with the same anchors. If the original has changed since, they can differ, and
 * `npm run check` names the page in a note.
 */
export const checkTranslations: Check = (site, reportIn) => {
  for (const translated of translatedPages(site)) {
    const report = reportIn(translated.file);
    if (checkOrigin(translated, report, [...site.pageByPath.keys()]) && !isOutdated(translated))
      compare(translated, site, report);
  }
};

/** Returns whether there's an original to compare with. */
function checkOrigin(
  {page, originalPath, original, version, file}: TranslatedPage,
  report: Report,
  paths: string[],
): boolean {
  if (!original) {
    report(
      1,
      `there is no page ${originalPath}`,
      `move or delete this translation: ${suggest(originalPath, paths)}`,
    );
    return false;
  }
  for (const error of page.frontMatter.errors) report(error.line, error.message, 'fix the YAML');
  if (page.frontMatter.errors.length > 0) return false;
  if (typeof version === 'string') return true;
  report(
    1,
    `the front matter has no "${versionKey}"`,
    `compare the page with ${originalPath}, then run \`npm run translated -- ${file.path}\``,
  );
  return false;
}

function compare({page, original}: TranslatedPage, site: Site, report: Report): void {
  if (!original) return;
  const {data, lineOf} = page.frontMatter;
  for (const key of sharedKeys) {
    const [own, other] = [data[key], original.frontMatter.data[key]];
    if (own !== other)
      report(
        lineOf(key),
        `"${key}" differs from the original`,
        other === undefined ? 'remove it' : `write "${key}: ${other}"`,
      );
  }
  const [own, others] = [factsOf(page, site), factsOf(original, site)];
  for (const what of Object.keys(facts)) {
    const missing = [...(others[what] ?? [])];
    for (const {text, line} of own[what] ?? []) {
      const at = missing.findIndex((other) => other.text === text);
      if (at < 0) report(line, `the original has no ${what} ${quoted(text)} here`, fixFor(what));
      else missing.splice(at, 1);
    }
    for (const {text, line} of missing)
      report(
        1,
        `the ${what} ${quoted(text)} is missing`,
        `it's on line ${line} of ${original.path}: ${fixFor(what)}`,
      );
  }
}

const quoted = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

const fixFor = (what: string) =>
  what === 'section'
    ? 'end the heading with {#anchor}, as the original has it'
    : 'write it as the original does';

/** A fact, with its line. */
interface TranslatedFact {
  text: string;
  line: number;
}

const linesOf = (page: CheckedPage) => String(page.file.value).split('\n');

/** What a translation and its original have in common, by name. */
const facts: Record<string, (page: CheckedPage) => TranslatedFact[]> = {
  code: (page) =>
    page.written('code').map((node) => ({
      text: [node.lang, node.meta, node.value].filter(Boolean).join(' '),
      line: node.position?.start.line ?? 1,
    })),
  name: (page) =>
    page
      .written('inlineCode')
      .map((node) => ({text: node.value, line: node.position?.start.line ?? 1})),
  link: (page) =>
    page.written('link').map((node) => {
      const {file, anchor} = linkTarget(page.path, node.url);
      return {
        text: /^[a-z]+:/.test(node.url) ? node.url : `${file}${anchor ? `#${anchor}` : ''}`,
        line: node.position?.start.line ?? 1,
      };
    }),
  section: (page) =>
    page.written('heading').map((node) => {
      const text = textOf(node);
      const [, id] = anchorPattern.exec(text) ?? [];
      const found = page.headings.find(({line}) => line === node.position?.start.line);
      return {text: `#${id ?? found?.anchor}`, line: node.position?.start.line ?? 1};
    }),
  part: (page) =>
    found(page, /(?<![:\w]):{1,2}[a-z][\w-]*(?:\[[^\]]*\])?(?:\{[^}]*\})?/g).filter(({text}) =>
      /[[{]|^::/.test(text),
    ),
  number: (page) => found(withoutCode(page), /\d+/g),
};

/** The facts that a page states, remembered until it changes, because an original's derived parts take time. */
const factsOf = (page: CheckedPage, site: Site): Record<string, TranslatedFact[]> =>
  site.remember('translated-facts', site.facts + page.digest, () =>
    Object.fromEntries(Object.entries(facts).map(([what, factsIn]) => [what, factsIn(page)])),
  );

/** Finds a pattern in a page's text, below its front matter and outside its code. */
function found(page: CheckedPage | {lines: string[]}, pattern: RegExp): TranslatedFact[] {
  const lines = 'lines' in page ? page.lines : withoutCode(page).lines;
  return lines.flatMap((text, index) =>
    [...text.matchAll(pattern)].map(([fact]) => ({text: fact, line: index + 1})),
  );
}

function withoutCode(page: CheckedPage): {lines: string[]} {
  let isCode = false;
  let isMatter = false;
  return {
    lines: linesOf(page).map((line, index) => {
      if (line === '---' && (index === 0 || isMatter)) isMatter = index === 0;
      const isFence = /^\s*```/.test(line);
      if (isFence) isCode = !isCode;
      if (isFence || isCode || isMatter) return '';
      return line.replaceAll(/`[^`]*`|\{#[^}]*\}|\]\([^)]*\)/g, '');
    }),
  };
}
