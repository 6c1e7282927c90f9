import {toString as textOf} from 'mdast-util-to-string';
import {suggest} from '../../base/text/suggest';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {type PageTable, tablesIn} from '../structure/tables';
import {attributeColumn} from './mapping-row';

/** The least number of rows in a main object's mapping. A shorter mapping lacks fields that readers look for. */
const minimumRows = 10;

/**
 * Checks that "Attribute mapping" maps the objects that "Data retrieved" lists, and that the main objects are mapped
 * in full. The main objects are those that the connector requires, or the first one if it doesn't require any.
 */
export const checkConnectorObjects = onEachPage((page, report) => {
  if (page.kind !== 'connector') return;
  const objects = tablesIn(page, 'Data retrieved').flatMap(({rows}) =>
    rows.flatMap((row) => {
      const name = textOf(row.get('Connector object') ?? {type: 'text', value: ''});
      return name ? [{name, isMain: /^yes/i.test(textOf(row.get('Required') ?? []))}] : [];
    }),
  );
  if (objects.length === 0) return;
  const names = objects.map(({name}) => name);
  const main = objects.filter(({isMain}) => isMain).map(({name}) => name);
  const mainOnes = main.length > 0 ? main : names.slice(0, 1);
  const tables = incomingTables(page).map((table) => ({
    table,
    sources: checkSources(table, names, report),
  }));
  for (const name of mainOnes) {
    const own = tables.filter(({sources}) => sources.includes(name)).map(({table}) => table);
    const rows = Math.max(0, ...own.map((table) => table.rows.length));
    const [first] = own;
    if (first && rows < minimumRows)
      report(
        first.heading.node,
        `the mapping of "${name}" has only ${rows} rows`,
        `add the fields that readers look for: at least ${minimumRows} rows`,
      );
  }
});

const incomingTables = (page: CheckedPage) =>
  tablesIn(page, 'Attribute mapping').filter(
    ({columns}) => columns.includes(attributeColumn) && columns[0] !== attributeColumn,
  );

/** The objects that a heading such as "Server and computer to host" names. */
function checkSources(
  {heading: {node, text}}: PageTable,
  names: string[],
  report: Report,
): string[] {
  const [, from = ''] = /^(.+) to .+$/.exec(text) ?? [];
  const known = (name: string) => names.find((each) => each.toLowerCase() === name.toLowerCase());
  const whole = known(from);
  if (whole) return [whole];
  return from.split(/, | and /).flatMap((name) => {
    const found = known(name);
    if (name && !found)
      report(node, `"Data retrieved" doesn't list the object "${name}"`, suggest(name, names));
    return found ?? [];
  });
}
