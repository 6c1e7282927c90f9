import {onEachPage} from '../check';
import {sectionOf} from './page-section';
import {tablesIn} from './tables';

/** The columns of the first table of a section; an empty name stands for one that the page chooses. */
const columnsOf: Record<string, string[]> = {
  'Connection settings': ['Setting', 'Required', 'Default', 'Format', 'Example'],
  'Additional settings': ['Setting', 'Default', 'Range', 'Effect'],
  'Data retrieved': ['Connector object', 'Required', '', 'Data model', 'Sync'],
  'Operation options': ['Connector object', 'Option', 'Values', 'Default'],
};

/**
 * A section that every connector page has begins with the same table, so that a reader who compares two products
 * compares like with like. Without a table, the section says "Not applicable:" and why.
 */
export const checkConnectorTables = onEachPage((page, report) => {
  if (page.kind !== 'connector') return;
  for (const [section, wanted] of Object.entries(columnsOf)) {
    const found = sectionOf(page, section);
    // The check of sections reports one that is missing.
    if (!found || found.isNotApplicable) continue;
    const [table] = tablesIn(page, section);
    const columns = wanted.map((name) => name || "<the vendor's> source").join(', ');
    if (!table)
      report(found.heading, `"${section}" has no table`, `add one with the columns ${columns}`);
    else if (!fits(table.columns, wanted))
      report(
        table.node,
        `the table has the columns ${table.columns.join(', ')}`,
        `"${section}" wants ${columns}`,
      );
  }
});

const fits = (columns: string[], wanted: string[]) =>
  columns.length === wanted.length &&
  wanted.every((name, index) => name === '' || name === columns[index]);
