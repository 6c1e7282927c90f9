import {describe, expect, test} from 'vitest';
import type {SearchRecord} from '../records/record';
import {compare, compareRecords, isEmpty} from './difference';
import type {IndexContents} from './index-contents';

const record = (objectID: string, content = objectID) =>
  ({objectID, content, keywords: [content]}) as unknown as SearchRecord;
const ids = (records: SearchRecord[]) => records.map(({objectID}) => objectID);
const contents = (more: Partial<IndexContents> = {}): IndexContents =>
  structuredClone({records: [record('a')], settings: {}, synonyms: [], ...more});

describe('the records that a push changes', () => {
  test('are found by objectID and compared by content, in any order', () => {
    const {added, changed, removed} = compareRecords(
      [record('a'), record('b'), record('c')],
      [record('d'), record('c', 'new'), record('a')],
    );
    expect([ids(added), ids(changed), ids(removed)]).toEqual([['d'], ['c'], ['b']]);
    expect(changed[0]?.content).toBe('new');
  });
});

describe('the settings that a push changes', () => {
  const settings = {searchableAttributes: ['title', 'content'], hitsPerPage: 20};

  test('are compared by content', () => {
    const same = compare(contents({settings}), contents({settings}));
    expect(same.settings).toEqual([]);
    expect(isEmpty(same)).toBe(true);
  });

  test('are named with what they were; settings from the dashboard are kept', () => {
    const live = contents({settings: {...settings, hitsPerPage: 10, typoTolerance: false}});
    expect(compare(live, contents({settings})).settings).toEqual([
      {name: 'hitsPerPage', before: 10, after: 20},
    ]);
  });
});

test('everything is new in an index that does not exist yet', () => {
  const difference = compare(undefined, contents({settings: {hitsPerPage: 20}}));
  expect(ids(difference.added)).toEqual(['a']);
  expect(difference.settings).toEqual([{name: 'hitsPerPage', before: undefined, after: 20}]);
  expect(isEmpty(difference)).toBe(false);
});

test('one removed record is a change', () => {
  expect(isEmpty(compare(contents(), contents({records: []})))).toBe(false);
});
