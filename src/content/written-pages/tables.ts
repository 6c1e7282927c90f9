/** A table as its writer wrote it: its cells are Markdown. */
export interface WrittenTable {
  columns: string[];
  /** The cells of each row, by column. */
  rows: Map<string, string>[];
}

/** Reads the tables in some lines of a page. */
export function tablesIn(lines: string[]): WrittenTable[] {
  const tables: WrittenTable[] = [];
  let columns: string[] | undefined;
  for (const line of lines) {
    const cells = cellsOf(line);
    if (!cells) columns = undefined;
    else if (!columns) {
      columns = cells;
      tables.push({columns, rows: []});
    } else if (!/^\|[ :|-]+\|$/.test(line.trim()))
      tables
        .at(-1)
        ?.rows.push(new Map(columns.map((column, index) => [column, cells[index] ?? ''])));
  }
  return tables;
}

/** The cells of a row. A `|` in a cell is escaped. */
function cellsOf(line: string): string[] | undefined {
  const [, row] = /^\|(.*)\|$/.exec(line.trim()) ?? [];
  return row?.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** The text of each code span in a cell. */
export const codesIn = (cell: string): string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
