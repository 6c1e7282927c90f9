import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './support/test';

const placeholder = 'Comments, questions, good, bad - please let us know.';
const button = (page: Page) => page.getByRole('button', {name: 'Feedback'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'How can we help?'});
const text = (page: Page) => page.getByPlaceholder(placeholder);

test.beforeEach(async ({page, javaScriptEnabled}) => {
  await page.goto('/docs/quick-start');
  if (javaScriptEnabled !== false) await hydrated(page);
});

test('the button is in the footer, and the dialog at the bottom right', async ({page}) => {
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  const footer = await page.getByRole('contentinfo').boundingBox();
  const edge = await button(page).boundingBox();
  expect(edge?.y).toBeGreaterThan(footer?.y ?? Number.POSITIVE_INFINITY);
  expect(edge && edge.x + edge.width).toBeGreaterThan(width - 40);
  await button(page).click();
  const box = await dialog(page).boundingBox();
  expect(box && box.x + box.width).toBeGreaterThan(width - 36);
  expect(box && box.y + box.height).toBeGreaterThan(height - 24);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
});

test('in a wide window, too, the button covers nothing', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/docs/connectors');
  const footer = await page.getByRole('contentinfo').boundingBox();
  const edge = await button(page).boundingBox();
  expect(edge?.y).toBeGreaterThan(footer?.y ?? Number.POSITIVE_INFINITY);
});

test('without a footer, the button is below the page', async ({page}) => {
  await page.goto('/playground');
  await hydrated(page);
  const gap = async () => {
    const main = await page.getByRole('main').boundingBox();
    const edge = await button(page).boundingBox();
    return (edge?.y ?? 0) - (main?.y ?? 0) - (main?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test('the keyboard opens it into the message, and Escape gives the focus back', async ({page}) => {
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the close button and a click next to the dialog close it too', async ({page}) => {
  await button(page).click();
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
});

test('an error is tied to its field, which takes the focus', async ({page}) => {
  await button(page).click();
  const send = dialog(page).getByRole('button', {name: 'Open mail program'});
  await send.click();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(text(page)).toHaveAccessibleDescription('Write a message first.');

  await text(page).fill('Hello');
  const email = dialog(page).getByLabel('Email (optional)');
  await email.fill('nobody');
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/name@example\.com/);
  await expect(text(page)).toHaveAttribute('aria-invalid', 'false');
});

test('the mail program gets the message, the page, the version and the time', async ({page}) => {
  await button(page).click();
  await text(page).fill('Which role may edit a dashboard?\nThe table does not say.');
  await dialog(page).getByLabel('Email (optional)').fill('me@example.com');
  const opened = page.waitForRequest((request) => request.url().startsWith('mailto:'));
  await dialog(page).getByRole('button', {name: 'Open mail program'}).click();
  const mail = new URL((await opened).url());
  expect(mail.pathname).toMatch(/^support@/);
  expect(mail.searchParams.get('subject')).toContain('Quick start');
  const body = mail.searchParams.get('body') ?? '';
  expect(body).toContain('Which role may edit a dashboard?\r\nThe table does not say.');
  expect(body).toContain('Reply to: me@example.com');
  expect(body).toContain(`Page: ${page.url()}`);
  expect(body).toMatch(/Site version: \d+\.\d+\.\d+/);
  expect(body).toMatch(/Time: \d{4}-\d\d-\d\dT/);
  await expect(dialog(page).getByRole('status')).toContainText('Your message should now be open');
  await expect(text(page), 'the text stays').toHaveValue(/Which role/);
});

test("opening the mail program doesn't ask whether to leave, where no draft is kept", async ({
  page,
}) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await button(page).click();
  await text(page).fill('Hello');
  const opened = page.waitForRequest((request) => request.url().startsWith('mailto:'));
  await dialog(page).getByRole('button', {name: 'Open mail program'}).click();
  await opened;
  expect(questions).toEqual([]);
});

test('a message too long for a mail link is refused and not cut', async ({page}) => {
  await button(page).click();
  await text(page).fill('x'.repeat(1200));
  await dialog(page).getByRole('button', {name: 'Open mail program'}).click();
  await expect(text(page)).toHaveAccessibleDescription(/1,200 characters. Shorten it to 1,000/);
  await text(page).fill('役'.repeat(900));
  await dialog(page).getByRole('button', {name: 'Open mail program'}).click();
  await expect(text(page)).toHaveAccessibleDescription(/too long for a mail link/);
  await expect(text(page)).toHaveValue('役'.repeat(900));
});

test('what is typed outlives closing and a reload, until it is cleared', async ({page}) => {
  await button(page).click();
  await text(page).fill('Half a thought');
  await page.keyboard.press('Escape');
  await button(page).click();
  await expect(text(page)).toHaveValue('Half a thought');
  await page.reload();
  await hydrated(page);
  await button(page).click();
  await expect(text(page)).toHaveValue('Half a thought');
  await dialog(page).getByRole('button', {name: 'Clear'}).click();
  await page.keyboard.press('Escape');
  await button(page).click();
  await expect(text(page)).toHaveValue('');
});

test('the dialog loads when a reader reaches for it', async ({page}) => {
  await page.waitForLoadState('networkidle');
  const loaded = page.waitForResponse((response) => response.url().endsWith('.js'));
  await button(page).focus();
  expect(await (await loaded).text()).toContain(placeholder);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is no button that could do nothing', async ({page}) => {
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });
});
