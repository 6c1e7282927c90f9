// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest';

const client = {init: vi.fn(), track: vi.fn()};
const options = {endpoint: 'https://events.example/api/event', domain: 'docs.example'};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.doMock('@plausible-analytics/tracker', () => client);
  window.location.href = 'https://docs.example/docs/roles?q=secret#edit';
});

const load = () => import('./page-views');

describe('countPageView', () => {
  it('starts the client once and counts each page', async () => {
    const {countPageView} = await load();
    await countPageView(options, '/docs/roles');
    await countPageView(options, '/docs/users');
    expect(client.init).toHaveBeenCalledTimes(1);
    expect(client.init.mock.lastCall?.[0]).toMatchObject({...options, autoCapturePageviews: false});
    expect(client.track.mock.calls).toEqual([
      ['pageview', {url: 'https://docs.example/docs/roles'}],
      ['pageview', {url: 'https://docs.example/docs/users'}],
    ]);
  });

  it('sends nothing on localhost, unless the event API is there, too', async () => {
    await (await load()).countPageView(options, '/');
    expect(client.init.mock.lastCall?.[0].captureOnLocalhost).toBe(false);
    vi.resetModules();
    const local = {...options, endpoint: 'http://localhost:8000/api/event'};
    await (await load()).countPageView(local, '/');
    expect(client.init.mock.lastCall?.[0].captureOnLocalhost).toBe(true);
  });

  it("ignores a client that can't be loaded", async () => {
    vi.doMock('@plausible-analytics/tracker', () => {
      throw new Error('blocked');
    });
    const {countPageView} = await load();
    await expect(countPageView(options, '/')).resolves.toBeUndefined();
  });

  it('restarts the client on the next page after a failure', async () => {
    client.init.mockImplementationOnce(() => {
      throw new Error('offline');
    });
    const {countPageView} = await load();
    await countPageView(options, '/docs/roles');
    expect(client.track).not.toHaveBeenCalled();
    await countPageView(options, '/docs/users');
    expect(client.track.mock.calls).toEqual([
      ['pageview', {url: 'https://docs.example/docs/users'}],
    ]);
  });
});
