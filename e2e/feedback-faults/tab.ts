import type {Locator, Page} from '@playwright/test';
import {hydrated, visit} from '../support/test';

export const pages = ['docs/quick-start', 'docs/roles'] as const;

/** The parts of the feedback widget. */
export function partsOf(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'How can we help?'});
  return {
    dialog,
    text: dialog.getByLabel('Your message'),
    send: dialog.getByRole('button', {name: 'Send'}),
    clear: dialog.getByRole('button', {name: 'Clear'}),
    status: dialog.getByRole('status'),
  };
}

/** Opens the dialog, and returns the text in it. */
export async function openDialog(page: Page): Promise<string> {
  await hydrated(page);
  await page.getByRole('button', {name: 'Feedback'}).click();
  const {text} = partsOf(page);
  await text.waitFor();
  // Refused messages come from the store, which the form reads once it's shown. Later requests to the store are answered
  // later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await page.evaluate(countWaiting);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return text.inputValue();
}

/** Presses a button if the form has text at that moment: another tab might have just sent it. Returns the text. */
export const pressOnText = (button: Locator): Promise<string> =>
  button.evaluateAll((buttons) => {
    const [one] = buttons as HTMLButtonElement[];
    const text = one?.form?.querySelector('textarea')?.value;
    if (text) one?.click();
    return text ?? '';
  });

/** Closes a tab like a reader: the page might ask first. */
export async function closeTab(page: Page): Promise<void> {
  if (page.isClosed()) return;
  const closed = page.waitForEvent('close');
  await page.close({runBeforeUnload: true});
  await closed;
}

/** Returns a function that takes a page offline and back online. */
export async function networkOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  return (isOffline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: isOffline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
}

/** Visits the site until no message is waiting, for 30 visits at most. */
export async function emptyOutbox(page: Page): Promise<void> {
  for (let visits = 0; visits < 30; visits += 1) {
    await visit(page, pages[0]);
    // While this page or another one sends, it holds the lock.
    await page.evaluate(() => navigator.locks.request('feedback', () => {}));
    if ((await page.evaluate(countWaiting)) === 0) return;
  }
}

/** Runs in the page: returns how many messages in the store are waiting to be sent; none if storage is denied. */
function countWaiting(): Promise<number> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('feedback', 1);
      // Creating it is the widget's job.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = () => resolve(0);
      request.onsuccess = () => {
        const all = request.result.transaction('messages').objectStore('messages').getAll();
        all.onsuccess = () => {
          request.result.close();
          resolve(all.result.filter(({rejected}: {rejected?: number}) => !rejected).length);
        };
      };
    } catch {
      resolve(0);
    }
  });
}
