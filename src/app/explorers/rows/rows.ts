import {withWords} from '../../../base/text/find-by-words';
import {withPlainMarks} from '../../../base/text/plain-marks';

/** A table row, as a search finds it. */
interface Row {
  element: HTMLElement;
  /** Its words and the heading above its table, in lowercase. */
  text: string;
}

/** A heading with the tables below it, each with the texts that introduce it. */
interface Section {
  heading?: HTMLElement;
  /** The element that holds the section, if it's folded. */
  fold?: HTMLDetailsElement;
  tables: {elements: HTMLElement[]; rows: Row[]}[];
}

/** How many rows are shown, and how many there are. */
export interface RowCount {
  shown: number;
  total: number;
}

/**
 * Reads the tables in a list of headings, tables, and texts above tables, or of folds with these.
 *
 * @returns a function that shows only the rows with every word of a text, and hides tables without rows, with their
 *   headings and texts. It opens the folds that are left, and hides what's between folds. Without a text, everything
 *   is as it was
 */
export function rowsIn(list: HTMLElement): (typed: string) => RowCount {
  const children = elementsIn(list);
  const folds = children.filter((child) => child instanceof HTMLDetailsElement);
  const sections = folds.length > 0 ? folds.map(sectionOfFold) : sectionsIn(children);
  const between =
    folds.length > 0 ? children.filter((child) => !(child instanceof HTMLDetailsElement)) : [];
  const rows = sections.flatMap(({tables}) => tables.flatMap((table) => table.rows));
  let openBefore: HTMLDetailsElement[] | undefined;

  return (typed) => {
    const found = new Set(withWords(rows, typed));
    const isSearch = typed.trim() !== '';
    if (isSearch) openBefore ??= folds.filter(({open}) => open);
    for (const row of rows) row.element.hidden = !found.has(row);
    for (const element of between) element.hidden = isSearch;
    for (const {heading, fold, tables} of sections) {
      const isEmpty = tables.map((table) => !table.rows.some((row) => found.has(row)));
      tables.forEach(({elements}, at) => {
        for (const element of elements) element.hidden = isEmpty[at] === true;
      });
      const isHidden = tables.length > 0 && isEmpty.every(Boolean);
      if (fold) fold.open = isSearch ? !isHidden : openBefore?.includes(fold) === true;
      const shown = fold ?? heading;
      if (shown) shown.hidden = isHidden;
    }
    if (!isSearch) openBefore = undefined;
    return {shown: found.size, total: rows.length};
  };
}

const elementsIn = (parent: HTMLElement) =>
  [...parent.children].filter((child) => child instanceof HTMLElement);

const isHeading = ({tagName}: HTMLElement) => /^H[2-6]$/.test(tagName);

function sectionOfFold(fold: HTMLDetailsElement): Section {
  const [summary, ...content] = elementsIn(fold);
  const heading = summary && elementsIn(summary).find(isHeading);
  return {heading, fold, tables: tablesIn(content, heading)};
}

function sectionsIn(elements: HTMLElement[]): Section[] {
  const starts = elements.flatMap((element, at) => (isHeading(element) ? [at] : []));
  return [0, ...starts].map((start, at) => {
    const part = elements.slice(start, starts[at]);
    const heading = part.find(isHeading);
    return {heading, tables: tablesIn(heading ? part.slice(1) : part, heading)};
  });
}

/** Tables, each with the texts above it. */
function tablesIn(elements: HTMLElement[], heading?: HTMLElement): Section['tables'] {
  let texts: HTMLElement[] = [];
  return elements.flatMap((element) => {
    const rows = rowsOf(element, heading);
    texts = [...texts, element];
    if (rows.length === 0) return [];
    const table = {elements: texts, rows};
    texts = [];
    return [table];
  });
}

const rowsOf = (element: HTMLElement, heading?: HTMLElement): Row[] =>
  Array.from(element.querySelectorAll<HTMLTableRowElement>('tbody tr'), (row) => ({
    element: row,
    text: withPlainMarks(
      [heading?.textContent ?? '', ...Array.from(row.cells, wordsOf)].join('\n').toLowerCase(),
    ),
  }));

/** A cell's text, or the words that it's found by instead: "All except Okta" names the one that it isn't about. */
const wordsOf = ({dataset, textContent}: HTMLTableCellElement) => dataset.words ?? textContent;
