/**
 * Returns the CSS variables that give a table's cells the names of their columns on phones, where src/css/table.css
 * shows each row of a `stacked` table as an entry. The first column needs no name.
 *
 * @param heads the text of each column's head
 */
export const columnNames = (heads: string[]): Record<string, string> =>
  Object.fromEntries(
    heads.flatMap((name, index) =>
      index > 0 && name ? [[`--column-${index + 1}`, JSON.stringify(`${name}: `)]] : [],
    ),
  );
