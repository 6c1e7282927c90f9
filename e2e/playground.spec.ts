import {excessWidth, violationsInBothModes} from './support/axe';
import {library, openPlayground, partsOf, query, retype} from './support/playground';
import {expect, hydrated, test} from './support/test';

test('a query of a page can be changed, reset and closed, and is still there later', async ({
  page,
}) => {
  await page.goto(library);
  await hydrated(page);
  await page.getByRole('button', {name: 'Edit', exact: true}).first().click();
  const {editor, button, said, playground} = partsOf(page);
  await expect(editor).toBeFocused();
  await retype(page, query);
  await page.keyboard.press('Control+Enter');
  await expect(said('5 rows, out of')).toBeVisible();
  await expect(playground.getByRole('link', {name: 'Open in playground'})).toHaveAttribute(
    'href',
    /^\/playground#q=FIND/,
  );
  await button('Close playground').click();
  await expect(playground).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Run', exact: true}).first()).toBeFocused();
  await page.getByRole('button', {name: 'Edit', exact: true}).first().click();
  await expect(editor).toHaveText(query);
  await button('Reset').click();
  await expect(editor).not.toHaveText(query);
});

test('a query of a page that runs with the keyboard keeps the focus on Run', async ({page}) => {
  await page.goto(library);
  await hydrated(page);
  await page.getByRole('button', {name: 'Run', exact: true}).first().press('Enter');
  const {button, playground} = partsOf(page);
  await expect(playground).toBeVisible();
  await expect(button('Run')).toBeFocused();
});

test('an error is marked and named as a reader types, and its fix fixes the query', async ({
  page,
}) => {
  const {editor, button, said, playground} = await openPlayground(page);
  await retype(page, 'FIND Hots LIMIT 3');
  await expect(playground.getByRole('listitem')).toContainText('Error on line 1');
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(editor).toHaveAccessibleDescription(/There's no data model "Hots"/);
  await button('Run').click();
  await expect(said('The query has an error, so it didn’t run.')).toBeVisible();
  await button('Change to Host').click();
  await expect(editor).toHaveText('FIND Host LIMIT 3');
  await expect(editor).toHaveAttribute('aria-invalid', 'false');
  await button('Run').click();
  await expect(said('3 rows')).toBeVisible();
});

test('an example opens and runs; what was typed can be had back, also after another page', async ({
  page,
}) => {
  const {editor, said, button} = await openPlayground(page);
  await expect(said('5 rows')).toBeVisible();
  await button('Examples').click();
  await page.getByRole('searchbox', {name: 'Find an example'}).fill('count kind');
  await page.getByRole('button', {name: 'Count assets by kind'}).click();
  await expect(editor).toContainText('FIND Asset');
  await expect(said(/^\d+ rows/)).toBeVisible();
  await page.getByRole('link', {name: 'the language'}).click();
  await expect(page).toHaveURL(/bql-basic-keywords/);
  await page.goBack();
  await expect(editor).toContainText('FIND Asset');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toHaveText(query);
});

test.describe('in light and in dark mode', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('axe finds nothing wrong, and nothing is wider than the window', async ({page}) => {
    const {said, button} = await openPlayground(page, 'FIND Host RETURN riskRatin');
    await expect(said('The query has an error')).toBeVisible();
    expect(await violationsInBothModes(page), 'an error').toEqual([]);
    await retype(page, 'FIND Host');
    await button('Run').click();
    await button('Explain').click();
    await expect(said(/rows/)).toBeVisible();
    expect(await violationsInBothModes(page), 'results').toEqual([]);
    const overflow = await excessWidth(page);
    expect(overflow).toBeLessThanOrEqual(0);

    await page.goto(library);
    await hydrated(page);
    await page.getByRole('button', {name: 'Run', exact: true}).first().click();
    await expect(said(/rows/)).toBeVisible();
    expect(await violationsInBothModes(page), 'on a page').toEqual([]);
  });
});
