import {afterEach, beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {FakeWorker} from '../../base/worker/testing/fake-worker';
import {buildIndex} from './build-index';
import {createEmbeddedBackend} from './embedded';
import {testRecords} from './testing/test-site';

const request = {indexName: 'embedded', query: 'roles'};
const files = buildIndex(testRecords([{title: 'Roles', lines: ['A role gives access.']}]));
const answer = {results: [{hits: [], query: 'roles'}]};

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('window', {location: {origin: 'https://docs.example.com'}});
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async (url: URL) => {
    const text = files.get(url.pathname.split('/').at(-1) ?? '');
    return new Response(text, {status: text === undefined ? 404 : 200});
  });
});
afterEach(() => vi.unstubAllGlobals());

function onlyWorker(): FakeWorker {
  const [worker, ...others] = FakeWorker.started;
  if (!worker || others.length > 0) throw new Error(`${FakeWorker.started.length} workers`);
  return worker;
}

describe('the embedded search in a worker', () => {
  it('starts one worker, at the first sign of intent', async () => {
    const backend = createEmbeddedBackend('/base/');
    expect(FakeWorker.started).toEqual([]);
    backend.warmUp();
    backend.warmUp();
    backend.search([request]).catch(() => {});
    const [first] = onlyWorker().heard;
    expect(first).toEqual({setup: 'https://docs.example.com/base/search-index/'});
  });

  it('returns each answer to its question, in whichever order they arrive', async () => {
    const backend = createEmbeddedBackend('/');
    const roles = backend.search([request]);
    const users = backend.search([{...request, query: 'users'}]);
    onlyWorker().say({id: 2, answer: '{"results":[{"query":"users"}]}'});
    onlyWorker().say({id: 1, answer: JSON.stringify(answer)});
    expect(await roles).toEqual(answer);
    expect(await users).toEqual({results: [{query: 'users'}]});
  });

  it("passes on the worker's error, and uses the same worker next time", async () => {
    const backend = createEmbeddedBackend('/');
    const failing = backend.search([request]);
    onlyWorker().say({id: 1, error: 'no index', isLoaded: true});
    await expect(failing).rejects.toThrow('no index');
    const next = backend.search([request]);
    onlyWorker().say({id: 2, answer: JSON.stringify(answer)});
    expect(await next).toEqual(answer);
  });

  it('notifies its listeners about the index until they unsubscribe', () => {
    const backend = createEmbeddedBackend('/');
    const listener = vi.fn();
    const stop = backend.onNews(listener);
    backend.warmUp();
    onlyWorker().say({news: 'refined'});
    expect(listener.mock.calls).toEqual([['refined']]);
    stop();
    onlyWorker().say({news: 'refined'});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a newer index', () => {
  it('is checked for by the worker, once it has been started', () => {
    const backend = createEmbeddedBackend('/');
    backend.renew();
    expect(FakeWorker.started).toEqual([]);
    backend.warmUp();
    backend.renew();
    expect(onlyWorker().heard.at(-1)).toMatchObject({name: 'renew'});
  });

  it('is checked for in the page if workers are blocked', async () => {
    vi.stubGlobal('Worker', undefined);
    const backend = createEmbeddedBackend('/');
    await backend.search([request]);
    const fetched = vi.fn(fetch);
    vi.stubGlobal('fetch', fetched);
    backend.renew();
    await vi.waitFor(() => expect(String(fetched.mock.lastCall?.[0])).toMatch(/index\.json$/));
  });
});

describe('the embedded search without a worker', () => {
  it('answers in the page if workers are blocked', async () => {
    vi.stubGlobal('Worker', undefined);
    const {results} = await createEmbeddedBackend('/').search([request]);
    expect(results[0]?.hits[0]).toMatchObject({hierarchy: {lvl1: 'Roles'}});
  });

  it('answers pending questions in the page if a worker breaks', async () => {
    const backend = createEmbeddedBackend('/');
    const waiting = backend.search([request]);
    onlyWorker().break();
    expect((await waiting).results[0]?.nbHits).toBe(1);
    expect(onlyWorker().isTerminated).toBe(true);
    expect((await backend.search([request])).results[0]?.nbHits).toBe(1);
  });

  it("fails if the engine's code can't be loaded, and tries again", async () => {
    vi.stubGlobal('Worker', undefined);
    let isDown = true;
    vi.doMock('./fetch-file', async (original) => {
      if (isDown) throw new Error('no connection');
      return original();
    });
    onTestFinished(() => {
      vi.doUnmock('./fetch-file');
    });
    const backend = createEmbeddedBackend('/');
    await expect(backend.search([request])).rejects.toThrow();
    isDown = false;
    expect((await backend.search([request])).results[0]?.nbHits).toBe(1);
  });

  it("fails if the index can't be fetched, and tries again", async () => {
    vi.stubGlobal('Worker', undefined);
    const working = fetch;
    vi.stubGlobal('fetch', async () => new Response('', {status: 503}));
    const backend = createEmbeddedBackend('/');
    await expect(backend.search([request])).rejects.toThrow('index.json: 503');
    vi.stubGlobal('fetch', working);
    expect((await backend.search([request])).results[0]?.nbHits).toBe(1);
  });
});
