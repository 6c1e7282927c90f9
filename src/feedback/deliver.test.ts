// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {deliver, retry, takeBack} from './deliver';
import {clearDraft, loadDraft, saveDraft} from './draft';
import type {FeedbackMessage} from './message';
import {browserMessages} from './message-store';
import {memoryMessages} from './test-messages';

const endpoint = 'https://api.example/feedback';
const draft = {text: 'Which role?', email: 'me@example.com'};
const message: FeedbackMessage = {
  ...draft,
  id: 'a1',
  page: 'https://docs.example/docs/roles',
  title: 'Roles',
  siteVersion: '1.0.0',
  time: '2026-01-01T00:00:00.000Z',
};

function answerWith(...statuses: number[]) {
  const fetch = vi.fn(async () => new Response(null, {status: statuses.shift() ?? 202}));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  Object.assign(browserMessages, memoryMessages());
  localStorage.clear();
  clearDraft();
  saveDraft(draft);
});

afterEach(() => vi.unstubAllGlobals());

describe('the draft', () => {
  it('is gone once the message is sent', async () => {
    answerWith(202);
    expect(await deliver(endpoint, message)).toEqual({state: 'sent'});
    expect(loadDraft()).toEqual({text: '', email: ''});
  });

  it('is gone once the message waits, and a retry sends it', async () => {
    const fetch = answerWith(503);
    expect(await deliver(endpoint, message)).toEqual({state: 'kept'});
    expect(loadDraft().text).toBe('');
    await retry(endpoint);
    await retry(endpoint);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is back when the endpoint refuses the message', async () => {
    answerWith(422);
    expect(await deliver(endpoint, message)).toEqual({state: 'rejected', status: 422});
    expect(loadDraft()).toEqual(draft);
  });

  it('is back on a later visit when a retry is refused, before anything typed since', async () => {
    answerWith(503, 403);
    await deliver(endpoint, message);
    saveDraft({text: 'Something new', email: ''});
    await retry(endpoint);
    expect(await takeBack(endpoint)).toBe(1);
    expect(loadDraft()).toEqual({text: 'Which role?\n\nSomething new', email: 'me@example.com'});
    expect(await takeBack(endpoint)).toBe(0);
  });

  it('stays where neither the endpoint nor storage takes the message', async () => {
    answerWith(503);
    vi.stubGlobal('localStorage', undefined);
    vi.spyOn(browserMessages, 'put').mockRejectedValue(new Error('refused'));
    saveDraft({text: 'Typed with no storage', email: ''});
    expect(await deliver(endpoint, message)).toEqual({state: 'failed'});
    expect(loadDraft().text).toBe('Typed with no storage');
  });
});
