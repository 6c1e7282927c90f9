import {afterEach, describe, expect, it, vi} from 'vitest';
import type {FeedbackMessage} from './message';
import {send} from './send';

const message: FeedbackMessage = {
  id: 'a1',
  page: 'https://docs.example/docs/roles',
  title: 'Roles',
  text: 'Which role?',
  siteVersion: '1.0.0',
  time: '2026-01-01T00:00:00.000Z',
};

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number) {
  const fetch = vi.fn(
    async (..._: Parameters<typeof globalThis.fetch>) => new Response(null, {status}),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('send', () => {
  it('posts the message as JSON', async () => {
    const fetch = answerWith(202);
    expect(await send('https://api.example/feedback', message)).toEqual({state: 'sent'});
    const [url, request] = fetch.mock.lastCall ?? [];
    expect(url).toBe('https://api.example/feedback');
    expect(request).toMatchObject({
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      credentials: 'omit',
      redirect: 'error',
    });
    expect(JSON.parse(String(request?.body))).toEqual(message);
  });

  it.each([200, 201, 202, 204])('treats %i as sent', async (status) => {
    answerWith(status);
    expect(await send('https://api.example', message)).toEqual({state: 'sent'});
  });

  it.each([400, 401, 403, 404, 413, 422])('treats %i as a rejection', async (status) => {
    answerWith(status);
    expect(await send('https://api.example', message)).toEqual({state: 'rejected', status});
  });

  it.each([408, 429, 500, 502, 503])('retries later after %i', async (status) => {
    answerWith(status);
    expect(await send('https://api.example', message)).toEqual({state: 'failed'});
  });

  it('retries later after a lost connection or a timeout', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('took too long', 'TimeoutError');
    });
    expect(await send('https://api.example', message)).toEqual({state: 'failed'});
  });
});
