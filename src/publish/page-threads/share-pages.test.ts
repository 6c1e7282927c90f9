import {EventEmitter} from 'node:events';
import type {Worker} from 'node:worker_threads';
import type {SimpleProcessors} from '@docusaurus/mdx-loader/lib/processor';
import {expect, test} from 'vitest';
import {worthThread} from '../../base/threads';
import type {Page, PageRequest} from './messages';
import {sharePages} from './share-pages';

/** A thread that says of each page who compiled it, or what else it does with a request. */
class FakeThread extends EventEmitter {
  isEnded = false;
  constructor(
    readonly answer: (thread: FakeThread, request: PageRequest) => void = (thread, {id}) =>
      thread.emit('message', {id, compiled: {content: 'thread', data: {}}}),
  ) {
    super();
    setImmediate(() => this.emit('online'));
  }
  postMessage(request: PageRequest) {
    setImmediate(() => this.answer(this, request));
  }
  async terminate() {
    this.isEnded = true;
    this.emit('exit');
  }
}

const compileHere = (content = 'here') => ({process: async () => ({content, data: {}})});
const own = {mdProcessor: compileHere(), mdxProcessor: compileHere('here, as MDX')};

/** Compiles many pages at once, and returns who compiled each, and the threads. */
async function compile(count: number, answer?: FakeThread['answer'], of: SimpleProcessors = own) {
  const threads: FakeThread[] = [];
  const copies: string[] = [];
  const start = () => {
    const thread = new FakeThread(answer);
    threads.push(thread);
    return thread as unknown as Worker;
  };
  const keepCopy = (file: string, copy: string) => copies.push(`${file}: ${copy}`);
  const {processors, end} = sharePages(of, start, keepCopy);
  const pages = Array.from({length: count}, () =>
    processors.mdProcessor.process({content: '', filePath: 'roles.md'} as Page),
  );
  const compiled = await Promise.all(pages);
  return {by: compiled.map(({content}) => content), threads, copies, end, processors};
}

test('a few pages are compiled without another thread', async () => {
  const {by, threads} = await compile(worthThread);
  expect(new Set(by)).toEqual(new Set(['here']));
  expect(threads).toEqual([]);
});

test('many pages are shared', async () => {
  const {by, threads} = await compile(3 * worthThread);
  expect(by).toHaveLength(3 * worthThread);
  expect(new Set(by)).toEqual(new Set(['here', 'thread']));
  expect(threads.length).toBeGreaterThan(0);
});

test('a page at which a thread fails is compiled here', async () => {
  const {by} = await compile(3 * worthThread, (thread, {id}) => thread.emit('message', {id}));
  expect(by).toEqual(Array(3 * worthThread).fill('here'));
});

test('the pages of a thread that ends are compiled here', async () => {
  const {by} = await compile(3 * worthThread, (thread) => {
    if (thread.listenerCount('error') > 0 && !thread.isEnded) thread.emit('error', new Error());
  });
  expect(by).toEqual(Array(3 * worthThread).fill('here'));
});

test('the Markdown copy that a page was compiled with is kept', async () => {
  const withCopy = {process: async () => ({content: 'here', data: {copy: '# Roles'}})};
  const {copies} = await compile(1, undefined, {mdProcessor: withCopy, mdxProcessor: withCopy});
  expect(copies).toEqual(['roles.md: # Roles']);
});

test('threads end with the build', async () => {
  const {threads, end} = await compile(3 * worthThread);
  await end();
  expect(threads.every(({isEnded}) => isEnded)).toBe(true);
});

test('each format has its own processor', async () => {
  const {processors} = await compile(1);
  const {content} = await processors.mdxProcessor.process({content: ''} as Page);
  expect(content).toBe('here, as MDX');
});
