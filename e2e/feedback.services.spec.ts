import type {Page} from '@playwright/test';
import {stubServices} from './support/service-stub';
import {expect, hydrated, test} from './support/test';

// These tests make the endpoint fail, which the browser reports as errors.
test.use({expectedFaults: /localhost:3999|console error/});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'How can we help?'});
const text = (page: Page) => dialog(page).getByLabel('Your message');
const status = (page: Page) => dialog(page).getByRole('status');

async function visit(page: Page) {
  await page.goto('docs/quick-start');
  await hydrated(page);
}

async function openDialog(page: Page) {
  await page.getByRole('button', {name: 'Feedback'}).click();
  await expect(dialog(page)).toBeVisible();
}

async function send(page: Page, message: string) {
  await openDialog(page);
  await text(page).fill(message);
  await dialog(page).getByRole('button', {name: 'Send'}).click();
}

/** Types a message, and opens the form with its draft in a second tab. */
async function showInTwoTabs(page: Page, message: string): Promise<Page> {
  await visit(page);
  await openDialog(page);
  await text(page).fill(message);
  const other = await page.context().newPage();
  await visit(other);
  await openDialog(other);
  await expect(text(other)).toHaveValue(message);
  return other;
}

test('asks whether the page helped, and sends the reason if it did not', async ({
  page,
  context,
}) => {
  const {messages} = await stubServices(context);
  await visit(page);
  const vote = page.getByRole('region', {name: 'Feedback on this page'});
  await vote.getByRole('button', {name: 'No'}).click();
  await vote.getByRole('button', {name: 'Something is missing'}).click();
  await expect(vote.getByRole('status')).toHaveText('Thank you for your answer.');
  await expect
    .poll(() => messages)
    .toEqual([
      expect.objectContaining({
        page: page.url(),
        text: 'Was this page helpful? No. Something is missing.',
      }),
    ]);
});

test('sends page, title, text, email, site version and time as JSON', async ({page, context}) => {
  const {messages} = await stubServices(context);
  await visit(page);
  await openDialog(page);
  await text(page).fill('Which role?');
  await dialog(page).getByLabel('Email (optional)').fill('me@example.com');
  await dialog(page).getByRole('button', {name: 'Send'}).click();
  await expect(status(page)).toHaveText('Thank you. Your message was sent.');
  await expect(text(page)).toHaveValue('');
  expect(messages).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      page: page.url(),
      title: expect.stringContaining('Quick start'),
      text: 'Which role?',
      email: 'me@example.com',
      siteVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ]);
});

for (const fault of [503, 429, 'lost'] as const) {
  test(`a send that fails (${fault}) is kept and goes out once, on the next visit`, async ({
    page,
    context,
  }) => {
    const {messages} = await stubServices(context, {feedback: [fault]});
    await visit(page);
    await send(page, 'Do not lose me');
    await expect(status(page)).toContainText('This browser will save it');
    messages.length = 0;
    await page.reload();
    await hydrated(page);
    await expect.poll(() => messages.map(({text}) => text)).toEqual(['Do not lose me']);
    // The page hasn't received the response yet: a reader who leaves before then sends it again, with the same ID.
    await page.evaluate(() => navigator.locks.request('feedback', () => {}));
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(messages).toHaveLength(1);
  });
}

test('the second try has the id of the first', async ({page, context}) => {
  const {messages} = await stubServices(context, {feedback: [503]});
  await visit(page);
  await send(page, 'Same message');
  await expect(status(page)).toContainText('This browser will save it');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => messages.length).toBe(2);
  expect(messages[1]).toEqual(messages[0]);
});

test('two tabs that come back online send a message once', async ({page, context}) => {
  const {messages} = await stubServices(context, {feedback: ['lost']});
  await visit(page);
  const other = await context.newPage();
  await visit(other);
  await send(page, 'Only once');
  await expect(status(page)).toContainText('This browser will save it');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => messages.length).toBe(1);
  await other.reload();
  await hydrated(other);
  await other.waitForLoadState('networkidle');
  expect(messages).toHaveLength(1);
});

test('a tab that shows a draft lets go of it when another tab has sent it', async ({
  page,
  context,
}) => {
  const {messages} = await stubServices(context);
  const other = await showInTwoTabs(page, 'Only once');
  await dialog(page).getByRole('button', {name: 'Send'}).click();
  await expect(status(page)).toHaveText('Thank you. Your message was sent.');
  await expect(status(other)).toHaveText('This message was sent from another tab.');
  await expect(text(other)).toHaveValue('');
  expect(messages).toHaveLength(1);
});

test('a tab keeps what was typed on, though another tab has sent what it was before', async ({
  page,
  context,
}) => {
  const {messages} = await stubServices(context);
  const other = await showInTwoTabs(page, 'One');
  await text(other).fill('One and two');
  await dialog(page).getByRole('button', {name: 'Send'}).click();
  await expect(status(page)).toHaveText('Thank you. Your message was sent.');
  await expect(text(other)).toHaveValue('One and two');
  await dialog(other).getByRole('button', {name: 'Send'}).click();
  await expect(status(other)).toHaveText('Thank you. Your message was sent.');
  expect(messages.map(({text}) => text)).toEqual(['One', 'One and two']);
});

test("a message the endpoint refuses stays in the form and isn't tried again", async ({
  page,
  context,
}) => {
  const {messages} = await stubServices(context, {feedback: [422]});
  await visit(page);
  await send(page, 'Refuse me');
  await expect(status(page)).toContainText('didn’t accept the message (HTTP 422)');
  await expect(text(page)).toHaveValue('Refuse me');
  await page.reload();
  await hydrated(page);
  await openDialog(page);
  await expect(text(page)).toHaveValue('Refuse me');
  expect(messages).toHaveLength(1);
});

test('a message refused later comes back to the reader', async ({page, context}) => {
  const {messages} = await stubServices(context, {feedback: [503, 403]});
  await visit(page);
  await send(page, 'Refuse me later');
  await expect(status(page)).toContainText('This browser will save it');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => messages.length).toBe(2);
  await openDialog(page);
  await expect(status(page)).toContainText('didn’t accept the message you sent earlier');
  await expect(text(page)).toHaveValue('Refuse me later');
});

test.describe('where the browser stores nothing', () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    }),
  );

  /** Starts closing the page, then cancels. */
  async function startClosing(page: Page) {
    const asked = page.waitForEvent('dialog');
    await page.close({runBeforeUnload: true});
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
  }

  test('a failed message stays in the form, and the browser asks before it is lost', async ({
    page,
    context,
  }) => {
    await stubServices(context, {feedback: [503]});
    await visit(page);
    await send(page, 'Nowhere to go');
    await expect(status(page)).toContainText('doesn’t let the site save it');
    await expect(text(page)).toHaveValue('Nowhere to go');
    await page.keyboard.press('Escape');
    await startClosing(page);
    await openDialog(page);
    await expect(text(page)).toHaveValue('Nowhere to go');
  });

  test('the reader is asked to leave the page open until the message is sent', async ({
    page,
    context,
  }) => {
    await stubServices(context, {feedback: ['silent']});
    await visit(page);
    await send(page, 'Nowhere to go');
    await expect(status(page)).toContainText('Keep this page open');
    await startClosing(page);
    await expect(status(page)).toContainText('Keep this page open');
  });
});
