import {afterEach, expect, it, vi} from 'vitest';
import {fetchFrom} from './fetch-file';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['index.json', false, 'no-cache'],
  ['words-0a.json', false, 'default'],
  ['words-0a.json', true, 'reload'],
  ['index.json', true, 'reload'],
])('fetches %s, again: %j, with the cache mode %s', async (name, isAnew, cache) => {
  const fetch = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  await fetchFrom('https://docs.example.com/search-index/')(name, isAnew);
  expect(fetch).toHaveBeenCalledWith(new URL(`https://docs.example.com/search-index/${name}`), {
    cache,
  });
});
