import {counted} from '../../base/collections';
import {countOf} from '../../base/text/words';
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
    `${countOf(records.length, 'record')} ${what}, on ${countOf(pages.length, 'page')}`,
    ...pages.slice(0, listed).map(([page, count]) => `  ${count}  ${page}`),
    ...(rest > 0 ? [`  and ${countOf(rest, 'more page')}`] : []),
  ];
}

function countByPage(records: SearchRecord[]): [page: string, count: number][] {
  return [...counted(records.map(pageOf))].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Address of the page a record is on. */
export function pageOf(record: SearchRecord): string {
  return record.url.replace(/#.*/, '');
}
