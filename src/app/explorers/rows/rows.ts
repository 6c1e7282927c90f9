import {withWords} from '../kit/find';

/** A table row, as a search finds it. */
interface Row {
  element: HTMLElement;
  /** Its text and the heading above its table, in lowercase. */
  text: string;
}

/** A heading with what's below it. */
interface Section {
  heading?: HTMLElement;
  blocks: {element: HTMLElement; rows: Row[]}[];
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
  const rows = sections.flatMap(({blocks}) => blocks.flatMap((block) => block.rows));
  return (typed) => {
    const found = new Set(withWords(rows, typed));
    for (const row of rows) row.element.hidden = !found.has(row);
    for (const {heading, blocks} of sections) {
      const tables = blocks.filter((block) => block.rows.length > 0);
      for (const table of tables) table.element.hidden = !table.rows.some((row) => found.has(row));
      // A text above a table introduces it.
      blocks.forEach(({element, rows: own}, at) => {
        const table = blocks.slice(at + 1).find((block) => block.rows.length > 0);
        if (own.length === 0 && table) element.hidden = table.element.hidden;
      });
      if (heading)
        heading.hidden = tables.length > 0 && tables.every(({element}) => element.hidden);
    }
    return {shown: found.size, total: rows.length};
  };
}

function sectionsIn(list: HTMLElement): Section[] {
  const sections: Section[] = [{blocks: []}];
  for (const element of list.children) {
    if (!(element instanceof HTMLElement)) continue;
    if (/^H[2-6]$/.test(element.tagName)) sections.push({heading: element, blocks: []});
    else {
      const section = sections.at(-1);
      section?.blocks.push({element, rows: rowsOf(element, section.heading)});
    }
  }
  return sections;
}

const rowsOf = (element: HTMLElement, heading?: HTMLElement): Row[] =>
  Array.from(element.querySelectorAll<HTMLElement>('tbody tr'), (row) => ({
    element: row,
    text: `${heading?.textContent ?? ''}\n${row.textContent}`.toLowerCase(),
  }));
