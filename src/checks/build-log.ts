import {stripVTControlCharacters} from 'node:util';

/** Converts the text of one warning into one line for each fault. */
type Reader = (warning: string) => string[];

/** The warnings in Docusaurus 3.10 that must fail a test run, by how they begin. */
const readers: [begins: RegExp, read: Reader][] = [
  [
    /^Duplicate routes found!/,
    (warning) => matches(warning, /at (\/\S*), but/g, 'duplicate route: $1'),
  ],
  [/^Docusaurus found broken links!/, (warning) => pairs(warning, 'broken link')],
  [/^Docusaurus found broken anchors!/, (warning) => pairs(warning, 'broken anchor')],
  [
    /^Markdown (link|image) with URL/,
    (warning) =>
      matches(
        warning,
        /^Markdown (\w+) with URL `(.*?)` in source file "(.*?)" \((.*?)\)/g,
        'broken Markdown $1: $3:$4 -> $2',
      ),
  ],
];

/** Warnings that a site without faults gives. */
const harmless = [
  // Docusaurus requires this file, but the bundler compiles with SWC, which is faster.
  /^Docusaurus site warnings:\s+- Your site is using the SWC js loader\. [^\n]*\s*$/,
];

/**
 * Finds what a Docusaurus build only warns about: broken links, anchors, Markdown links, and images, and duplicate
 * routes. A warning that isn't known to be harmless is also a fault, because Docusaurus might change its wording.
 *
 * @param log what `docusaurus build` wrote to standard output and standard error
 * @returns one line for each fault; empty if the build has none
 */
export function buildFaults(log: string): string[] {
  return stripVTControlCharacters(log)
    .split(/^(?=\[(?:INFO|WARNING|ERROR|SUCCESS)\])/m)
    .filter((entry) => entry.startsWith('[WARNING] '))
    .map((entry) => entry.slice('[WARNING] '.length))
    .flatMap(faultsIn);
}

function faultsIn(warning: string): string[] {
  if (harmless.some((pattern) => pattern.test(warning))) return [];
  const found = readers.find(([begins]) => begins.test(warning))?.[1](warning) ?? [];
  return found.length > 0 ? found : [`unknown warning: ${warning.trim()}`];
}

function matches(text: string, pattern: RegExp, line: string): string[] {
  return [...text.matchAll(pattern)].map((match) =>
    line.replace(/\$(\d)/g, (_, group) => match[group] ?? ''),
  );
}

/** Reads "source page path = A:" and the lines of "-> linking to B" after it. */
function pairs(warning: string, name: string): string[] {
  let source = '';
  return warning.split('\n').flatMap((line) => {
    source = /source page path = (.*):$/.exec(line)?.[1] ?? source;
    const target = /-> linking to (.*)$/.exec(line)?.[1];
    return target === undefined ? [] : [`${name}: ${source} -> ${target}`];
  });
}
