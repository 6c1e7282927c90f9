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

/** Searches a hosted index that returns these hits, and one hit for a correctly spelled query. */
async function search(
  query: string,
  hits: object[] | undefined,
  backend = asked,
  more: Partial<SearchRequest> = {},
) {
  const hosted = vi.fn(async ({requests: [request]}: {requests: SearchRequest[]}) => ({
    results: [request?.query === query ? {hits} : {hits: [{objectID: 'corrected'}]}],
  }));
  const client = {search: hosted} as unknown as Pick<LiteClient, 'search'>;
  const {results} = await withSuggestions(client, {search: backend}).search({
    requests: [{indexName: 'docs', query, ...more}] as never,
  });
  return {result: results[0], sent: hosted.mock.calls.map(([{requests}]) => requests[0])};
}

it('has the results of the correction for a misspelled query that found nothing', async () => {
  const {result} = await search('vulnerabilty', []);
  const hits = [{objectID: 'corrected'}];
  expect(result).toMatchObject({hits, correctedQuery: 'vulnerability', suggestions: []});
});

it('suggests the correction if the query must be searched as typed, and asks as Algolia expects', async () => {
  const {result, sent} = await search('vulnerabilty', [], asked, {asTyped: true});
  expect(result).toEqual({hits: [], suggestions: ['vulnerability']});
  expect(sent).toEqual([{indexName: 'docs', query: 'vulnerabilty'}]);
});

it("doesn't request suggestions for a query with results or an invalid answer", async () => {
  expect((await search('vulnerability', [{objectID: 'a'}])).result).toEqual({
    hits: [{objectID: 'a'}],
  });
  expect((await search('vulnerability', undefined)).result).toEqual({});
  expect(asked).not.toHaveBeenCalled();
});

it("doesn't request suggestions for a page beyond the last", async () => {
  expect((await search('vulnerability', [], asked, {page: 98})).result).toEqual({hits: []});
  expect(asked).not.toHaveBeenCalled();
});

it("suggests nothing if the index can't be read", async () => {
  const broken = vi.fn(() => Promise.reject(new Error('no index')));
  expect((await search('vulnerabilty', [], broken)).result).toEqual({hits: [], suggestions: []});
});

it('stops waiting for the index after a limit', async () => {
  const silent = vi.fn(() => new Promise<never>(() => {}));
  const result = search('vulnerabilty', [], silent);
  await vi.advanceTimersByTimeAsync(suggestionTimeout);
  expect((await result).result).toEqual({hits: [], suggestions: []});
});
