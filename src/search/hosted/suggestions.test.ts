import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchRequest} from '../index/backend';
import {testEngine, testRecords} from '../index/testing/test-site';
import {suggestionTimeout, withSuggestions} from './suggestions';

const {engine} = testEngine(testRecords([{title: 'Vulnerability management'}]));
const asked = vi.fn((requests: SearchRequest[]) => engine.search(requests));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  asked.mockClear();
});

/** Searches a hosted index that returns these hits. */
async function search(query: string, hits: object[] | undefined, backend = asked, page = 0) {
  const hosted = {search: async () => ({results: [{hits}]})} as unknown as Pick<
    LiteClient,
    'search'
  >;
  const {results} = await withSuggestions(hosted, {search: backend}).search({
    requests: [{indexName: 'docs', query, page}],
  });
  return results[0];
}

it('fixes a misspelled word in a query that found nothing', async () => {
  expect(await search('vulnerabilty', [])).toEqual({hits: [], suggestions: ['vulnerability']});
});

it("doesn't request suggestions for a query with results or an invalid answer", async () => {
  expect(await search('vulnerability', [{objectID: 'a'}])).toEqual({hits: [{objectID: 'a'}]});
  expect(await search('vulnerability', undefined)).toEqual({});
  expect(asked).not.toHaveBeenCalled();
});

it("doesn't request suggestions for a page beyond the last", async () => {
  expect(await search('vulnerability', [], asked, 98)).toEqual({hits: []});
  expect(asked).not.toHaveBeenCalled();
});

it("suggests nothing if the index can't be read", async () => {
  const broken = vi.fn(() => Promise.reject(new Error('no index')));
  expect(await search('vulnerabilty', [], broken)).toEqual({hits: [], suggestions: []});
});

it('stops waiting for the index after a limit', async () => {
  const silent = vi.fn(() => new Promise<never>(() => {}));
  const result = search('vulnerabilty', [], silent);
  await vi.advanceTimersByTimeAsync(suggestionTimeout);
  expect(await result).toEqual({hits: [], suggestions: []});
});
