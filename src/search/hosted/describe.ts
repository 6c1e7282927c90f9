import type {SearchRecord} from '../records/record';
import type {PushDifference} from './difference';

/** Pages that a list names before it only counts the rest. */
const listed = 20;

/** Says what a push would change, for whoever reads the terminal. */
export function describe({added, changed, removed, settings, synonyms}: PushDifference): string[] {
  return [
    ...describeRecords('added', added),
    ...describeRecords('changed', changed),
    ...describeRecords('removed', removed),
    ...settings.map(
      ({name, before, after}) =>
        `setting ${name}: ${JSON.stringify(before) ?? 'unset'} becomes ${JSON.stringify(after)}`,
    ),
    ...synonyms.added.map((words) => `synonym added: ${words.join(', ')}`),
    ...synonyms.removed.map((words) => `synonym removed: ${words.join(', ')}`),
  ];
}

function describeRecords(what: string, records: SearchRecord[]): string[] {
  const pages = countByPage(records);
  if (pages.length === 0) return [];
  const rest = pages.length - listed;
  return [
    `${plural(records.length, 'record')} ${what}, on ${plural(pages.length, 'page')}`,
    ...pages.slice(0, listed).map(([page, count]) => `  ${count}  ${page}`),
    ...(rest > 0 ? [`  and ${plural(rest, 'more page')}`] : []),
  ];
}

function countByPage(records: SearchRecord[]): [page: string, count: number][] {
  const counts = new Map<string, number>();
  for (const record of records) {
    const page = pageOf(record);
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Address of the page a record is on. */
export function pageOf(record: SearchRecord): string {
  return record.url.replace(/#.*/, '');
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
