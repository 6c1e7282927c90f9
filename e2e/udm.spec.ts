import type {Page} from '@playwright/test';
import {violations} from './support/axe';
import {roomBelowFound} from './support/explorer';
import {expect, hydrated, test} from './support/test';

const overview = '/docs/reference/udm';

const filter = (page: Page, name: string) => page.getByRole('combobox', {name, exact: true});

test('the explorer loads when a reader turns to it, and finds as they type', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(overview);
  await hydrated(page);
  expect(asked).not.toContain('/udm.json');
  const field = page.getByRole('searchbox', {name: 'Search attributes'});
  await field.focus();
  await expect(filter(page, 'Verb')).toBeVisible();
  expect(asked).toContain('/udm.json');
  await field.pressSequentially('cloud instance');
  await expect(page.getByRole('status').filter({hasText: 'attribute'})).toHaveText(
    /^\d+ attributes?/,
  );
  await page.getByRole('link', {name: 'cloudInstanceId'}).first().click();
  await expect(page).toHaveURL(/#attribute-cloudInstanceId$/);
  await expect(page.locator('[id="attribute-cloudInstanceId"]')).toBeInViewport();
});

test('the address keeps what was asked, and the back button goes through it', async ({page}) => {
  await page.goto(`${overview}?q=score&type=number`);
  await hydrated(page);
  const field = page.getByRole('searchbox', {name: 'Search attributes'});
  await expect(field).toHaveValue('score');
  await expect(field).toBeInViewport({ratio: 1});
  await expect(filter(page, 'Type')).toHaveValue('number');
  await filter(page, 'Family').selectOption('Assets');
  await expect(page).toHaveURL(/\?q=score&type=number&family=asset$/);
  await page.goBack();
  await expect(filter(page, 'Family')).toHaveValue('');
  await expect(field).toHaveValue('score');
});

test('the table of all attributes gives way to an answer, and comes back', async ({page}) => {
  await page.goto(overview);
  await hydrated(page);
  const field = page.getByRole('searchbox', {name: 'Search attributes'});
  const all = page.locator('table.attribute-index');
  await expect(all).toBeVisible();
  await field.fill('riskScore');
  await expect(all).toBeHidden();
  await expect(page.getByRole('link', {name: 'riskScore', exact: true}).first()).toBeVisible();
  expect(await roomBelowFound(page)).toBeLessThan(50);
  await field.fill('');
  await expect(all).toBeVisible();
});

test('the table of all attributes begins with a few, and the rest is a press away', async ({
  page,
}) => {
  await page.goto(overview);
  await hydrated(page);
  const rows = page.locator('table.attribute-index tbody tr').filter({visible: true});
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', {name: /^Show all \d+$/}).click();
  await expect(rows.nth(25).getByRole('link')).toBeFocused();
  expect(await rows.count()).toBeGreaterThan(700);
});

test('a question that nothing answers says what to do', async ({page}) => {
  await page.goto(`${overview}?q=wheelbarrow`);
  await hydrated(page);
  await expect(page.getByText('No matching attributes. Use fewer words')).toBeVisible();
});

test('the explorer in use has no accessibility fault', async ({page}) => {
  await page.goto(`${overview}?q=risk`);
  await expect(filter(page, 'Value')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a model that cannot be loaded leaves the table, and can be tried again', async ({page}) => {
  await page.route('**/udm.json', (route) => route.fulfill({status: 200, body: 'not JSON'}), {
    times: 1,
  });
  await page.goto(`${overview}?q=cvss`);
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  await expect(page.getByRole('cell', {name: 'Attack pattern'}).first()).toBeVisible();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('status').filter({hasText: 'attribute'})).toBeVisible();
});

test("a model's diagram uses the room that there is, and has each neighbor once", async ({
  page,
}) => {
  await page.goto(`${overview}/host`);
  await hydrated(page);
  const diagram = page.getByRole('figure', {name: /^Host and the models around it\./});
  for (const [width, height] of [
    [320, 900],
    [768, 400],
    [1200, 360],
    [1440, 360],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const drawing = diagram.locator('svg').filter({visible: true});
    await expect(drawing).toHaveCount(1);
    const found = await drawing.evaluate((svg: SVGSVGElement) => {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const sizes = [...svg.querySelectorAll('text')].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      );
      const text = document.querySelector('.markdown > p')?.getBoundingClientRect().width ?? 0;
      const box = svg.getBoundingClientRect();
      return {smallest: Math.min(...sizes), unused: text - box.width, height: box.height};
    });
    expect(found.smallest, `the smallest text, ${width} px wide`).toBeGreaterThanOrEqual(12);
    expect(Math.abs(found.unused), `the room besides it, ${width} px wide`).toBeLessThan(2);
    expect(found.height).toBeLessThanOrEqual(height);
    await expect(diagram.getByRole('link', {name: 'Finding has host'})).toHaveCount(1);
  }
  await diagram.getByRole('link', {name: /^And \d+ more$/}).click();
  await expect(page.getByRole('heading', {name: 'References it holds'})).toBeInViewport();
  await diagram.getByRole('link', {name: 'Finding has host'}).click();
  await expect(page).toHaveURL(/\/udm\/finding$/);
});

test("the tables of a model's page show all their text at every width", async ({page}) => {
  await page.goto(`${overview}/host`);
  await hydrated(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({width, height: 900});
    const cut = await page.locator('.table-scroll:has(.fitting)').evaluateAll(
      (boxes) =>
        boxes.filter((box) => {
          const {clientWidth, clientHeight, scrollWidth, scrollHeight} = box;
          return scrollWidth > clientWidth || scrollHeight > clientHeight;
        }).length,
    );
    expect(cut, `${width} px wide`).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the overview lists every attribute with a link', async ({page}) => {
    await page.goto(overview);
    const rows = page.locator('table.attribute-index tbody tr');
    expect(await rows.count()).toBeGreaterThan(700);
    await expect(rows.first().getByRole('link')).toBeVisible();
  });

  test('the drawing of a model leads to its neighbors', async ({page}) => {
    await page.goto(`${overview}/host`);
    const drawing = page.getByRole('figure', {name: /^Host and the models around it/});
    await drawing.getByRole('link', {name: 'Finding has host'}).click();
    await expect(page).toHaveURL(/\/docs\/reference\/udm\/finding$/);
  });
});
