import type {Page} from '@playwright/test';
import type {Fault} from './support/deployable-site';
import {failure, faults, hotel, retry, test} from './support/own-site';
import {partsOf, query} from './support/playground';
import {expect, hydrated} from './support/test';

test.use({expectedFaults: /./});

const dataFaults: Fault[] = [
  ...Object.values(faults),
  ...['{"login": "required"}', '[]', '[{"room": 12}]', 'null'].map((text) => ({
    text,
    type: 'application/json',
  })),
];

/** Presses Retry, and waits until a file was requested and its loss reported. */
async function expectLost(page: Page, file: RegExp, said: string, fault: Fault) {
  const asked = page.waitForRequest(file);
  await retry(page).click();
  await asked;
  await expect(failure(page), JSON.stringify(fault)).toContainText(said);
}

const explorers: [route: string, file: RegExp, said: string][] = [
  ['/docs/reference/udm?q=cvss', /\/udm\.json$/, 'The data model couldn’t be loaded.'],
  ['/docs/releases?q=risk', /\/releases\.json$/, 'The list of entries couldn’t be loaded.'],
];

for (const [route, file, said] of explorers) {
  test(`${route} says what it cannot load, whatever comes instead, and Retry fixes it`, async ({
    page,
    site,
  }) => {
    site.spoil(file, 404);
    await page.goto(route);
    await expect(failure(page)).toContainText(said);
    for (const fault of dataFaults) {
      site.spoil(file, fault);
      await expectLost(page, file, said, fault);
    }
    const count = page.getByRole('search').getByRole('status');
    await expect(count).toHaveCount(0);
    site.mend();
    await retry(page).click();
    await expect(count).toContainText(/^\d+ /);
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('searchbox', {name: /^Search /})).toBeFocused();
  });
}

const engine: [what: string, file: RegExp, said: string][] = [
  ['its editor', /\/query-editor\.\w+\.js$/, 'The playground couldn’t be loaded.'],
  ["its editor's styles", /\/query-editor\.\w+\.css$/, 'The playground couldn’t be loaded.'],
  ['its engine', /\/query-worker\./, "The query engine couldn't be loaded."],
  ['the data model', /\/data-model\./, "The sample organization couldn't be loaded."],
  ['the sample organization', /\/sample\./, "The sample organization couldn't be loaded."],
];

const engineFaults: Fault[] = ['no answer', 'cut', hotel];

for (const [what, file, said] of engine) {
  test(`the playground says where ${what} cannot be loaded, and Retry fixes it`, async ({
    page,
    site,
  }) => {
    site.spoil(file, 404);
    await page.goto(`/playground#${new URLSearchParams({q: query})}`);
    await expect(failure(page)).toContainText(said);
    for (const fault of engineFaults) {
      if (file.source.endsWith('.css$') && fault === hotel) continue;
      site.spoil(file, fault);
      await expectLost(page, file, said, fault);
    }
    site.mend();
    await retry(page).click();
    const {rows, editor} = partsOf(page);
    await expect(rows).toHaveCount(5);
    await expect(editor).toHaveText(query);
    await expect(failure(page)).toHaveCount(0);
  });
}

test('the playground says so where it can neither explain nor format', async ({page, site}) => {
  site.spoil(/\/sample\./, 404);
  await page.goto(`/playground#${new URLSearchParams({q: query})}`);
  const {button, said, playground} = partsOf(page);
  await expect(failure(page)).toBeVisible();
  await button('Format').click();
  await expect(said("The sample organization couldn't be loaded.")).toBeVisible();
  await button('Explain').click();
  const explanation = playground.getByRole('region', {name: 'Explanation'});
  await expect(explanation.getByRole('alert')).toContainText(/couldn.t be loaded/);
  site.mend();
  await explanation.getByRole('button', {name: 'Retry'}).click();
  await expect(explanation).toContainText('Finds');
});

for (const kind of ['js', 'css']) {
  test(`the feedback button says that its form (${kind}) cannot be loaded, and Retry fixes it`, async ({
    page,
    site,
  }) => {
    site.spoil(new RegExp(`FeedbackDialog.*\\.${kind}$`), 404);
    await page.goto('/docs/roles');
    await hydrated(page);
    await page.getByRole('button', {name: 'Feedback'}).click();
    await expect(failure(page)).toContainText('The feedback form couldn’t be loaded.');
    await page.getByRole('button', {name: 'Close'}).last().click();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Feedback'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(failure(page)).toContainText('The feedback form couldn’t be loaded.');
    site.mend();
    await retry(page).click();
    await expect(page.getByRole('dialog', {name: 'How can we help?'})).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
}
