import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {NotLoaded} from '../../base/worker/client';
import {FakeWorker} from '../../base/worker/testing/fake-worker';
import {createEngine, timeLimit} from './client';

beforeEach(() => {
  FakeWorker.started = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', {location: {origin: 'https://docs.example.com'}});
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function workerAt(index: number): FakeWorker {
  const worker = FakeWorker.started[index];
  if (!worker) throw new Error(`${FakeWorker.started.length} workers`);
  return worker;
}

describe("a page's query engine", () => {
  it('starts nothing before the first sign of intent, and then one worker', () => {
    const engine = createEngine('/base/');
    expect(FakeWorker.started).toEqual([]);
    engine.warmUp();
    engine.warmUp();
    engine.ask('check', ['FIND Host']);
    expect(FakeWorker.started).toHaveLength(1);
    expect(workerAt(0).heard[0]).toEqual({setup: 'https://docs.example.com/base/udm.json'});
  });

  it('sends one question at a time, and returns each answer to its caller', async () => {
    const engine = createEngine('/');
    const first = engine.ask('format', ['a']);
    const second = engine.ask('format', ['b']);
    expect(workerAt(0).asked).toEqual(['a']);
    workerAt(0).say({id: 1, answer: 'A'});
    expect(await first).toBe('A');
    await vi.waitFor(() => expect(workerAt(0).asked).toEqual(['a', 'b']));
    workerAt(0).say({id: 2, answer: 'B'});
    expect(await second).toBe('B');
  });

  it('never sends a question that was canceled', async () => {
    const engine = createEngine('/');
    const controller = new AbortController();
    engine.ask('check', ['a']);
    const overtaken = engine.ask('check', ['b'], controller.signal);
    engine.ask('check', ['c']);
    controller.abort();
    await expect(overtaken).rejects.toThrow('aborted');
    workerAt(0).say({id: 1, answer: []});
    await vi.waitFor(() => expect(workerAt(0).asked).toEqual(['a', 'c']));
  });

  it('ends a canceled run, and answers the next question in a new worker', async () => {
    const engine = createEngine('/');
    const controller = new AbortController();
    const run = engine.ask('run', ['long'], controller.signal);
    workerAt(0).say({news: 'ready'});
    const next = engine.ask('format', ['b']);
    controller.abort(new Error('stopped'));
    await expect(run).rejects.toThrow('stopped');
    expect(workerAt(0).isTerminated).toBe(true);
    workerAt(1).say({id: 1, answer: 'B'});
    expect(await next).toBe('B');
  });

  it('ends a runaway query with a message, and answers the next one in a new worker', async () => {
    const engine = createEngine('/');
    const runaway = engine.ask('run', ['forever']);
    const ended = expect(runaway).rejects.toThrow('stopped after 5 seconds');
    const next = engine.ask('format', ['b']);
    workerAt(0).say({news: 'ready'});
    vi.advanceTimersByTime(timeLimit);
    await ended;
    expect(workerAt(0).isTerminated).toBe(true);
    workerAt(1).say({id: 1, answer: 'B'});
    expect(await next).toBe('B');
  });

  it('keeps the worker, and its data, when it has answered in time', async () => {
    const engine = createEngine('/');
    for (const [index, query] of ['a', 'b'].entries()) {
      const answer = engine.ask('format', [query]);
      if (index === 0) workerAt(0).say({news: 'ready'});
      vi.advanceTimersByTime(timeLimit - 1);
      workerAt(0).say({id: index + 1, answer: query});
      expect(await answer).toBe(query);
      await vi.advanceTimersByTimeAsync(10 * timeLimit);
    }
    expect(FakeWorker.started).toHaveLength(1);
    expect(workerAt(0).isTerminated).toBe(false);
  });

  it('gives each question the full time, whether the one before was answered or failed', async () => {
    // Less than the limit, and twice as much is more. Waiting takes some time, too.
    const most = 0.8 * timeLimit;
    const engine = createEngine('/');
    const first = engine.ask('run', ['a']);
    const second = engine.ask('run', ['b']);
    const third = engine.ask('run', ['c']);
    workerAt(0).say({news: 'ready'});
    vi.advanceTimersByTime(most);
    workerAt(0).say({id: 1, answer: 'A'});
    await first;
    await vi.waitFor(() => expect(workerAt(0).asked).toEqual(['a', 'b']));
    vi.advanceTimersByTime(most);
    workerAt(0).say({id: 2, error: 'wrong', isLoaded: true});
    await expect(second).rejects.toThrow('wrong');
    await vi.waitFor(() => expect(workerAt(0).asked).toEqual(['a', 'b', 'c']));
    vi.advanceTimersByTime(most);
    expect(workerAt(0).isTerminated).toBe(false);
    const ended = expect(third).rejects.toThrow('stopped after 5 seconds');
    vi.advanceTimersByTime(timeLimit - most);
    await ended;
  });

  it("doesn't end the worker when a question other than a run is canceled", async () => {
    const engine = createEngine('/');
    const controller = new AbortController();
    const check = engine.ask('check', ['a'], controller.signal);
    workerAt(0).say({news: 'ready'});
    controller.abort(new Error('typed on'));
    await expect(check).rejects.toThrow('typed on');
    expect(workerAt(0).isTerminated).toBe(false);
  });

  it("doesn't count loading time", () => {
    const engine = createEngine('/');
    engine.ask('run', ['FIND Host']);
    vi.advanceTimersByTime(10 * timeLimit);
    expect(workerAt(0).isTerminated).toBe(false);
  });

  it("reports that the worker couldn't load its data, and uses the same worker next time", async () => {
    const engine = createEngine('/');
    const failing = engine.ask('run', ['FIND Host']);
    workerAt(0).say({id: 1, error: 'no sample', isLoaded: false});
    await expect(failing).rejects.toThrow(new NotLoaded('no sample'));
    engine.ask('run', ['FIND Host']);
    expect(workerAt(0).asked).toEqual(['FIND Host', 'FIND Host']);
  });

  it("passes on the worker's error, and uses the same worker next time", async () => {
    const engine = createEngine('/');
    const failing = engine.ask('run', ['FIND Host']);
    workerAt(0).say({id: 1, error: 'no sample', isLoaded: true});
    await expect(failing).rejects.toThrow('no sample');
    engine.ask('run', ['FIND Team']);
    expect(workerAt(0).asked).toEqual(['FIND Host', 'FIND Team']);
  });

  it("starts a new worker after one that couldn't be loaded", async () => {
    const engine = createEngine('/');
    const failing = engine.ask('run', ['FIND Host']);
    workerAt(0).break();
    await expect(failing).rejects.toThrow(NotLoaded);
    engine.ask('run', ['FIND Host']);
    expect(workerAt(1).asked).toEqual(['FIND Host']);
  });

  it('reports that a browser blocks workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const engine = createEngine('/');
    engine.warmUp();
    await expect(engine.ask('check', ['FIND Host'])).rejects.toThrow('blocks');
    await expect(engine.ask('check', ['FIND Host'])).rejects.toThrow('blocks');
  });

  it("doesn't time the loading of GraphQL, only its operations", async () => {
    const engine = createEngine('/');
    const asked = engine.ask('runApi', ['{hosts {uid}}', {}]);
    workerAt(0).say({news: 'ready'});
    await vi.advanceTimersByTimeAsync(2 * timeLimit);
    expect(FakeWorker.started).toHaveLength(1);
    workerAt(0).say({id: 1, answer: undefined});
    const stopped = expect(asked).rejects.toThrow('Lower limit, or select fewer references.');
    await vi.advanceTimersByTimeAsync(timeLimit);
    await stopped;
  });
});
