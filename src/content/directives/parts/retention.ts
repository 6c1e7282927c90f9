import {table} from '../../../base/markdown/nodes';
import {suggest} from '../../../base/text/suggest';
import {menu, retention, rolesForMenuPath} from '../../../product/facts';
import {readWrittenPages} from '../../written-pages/read-pages';
import {withFacts} from '../facts';
import type {Directive} from '../part';

const {records, files, periods, deletions} = retention;

/** What the last column of records and files says: the period that changes how long they're kept. */
const changedBy = (period?: string) => (period ? `[${period}](#change-a-period)` : 'No');

/** The header and the rows of each part. */
const tables: Record<keyof typeof retention, [string[], string[][]]> = {
  records: [
    ['Data', 'Clock starts', 'What happens', 'Can you change it?'],
    records.map(({what, starts, ends, period}) => [what, starts, ends, changedBy(period)]),
  ],
  files: [
    ['Data', 'Kept for', 'Can you change it?'],
    files.map(({what, ends, period}) => [what, ends, changedBy(period)]),
  ],
  periods: [
    ['Period', 'Where', 'Who', 'Range'],
    periods.map(({what, menu: path, where, range}) => [
      what,
      [`**${path.join(' > ')}**`, ...(where ? [where] : [])].join('. '),
      rolesForMenuPath(menu, path)?.join(', ') ?? 'Everyone',
      range,
    ]),
  ],
  deletions: [
    ['Deleted', 'Also gone', "What's left"],
    deletions.map(({what, gone, left}) => [what, gone, left]),
  ],
};

/** `::retention{of="records"}`: what's kept and for how long, where it's changed, or what a deletion leaves. */
export const retentionTable: Directive = ({attributes: {of}}) => {
  const found = tables[of as keyof typeof tables];
  if (!found) throw new Error(`needs a list; ${suggest(of ?? '', Object.keys(tables))}`);
  const [header, rows] = found;
  const routes = new Map(readWrittenPages().map(({file, route}) => [file, route]));
  // A page's route is in the place of its file in docs/.
  const linked = (cell: string) =>
    cell.replace(/\]\(([^)#\s]+\.md)/g, (_, name) => `](${routes.get(`docs/${name}`)}`);
  return table(
    header,
    rows.map((cells) => cells.map((cell) => linked(withFacts(cell)))),
  );
};
