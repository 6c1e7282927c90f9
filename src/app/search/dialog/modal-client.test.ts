import {describe, expect, it} from 'vitest';
import {observe, type SearchOutcome} from './modal-client';
import type {SearchClient} from './search-client';

type Answer = {results: unknown[]};

/** A client whose answers a test gives one by one. */
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
  it('tells what to try instead', async () => {
    const {outcomes, pending, search} = createObserved();
    const searching = search('rsik');
    pending[0]?.resolve(answer(['risk']));
    await searching;
    expect(outcomes).toMatchObject([{query: 'rsik', suggestions: ['risk'], hasFailed: false}]);
  });

  it('tells of a failure, and gives DocSearch an empty answer', async () => {
    const {outcomes, pending, search} = createObserved();
    const searching = search('risk');
    pending[0]?.reject(new Error('no host'));
    expect(await searching).toMatchObject({results: [{hits: [], nbHits: 0}]});
    expect(outcomes).toMatchObject([{query: 'risk', hasFailed: true}]);
  });

  it('tells that more of the index is on its way, and gives no number of hits that may change', async () => {
    const {outcomes, pending, search} = createObserved();
    const searching = search('risk');
    pending[0]?.resolve({results: [{hits: [], nbHits: 31, partial: true}]});
    expect((await searching).results[0]).toMatchObject({nbHits: undefined});
    expect(outcomes).toMatchObject([{isPartial: true, heard}]);
  });

  it('takes an answer without hits for a failure', async () => {
    const {outcomes, pending, search} = createObserved();
    const searching = search('risk');
    pending[0]?.resolve({results: [{}]});
    await searching;
    expect(outcomes).toMatchObject([{hasFailed: true}]);
  });

  it('says nothing of a search that a newer one has overtaken', async () => {
    const {outcomes, pending, search} = createObserved();
    const both = Promise.all([search('ris'), search('risk')]);
    pending[1]?.resolve(answer([]));
    pending[0]?.reject(new Error('late'));
    await both;
    expect(outcomes.map(({query}) => query)).toEqual(['risk']);
  });
});
