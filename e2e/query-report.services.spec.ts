import {violations} from './support/axe';
import {openSearch} from './support/search';
import {stubServices} from './support/service-stub';
import {expect, test} from './support/test';

// These tests make the endpoint fail, which the browser reports as errors.
test.use({expectedFaults: /localhost:3999|console error/});

const button = {name: 'Let us know.'};

test('a query without results is reported to the feedback endpoint, once', async ({
  page,
  context,
}) => {
  const {messages} = await stubServices(context);
  const {dialog, field} = await openSearch(page);
  await page.keyboard.type('zzqqzz');
  await dialog.getByRole('button', button).press('Enter');
  await expect(dialog.getByText('Thank you. Your report was sent.')).toBeVisible();
  await expect(dialog.getByRole('button', button)).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await violations(page)).toEqual([]);
  expect(messages).toMatchObject([
    {text: 'I searched the documentation for "zzqqzz" and got no results.', page: page.url()},
  ]);

  await field.fill('qqzzqq');
  await expect(dialog.getByText('Thank you.')).toHaveCount(0);
  await dialog.getByRole('button', button).click();
  await expect.poll(() => messages.length).toBe(2);
  expect(messages[1]?.text).toContain('qqzzqq');
});

test('a report leaves a half-typed feedback message alone', async ({page, context}) => {
  await stubServices(context, {feedback: [202, 422]});
  const draft = JSON.stringify({text: 'Half a thought', email: ''});
  await page.addInitScript((text) => localStorage.setItem('feedback.draft', text), draft);
  const {dialog, field} = await openSearch(page);
  for (const [query, notice] of [
    ['zzqqzz', 'Thank you.'],
    ['qqzzqq', 'couldn’t be sent'],
  ] as const) {
    await field.fill(query);
    await expect(dialog.getByText(`No results for "${query}"`)).toBeVisible();
    await dialog.getByRole('button', button).click();
    await expect(dialog.getByText(notice)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('feedback.draft'))).toBe(draft);
  }
});

test('the search page reports it, too', async ({page, context}) => {
  const {messages} = await stubServices(context);
  await page.goto('search?q=zzqqzz');
  await page.getByRole('button', button).click();
  await expect(page.getByText('Thank you. Your report was sent.')).toBeVisible();
  expect(messages).toMatchObject([{text: expect.stringContaining('"zzqqzz"')}]);
});

test('a report that cannot be sent waits for the next visit', async ({page, context}) => {
  const {messages} = await stubServices(context, {feedback: ['lost']});
  await page.goto('search?q=zzqqzz');
  await page.getByRole('button', button).click();
  await expect(page.getByText('This browser will save it')).toBeVisible();
  await page.reload();
  await expect.poll(() => messages.length).toBe(1);
});

test('a report that the endpoint refuses can be sent by mail', async ({page, context}) => {
  await stubServices(context, {feedback: [422]});
  await page.goto('search?q=zzqqzz');
  await page.getByRole('button', button).click();
  const mail = page.getByRole('link', {name: 'send it by email'});
  await expect(mail).toHaveAttribute('href', /^mailto:.*zzqqzz/);
});
