import {withWords} from '../../../base/text/find-by-words';

/** A table row, as a search finds it. */
interface Row {
  element: HTMLElement;
  /** Its words and the heading above its table, in lowercase. */
  text: string;
}

/** A heading with the tables below it, each with the texts that introduce it. */
interface Section {
  heading?: HTMLElement;
  tables: {elements: HTMLElement[]; rows: Row[]}[];
}

/** How many rows are shown, and how many there are. */
export interface RowCount {
  shown: number;
  total: number;
}

/**
 * Reads the tables in a list of headings, tables, and texts above tables.
 *
 * @returns a function that shows only the rows with every word of a text, and hides tables without rows, with their
 *   headings and texts
 */
export function rowsIn(list: HTMLElement): (typed: string) => RowCount {
  const sections = sectionsIn(list);
  const rows = sections.flatMap(({tables}) => tables.flatMap((table) => table.rows));
  return (typed) => {
    const found = new Set(withWords(rows, typed));
    for (const row of rows) row.element.hidden = !found.has(row);
    for (const {heading, tables} of sections) {
      const isEmpty = tables.map((table) => !table.rows.some((row) => found.has(row)));
      tables.forEach(({elements}, at) => {
        for (const element of elements) element.hidden = isEmpty[at] === true;
      });
      if (heading) heading.hidden = tables.length > 0 && isEmpty.every(Boolean);
    }
    return {shown: found.size, total: rows.length};
  };
}

function sectionsIn(list: HTMLElement): Section[] {
  let section: Section = {tables: []};
  const sections = [section];
  let texts: HTMLElement[] = [];
  for (const element of list.children) {
    if (!(element instanceof HTMLElement)) continue;
    const rows = rowsOf(element, section.heading);
    if (/^H[2-6]$/.test(element.tagName)) {
      section = {heading: element, tables: []};
      sections.push(section);
      texts = [];
    } else if (rows.length === 0) texts.push(element);
    else {
      section.tables.push({elements: [...texts, element], rows});
      texts = [];
    }
  }
  return sections;
}

const rowsOf = (element: HTMLElement, heading?: HTMLElement): Row[] =>
  Array.from(element.querySelectorAll<HTMLTableRowElement>('tbody tr'), (row) => ({
    element: row,
    text: [heading?.textContent ?? '', ...Array.from(row.cells, wordsOf)].join('\n').toLowerCase(),
  }));

/** A cell's text, or the words that it's found by instead: "All except Okta" names the one that it isn't about. */
const wordsOf = ({dataset, textContent}: HTMLTableCellElement) => dataset.words ?? textContent;
