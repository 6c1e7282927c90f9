import {describe, expect, it} from 'vitest';
import {observe, type SearchOutcome} from './modal-client';
import type {SearchClient} from './search-client';

type Answer = {results: unknown[]};

/** Creates a client whose responses a test provides one by one. */
function createObserved() {
  const outcomes: SearchOutcome[] = [];
  const pending: {resolve: (answer: Answer) => void; reject: (error: Error) => void}[] = [];
  const client = {
    search: () => new Promise((resolve, reject) => pending.push({resolve, reject})),
  } as unknown as SearchClient;
  const observed = observe({client, heard: () => heard}, (outcome) => outcomes.push(outcome));
  const search = (query: string) => observed.search({requests: [{indexName: 'embedded', query}]});
  return {outcomes, pending, search};
}

const heard = {refined: 0, incomplete: 0, renewed: 0};

const answer = (suggestions: string[]) => ({results: [{hits: [], nbHits: 0, suggestions}]});

describe('observe', () => {
  it('reports suggestions', async () => {
    const {outcomes, pending, search} = createObserved();
    const searching = search('rsik');
    pending[0]?.resolve(answer(['risk']));
    await searching;
    expect(outcomes).toMatchObject([{query: 'rsik', suggestions: ['risk'], hasFailed: false}]);
  });

  it('reports the query that the results are for', async () => {
    const {outcomes, pending, search} = createObserved();
    const searching = search('rsik');
    pending[0]?.resolve({results: [{hits: [], nbHits: 0, correctedQuery: 'risk'}]});
    await searching;
    expect(outcomes).toMatchObject([{query: 'rsik', correctedQuery: 'risk'}]);
  });

  it('reports a failure, and returns an empty response to DocSearch', async () => {
    const {outcomes, pending, search} = createObserved();
    const searching = search('risk');
    pending[0]?.reject(new Error('no host'));
    expect(await searching).toMatchObject({results: [{hits: [], nbHits: 0}]});
    expect(outcomes).toMatchObject([{query: 'risk', hasFailed: true}]);
  });

  it('reports that more of the index is loading, and omits the number of hits', async () => {
    const {outcomes, pending, search} = createObserved();
    const searching = search('risk');
    pending[0]?.resolve({results: [{hits: [], nbHits: 31, partial: true}]});
    expect((await searching).results[0]).toMatchObject({nbHits: undefined});
    expect(outcomes).toMatchObject([{isPartial: true, heard}]);
  });

  it('treats a response without results as a failure', async () => {
    const {outcomes, pending, search} = createObserved();
    const searching = search('risk');
    pending[0]?.resolve({results: [{}]});
    await searching;
    expect(outcomes).toMatchObject([{hasFailed: true}]);
  });

  it('reports nothing about a search that a newer one has replaced', async () => {
    const {outcomes, pending, search} = createObserved();
    const both = Promise.all([search('ris'), search('risk')]);
    pending[1]?.resolve(answer([]));
    pending[0]?.reject(new Error('late'));
    await both;
    expect(outcomes.map(({query}) => query)).toEqual(['risk']);
  });
});
