/** Whether a page has a part that gathers what other pages say. */
export const isGathering = (page: string): boolean =>
  /^\s*::(?:all-limits|connector-(?:attributes|comparison|errors|hosts)|errors|retention)\b/m.test(
    page,
  );

/** Matches a line that such a part can read: a heading, a table row, a list item, a directive, or a limit in a sentence. */
const readLine = /^\s*(?:#|\||- |::)|:limit\[|^(?:title|slug):/;

/** The lines of a page that other pages can gather. */
export const gatheredLines = (page: string): string =>
  page
    .split('\n')
    .filter((line) => readLine.test(line))
    .join('\n');
