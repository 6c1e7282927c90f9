import {describe, expect, it} from 'vitest';
import type {SearchRequest} from '../../../search/index/backend';
import {createEmbeddedClient} from './search-client';

const request = {indexName: 'embedded', query: 'risk', hitsPerPage: 20};

/** Creates a backend that records its requests, and fails if `isDown` is set. */
function createBackend({isDown = false} = {}) {
  const asked: SearchRequest[][] = [];
  const backend = {
    isDown,
    async ask(query: string) {
      const {requests} = JSON.parse(query) as {requests: SearchRequest[]};
      asked.push(requests);
      if (backend.isDown) throw new Error('no index');
      return JSON.stringify({results: requests.map((each) => ({query: each.query, hits: []}))});
    },
  };
  return {backend, asked};
}

describe('the client over a backend in the browser', () => {
  it('passes queries to the backend and returns its responses', async () => {
    const {backend, asked} = createBackend();
    const {results} = await createEmbeddedClient(backend).search({requests: [request]});
    expect(asked).toEqual([[expect.objectContaining(request)]]);
    expect(results).toEqual([{query: 'risk', hits: []}]);
  });

  it('reports an unreachable host if the backend fails, and tries again next time', async () => {
    const {backend} = createBackend({isDown: true});
    const client = createEmbeddedClient(backend);
    await expect(client.search({requests: [request]})).rejects.toThrow(
      expect.objectContaining({name: 'RetryError'}),
    );
    backend.isDown = false;
    await expect(client.search({requests: [request]})).resolves.toHaveProperty('results');
  });

  it('repeats an identical query, because the backend might return more by then', async () => {
    const {backend, asked} = createBackend();
    const client = createEmbeddedClient(backend);
    await client.search({requests: [request]});
    await client.search({requests: [request]});
    expect(asked).toHaveLength(2);
  });
});
