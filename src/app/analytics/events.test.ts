// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const client = {init: vi.fn(), track: vi.fn()};
const options = {endpoint: 'https://events.example/api/event', domain: 'docs.example'};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.doMock('@plausible-analytics/tracker', () => client);
  window.location.href = 'https://docs.example/docs/roles?q=secret#edit';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('./events');

describe('sendEvent', () => {
  it('starts the client once and counts each page', async () => {
    const {sendEvent} = await load();
    await sendEvent(options, 'pageview', '/docs/roles');
    await sendEvent(options, 'pageview', '/docs/users');
    expect(client.init).toHaveBeenCalledTimes(1);
    expect(client.init.mock.lastCall?.[0]).toMatchObject({...options, autoCapturePageviews: false});
    expect(client.track.mock.calls).toEqual([
      ['pageview', {url: 'https://docs.example/docs/roles'}],
      ['pageview', {url: 'https://docs.example/docs/users'}],
    ]);
  });

  it('sends details with an event, and the address without its query', async () => {
    const {sendEvent} = await load();
    const details = {props: {LCP: 'good'}, interactive: false};
    await sendEvent(options, 'Web vitals', window.location.pathname, details);
    expect(client.track.mock.calls).toEqual([
      ['Web vitals', {url: 'https://docs.example/docs/roles', ...details}],
    ]);
  });

  it("doesn't load the client for a reader who has opted out", async () => {
    vi.stubGlobal('navigator', {doNotTrack: '1'});
    const {sendEvent} = await load();
    await sendEvent(options, '404', '/docs/lost');
    expect(client.init).not.toHaveBeenCalled();
    expect(client.track).not.toHaveBeenCalled();
  });

  it('sends nothing on localhost, unless the event API is there, too', async () => {
    await (await load()).sendEvent(options, 'pageview', '/');
    expect(client.init.mock.lastCall?.[0].captureOnLocalhost).toBe(false);
    vi.resetModules();
    const local = {...options, endpoint: 'http://localhost:8000/api/event'};
    await (await load()).sendEvent(local, 'pageview', '/');
    expect(client.init.mock.lastCall?.[0].captureOnLocalhost).toBe(true);
  });

  it("ignores a client that can't be loaded", async () => {
    vi.doMock('@plausible-analytics/tracker', () => {
      throw new Error('blocked');
    });
    const {sendEvent} = await load();
    await expect(sendEvent(options, 'pageview', '/')).resolves.toBeUndefined();
  });

  it('restarts the client on the next page after a failure', async () => {
    client.init.mockImplementationOnce(() => {
      throw new Error('offline');
    });
    const {sendEvent} = await load();
    await sendEvent(options, 'pageview', '/docs/roles');
    expect(client.track).not.toHaveBeenCalled();
    await sendEvent(options, 'pageview', '/docs/users');
    expect(client.track.mock.calls).toEqual([
      ['pageview', {url: 'https://docs.example/docs/users'}],
    ]);
  });
});
