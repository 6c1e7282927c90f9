import type {Page} from '@playwright/test';
import {excessWidth, violationsInBothModes} from './support/axe';
import {expect, pasted, test, visit} from './support/test';

const names = {
  'Risk score calculator': '/docs/risk-scores',
  'Asset score calculator': '/docs/risk-scores',
  'Due date calculator': '/docs/due-dates',
};

const frameOf = (page: Page, name: string) => page.locator('.calculator', {hasText: name});

/** Opens a calculator as a reader does. */
async function open(page: Page, name: keyof typeof names) {
  await visit(page, names[name]);
  const frame = frameOf(page, name);
  await frame.getByRole('button', {name: 'Change values'}).click();
  const form = frame.getByRole('form', {name});
  await expect(form).toBeVisible();
  const label = (text: string) => form.getByLabel(text);
  return {frame, form, label, result: frame.locator('output')};
}

test("a reader changes the guide's worked example, sees its steps, and resets it", async ({
  page,
}) => {
  await visit(page, '/docs/risk-scores');
  await expect(frameOf(page, 'Risk score calculator')).toContainText(
    'Risk score of CVE-2024-6387 on web-01 10.0 Critical',
  );
  const {frame, label, result} = await open(page, 'Risk score calculator');
  await expect(label('Start with')).toBeFocused();
  await expect(result).toHaveText('Risk score 10.0 Critical');

  await label('Internet-facing').uncheck();
  await label('CVSS v3 base score or vector').fill('CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H');
  await expect(result).toHaveText('Risk score 10.0 Critical');
  await expect(frame.getByRole('row', {name: 'Sum'})).toContainText('10.3');
  await label('Points of other risk factors').fill('-1.5, −0.5');
  await expect(result).toHaveText('Risk score 8.3 High');

  await frame.getByRole('button', {name: 'Reset'}).click();
  await expect(label('Internet-facing')).toBeChecked();
  await expect(result).toHaveText('Risk score 10.0 Critical');
});

test('bad input stays in its field with a message, and the result waits', async ({page}) => {
  const {frame, label, result} = await open(page, 'Due date calculator');
  const score = label('Risk score');
  await score.fill('12');
  await expect(score).toHaveAttribute('aria-invalid', 'true');
  await expect(score).toHaveAccessibleDescription('Enter a number from 0.0 to 10.0.');
  await expect(result).toHaveText('Correct the marked values to see the result.');
  await expect(frame.getByRole('table')).toHaveCount(0);
  await score.fill('9.5');
  await expect(score).not.toHaveAttribute('aria-invalid');
  await expect(result).toHaveText('Due date December 2, 2025, 02:10 UTC Out of SLA');
});

test('a copied link and a reload open the same calculation', async ({page, context}) => {
  const {frame, label, result} = await open(page, 'Due date calculator');
  await label('SLA definition').selectOption('Your own');
  await label('Time length').fill('2');
  await label('Time unit').selectOption('Weeks');
  await label('Calendar policy').selectOption('Business days');
  await label('First found').fill('2025-12-06T07:00');
  const due = 'Due date December 22, 2025, 07:00 UTC Near SLA';
  await expect(result).toHaveText(due);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await frame.getByRole('button', {name: 'Copy link'}).click();
  await expect(frame.getByText('Copied the link.')).toBeVisible();
  const link = await pasted(page);
  expect(link).toBe(page.url());
  await page.reload();
  await expect(result).toHaveText(due);

  const other = await context.newPage();
  await other.goto(link);
  const linked = frameOf(other, 'Due date calculator');
  await expect(linked.locator('output')).toHaveText(due);
  await expect(linked).toBeInViewport();
  await expect(linked.getByLabel('Start with')).toHaveValue('');
});

test('the keyboard alone calculates an average', async ({page}) => {
  await visit(page, '/docs/risk-scores');
  const frame = frameOf(page, 'Asset score calculator');
  await frame.getByRole('button', {name: 'Change values'}).press('Enter');
  await expect(frame.getByLabel('Start with')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByLabel('Aggregation')).toBeFocused();
  await page.keyboard.press('A');
  await expect(frame.locator('output')).toHaveText('Risk score 6.0 Medium');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9, 8');
  await expect(frame.locator('output')).toHaveText('Risk score 8.5 High');
});

test('a page loads the calculators only when a reader opens one', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/docs/risk-scores');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/calculators\b/.test(url))).toEqual([]);
  await frameOf(page, 'Risk score calculator').getByRole('button').click();
  await expect.poll(() => asked.join()).toMatch(/\/calculators\b/);
});

for (const name of Object.keys(names) as (keyof typeof names)[]) {
  test(`an open ${name} fits, follows axe, and prints its steps without the form`, async ({
    page,
  }) => {
    const {frame, form} = await open(page, name);
    expect(await violationsInBothModes(page)).toEqual([]);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await page.emulateMedia({media: 'print'});
    await expect(form).toBeHidden();
    await expect(frame.getByRole('table')).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the worked examples are there, and no button that would do nothing', async ({page}) => {
    await page.goto('/docs/due-dates');
    const frame = frameOf(page, 'Due date calculator');
    await expect(frame).toContainText('December 25, 2025, 02:10 UTC In SLA');
    await expect(frame.getByRole('row', {name: /^Time/})).toContainText('30 days');
    await expect(frame.locator('button:visible')).toHaveCount(0);
  });
});
