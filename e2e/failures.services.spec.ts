import {expect, hydrated, test} from './support/test';

test.describe('a page that throws', () => {
  test.use({expectedFaults: /console error|uncaught exception/});

  test('says that it crashed, why, and recovers', async ({page}) => {
    await page.goto('fixtures/crash');
    await hydrated(page);
    await page.getByRole('button', {name: 'Crash'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByText('The chart has no data')).toBeVisible();
    await expect(page.getByText('The list is empty')).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('button', {name: 'Crash'})).toBeVisible();
  });

  test('a navbar item that fails names itself', async ({page}) => {
    await page.goto('fixtures/navbar');
    await hydrated(page);
    await page.getByRole('button', {name: 'Add a broken item'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByText('"label": "Lost"')).toBeVisible();
    await expect(page.getByText('Can\'t find any sidebar with id "gone"')).toBeVisible();
  });
});

test('a part of a page that loads late shows a spinner, then the error, and loads on Retry', async ({
  page,
}) => {
  await page.goto('fixtures/slow');
  await hydrated(page);
  await page.getByRole('button', {name: 'Load'}).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByText('This page couldn’t be loaded.')).toBeVisible();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('The part is here.')).toBeVisible();
});
