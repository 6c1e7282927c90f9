import {onEachPage} from '../check';
import {sectionOf} from './page-section';
import {tablesIn} from './tables';

/** The columns of each section's first table. The page chooses the name of an empty column. */
const columnsOf: Record<string, string[]> = {
  'Connection settings': ['Setting', 'Required', 'Default', 'Format', 'Example'],
  'Additional settings': ['Setting', 'Default', 'Range', 'Effect'],
  'Data retrieved': ['Connector object', 'Required', '', 'Data model', 'Sync'],
  'Operation options': ['Connector object', 'Option', 'Values', 'Default'],
};

/**
 * Checks that each section that all connector pages have begins with the same table, so that readers can compare
 * products. Without a table, the section must say "Not applicable:" and give the reason.
 */
export const checkConnectorTables = onEachPage((page, report) => {
  if (page.kind !== 'connector') return;
  for (const [section, wanted] of Object.entries(columnsOf)) {
    const found = sectionOf(page, section);
    // check-sections reports a missing section.
    if (!found || found.isNotApplicable) continue;
    const [table] = tablesIn(page, section);
    const columns = wanted.map((name) => name || "<the vendor's> source").join(', ');
    if (!table)
      report(found.heading, `"${section}" has no table`, `add a table with the columns ${columns}`);
    else if (!fits(table.columns, wanted))
      report(
        table.node,
        `the table has the columns ${table.columns.join(', ')}`,
        `write the columns of "${section}": ${columns}`,
      );
  }
});

const fits = (columns: string[], wanted: string[]) =>
  columns.length === wanted.length &&
  wanted.every((name, index) => name === '' || name === columns[index]);
