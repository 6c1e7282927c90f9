import {describe, expect, it} from 'vitest';
import type {SearchRequest} from '../../../search/index/backend';
import {createEmbeddedClient} from './search-client';

const request = {indexName: 'embedded', query: 'risk', hitsPerPage: 20};

/** A backend that notes what it is asked, and fails as long as it is told to. */
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
  it('hands the queries over and the answers back', async () => {
    const {backend, asked} = createBackend();
    const {results} = await createEmbeddedClient(backend).search({requests: [request]});
    expect(asked).toEqual([[expect.objectContaining(request)]]);
    expect(results).toEqual([{query: 'risk', hits: []}]);
  });

  it('says that no host can be reached when the backend fails, and asks it again next time', async () => {
    const {backend} = createBackend({isDown: true});
    const client = createEmbeddedClient(backend);
    await expect(client.search({requests: [request]})).rejects.toThrow(
      expect.objectContaining({name: 'RetryError'}),
    );
    backend.isDown = false;
    await expect(client.search({requests: [request]})).resolves.toHaveProperty('results');
  });

  it('asks for the same again, because the backend may know more by then', async () => {
    const {backend, asked} = createBackend();
    const client = createEmbeddedClient(backend);
    await client.search({requests: [request]});
    await client.search({requests: [request]});
    expect(asked).toHaveLength(2);
  });
});
