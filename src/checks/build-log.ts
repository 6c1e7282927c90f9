import {stripVTControlCharacters} from 'node:util';

/** Turns the text of one warning into a line per fault. */
type Reader = (warning: string) => string[];

/** How Docusaurus 3.10 words the warnings that have to fail a test run. */
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

/** Warnings of a site without a fault. */
const harmless = [
  // The file is asked for; the bundler compiles with SWC, which is faster.
  /^Docusaurus site warnings:\s+- Your site is using the SWC js loader\. [^\n]*\s*$/,
];

/**
 * Finds what a build of Docusaurus only warns about: broken links, anchors, Markdown links and images, and duplicate
 * routes. A warning that is not known to be harmless is a fault, too: Docusaurus may word them otherwise one day.
 *
 * @param log what `docusaurus build` wrote to standard output and standard error
 * @returns a line per fault; none when the build is clean
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

/** Reads "source page path = A:" followed by lines of "-> linking to B". */
function pairs(warning: string, name: string): string[] {
  let source = '';
  return warning.split('\n').flatMap((line) => {
    source = /source page path = (.*):$/.exec(line)?.[1] ?? source;
    const target = /-> linking to (.*)$/.exec(line)?.[1];
    return target === undefined ? [] : [`${name}: ${source} -> ${target}`];
  });
}
