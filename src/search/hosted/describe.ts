import {counted} from '../../base/collections';
import {countOf} from '../../base/text/words';
import type {SearchRecord} from '../records/record';
import type {PushDifference} from './difference';

/** The most pages that a list names. Others are only counted. */
const listed = 20;

/** Describes what a push would change, for output on a terminal. */
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

/** Returns the address of a record's page. */
export function pageOf(record: SearchRecord): string {
  return record.url.replace(/#.*/, '');
}
