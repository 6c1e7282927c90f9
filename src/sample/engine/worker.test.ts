import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FromWorker, ToWorker} from '../../base/worker/messages';

const loadOperations = vi.fn();

/** The worker's side of the channel, with what it has said to the page. */
class Inside extends EventTarget {
  readonly said: FromWorker<unknown>[] = [];
  postMessage(message: FromWorker<unknown>) {
    this.said.push(message);
  }
  hear(data: ToWorker) {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

let inside: Inside;

beforeEach(async () => {
  inside = new Inside();
  loadOperations.mockReset();
  vi.stubGlobal('self', inside);
  vi.resetModules();
  vi.doMock('./load', () => ({loadOperations}));
  await import('./worker');
});
afterEach(() => {
  vi.doUnmock('./load');
  vi.resetModules();
  vi.unstubAllGlobals();
});

const answerTo = async (id: number) => {
  inside.hear({id, name: 'format', args: [`query ${id}`]});
  return vi.waitFor(() => {
    const answer = inside.said.find((message) => 'id' in message && message.id === id);
    if (!answer) throw new Error(`no answer to ${id}`);
    return answer;
  });
};
const operations = {format: (text: string) => text.toUpperCase()};

it('loads its data once, when the page has said where it is, and tells when it is ready', async () => {
  loadOperations.mockResolvedValue(operations);
  expect(loadOperations).not.toHaveBeenCalled();
  inside.hear({setup: '/udm.json'});
  expect(await answerTo(1)).toEqual({id: 1, answer: 'QUERY 1'});
  expect(await answerTo(2)).toEqual({id: 2, answer: 'QUERY 2'});
  expect(loadOperations.mock.calls).toEqual([['/udm.json']]);
  expect(inside.said.filter((message) => 'news' in message)).toEqual([{news: 'ready'}]);
});

it('tries again with the next question after its data could not be loaded', async () => {
  loadOperations.mockRejectedValueOnce(new Error('no connection'));
  inside.hear({setup: '/udm.json'});
  await vi.waitFor(() => expect(loadOperations).toHaveBeenCalledTimes(1));
  loadOperations.mockRejectedValueOnce(new Error('still none'));
  expect(await answerTo(1)).toEqual({id: 1, error: 'still none', isLoaded: false});
  loadOperations.mockResolvedValue(operations);
  expect(await answerTo(2)).toEqual({id: 2, answer: 'QUERY 2'});
  expect(inside.said).toContainEqual({news: 'ready'});
});
