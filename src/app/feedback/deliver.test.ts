// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {deliver, dropDraft, retry, takeBack} from './deliver';
import {clearDraft, emptyDraft, loadDraft, saveDraft} from './draft';
import type {FeedbackMessage, MessageDraft} from './message';
import {browserMessages} from './message-store';
import {memoryMessages} from './testing/messages';

const endpoint = 'https://api.example/feedback';
const draft: MessageDraft = {text: 'Which role?', email: 'me@example.com'};
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

const onUnkept = vi.fn();

/** Sends a draft as the message that its form would create. */
const sendDraft = (sent = draft, id = message.id) =>
  deliver(endpoint, {...message, id, text: sent.text}, sent, onUnkept);

/** Whether the browser would ask before the reader leaves the page. */
const asksBeforeLeaving = () =>
  Boolean(window.onbeforeunload?.(new Event('beforeunload') as BeforeUnloadEvent));

/** Fills local storage until the test ends. */
function fillStorage() {
  const storage = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}

const refuseMessages = () =>
  vi.spyOn(browserMessages, 'put').mockRejectedValue(new Error('refused'));

/** Simulates a reload, which discards what only the page has. */
const forgetPage = () => clearDraft(loadDraft());

const ids = async () => (await browserMessages.all()).map(({message: {id}}) => id);

beforeEach(() => {
  Object.assign(browserMessages, memoryMessages());
  forgetPage();
  localStorage.clear();
  saveDraft(draft);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  onUnkept.mockReset();
});

describe('the draft', () => {
  it('is removed when the message is sent', async () => {
    answerWith(202);
    expect(await sendDraft()).toEqual({state: 'sent'});
    expect(loadDraft()).toEqual(emptyDraft);
    expect(onUnkept).not.toHaveBeenCalled();
  });

  it('is removed when the message is stored, and a retry sends it', async () => {
    const fetch = answerWith(503);
    expect(await sendDraft()).toEqual({state: 'kept'});
    expect(loadDraft()).toEqual(emptyDraft);
    await retry(endpoint);
    await retry(endpoint);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('stays if another tab has changed it', async () => {
    const other = {text: 'Of another tab', email: ''};
    vi.stubGlobal('fetch', async () => {
      saveDraft(other);
      return new Response();
    });
    refuseMessages();
    expect(await sendDraft()).toEqual({state: 'sent'});
    expect(loadDraft()).toEqual(other);
  });

  it('is restored if the endpoint rejects the message', async () => {
    answerWith(422);
    expect(await sendDraft()).toEqual({state: 'rejected', status: 422});
    expect(loadDraft()).toMatchObject(draft);
  });

  it('is restored on a later visit if a retry is rejected, before newer text', async () => {
    answerWith(503, 403);
    await sendDraft();
    saveDraft({text: 'Something new', email: ''});
    await retry(endpoint);
    const both = {text: 'Which role?\n\nSomething new', email: 'me@example.com'};
    expect(await takeBack(endpoint)).toBe(true);
    expect(loadDraft()).toMatchObject(both);
    await takeBack(endpoint);
    expect(loadDraft(), 'once').toMatchObject(both);
  });

  it('is restored even if storage is full, including after a reload', async () => {
    answerWith(400);
    fillStorage();
    await sendDraft();
    expect(loadDraft()).toMatchObject(draft);
    forgetPage();
    expect(await takeBack(endpoint)).toBe(true);
    expect(loadDraft()).toMatchObject(draft);
  });

  it('is restored even if another tab overwrites it', async () => {
    answerWith(400);
    await sendDraft();
    saveDraft({text: 'Of another tab', email: ''});
    await takeBack(endpoint);
    expect(loadDraft().text).toBe('Which role?\n\nOf another tab');
  });

  it('is the same in two tabs that restore the same messages', async () => {
    answerWith(400);
    await sendDraft();
    const idTakenBackTo = async (shown: MessageDraft) => {
      saveDraft(shown);
      await takeBack(endpoint);
      return loadDraft().id;
    };
    const other = {text: 'Something new', email: '', id: 'b1'};
    expect(await idTakenBackTo(emptyDraft)).toBe(await idTakenBackTo(emptyDraft));
    expect(await idTakenBackTo(other)).toBe(await idTakenBackTo(other));
    expect(await idTakenBackTo(other)).not.toBe(await idTakenBackTo(emptyDraft));
  });

  it('can be cleared in one tab while another tab resends it', async () => {
    answerWith(400);
    await sendDraft();
    const shown = loadDraft();
    const put = browserMessages.put;
    vi.spyOn(browserMessages, 'put').mockImplementationOnce(async (entry, replaced) => {
      await put(entry, replaced);
      dropDraft(endpoint, shown);
    });
    const fetch = answerWith(202);
    expect(await sendDraft(shown, shown.id)).toEqual({state: 'sent'});
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("is sent once if another tab has stored it, even if this tab can't", async () => {
    const fetch = answerWith(503, 202);
    await sendDraft();
    refuseMessages();
    expect(await sendDraft()).toEqual({state: 'sent'});
    await retry(endpoint);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("isn't restored again after it was changed and resent, or cleared", async () => {
    answerWith(400, 202, 400);
    await sendDraft();
    await sendDraft({...loadDraft(), text: 'Which roles?'}, 'a2');
    expect(await ids()).toEqual([]);
    await sendDraft(draft, 'a3');
    expect(await ids()).toEqual(['a3']);
    dropDraft(endpoint, loadDraft());
    expect(await takeBack(endpoint)).toBe(false);
    expect(loadDraft()).toEqual(emptyDraft);
  });
});

describe('if neither the endpoint nor storage accepts the message', () => {
  beforeEach(() => {
    refuseMessages();
    answerWith(503);
  });

  it("the draft stays, and becomes the same message when it's resent", async () => {
    expect(await sendDraft()).toEqual({state: 'failed'});
    expect(onUnkept).toHaveBeenCalledTimes(1);
    expect(loadDraft()).toEqual({...draft, id: message.id});
  });

  it('the draft stays even if another tab has cleared it', async () => {
    onUnkept.mockImplementation(() => localStorage.clear());
    await sendDraft();
    expect(loadDraft()).toMatchObject(draft);
  });

  it("the browser asks before leaving if it can't store the draft either, until the text is cleared", async () => {
    fillStorage();
    await sendDraft();
    expect(asksBeforeLeaving()).toBe(true);
    dropDraft(endpoint, loadDraft());
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('the browser asks before leaving', () => {
  it('while storage rejects the text', () => {
    fillStorage();
    saveDraft({text: 'Which roles?', email: ''});
    expect(asksBeforeLeaving()).toBe(true);
    vi.unstubAllGlobals();
    saveDraft({text: 'Which roles are there?', email: ''});
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('from Send until the message is stored', async () => {
    const {put} = browserMessages;
    vi.spyOn(browserMessages, 'put').mockImplementation((...entry) => {
      expect(asksBeforeLeaving()).toBe(true);
      return put(...entry);
    });
    vi.stubGlobal('fetch', async () => {
      expect(asksBeforeLeaving()).toBe(false);
      return new Response();
    });
    expect(await sendDraft()).toEqual({state: 'sent'});
    expect(asksBeforeLeaving()).toBe(false);
  });

  it("while a message that isn't stored is being sent", async () => {
    refuseMessages();
    vi.stubGlobal('fetch', async () => {
      expect(asksBeforeLeaving()).toBe(true);
      return new Response();
    });
    expect(await sendDraft()).toEqual({state: 'sent'});
    expect(asksBeforeLeaving()).toBe(false);
  });
});
