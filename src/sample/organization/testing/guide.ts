import {readFileSync} from 'node:fs';

/** Returns the text of a page below docs/. */
export const pageText = (page: string) => readFileSync(`docs/${page}`, 'utf8');

/** Returns the rows of a page's first table whose header begins with some words, as lists of cells without markup. */
export function tableOf(page: string, header: string): string[][] {
  const lines = pageText(page).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|') && line.includes(header));
  if (start === -1) throw new Error(`docs/${page} has no table with the header ${header}`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').replaceAll('−', '-').trim()),
  );
}
