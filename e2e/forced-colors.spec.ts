import type {Locator} from '@playwright/test';
import {kinds} from './support/kinds';
import {openPlayground} from './support/playground';
import {expect, hydrated, test} from './support/test';

test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

const line = (locator: Locator) =>
  locator.evaluate((element) => {
    const {textDecorationLine, borderBottomColor, borderBottomWidth} = getComputedStyle(element);
    return `${textDecorationLine} ${borderBottomWidth} ${borderBottomColor}`;
  });

test('a line tells the current section, page and tab from the others', async ({page}) => {
  await page.goto(kinds['api example']);
  await hydrated(page);
  const current: [Locator, Locator][] = [
    [page.locator('.navbar__link--active'), page.locator('a.navbar__link:not([aria-current])')],
    [
      page.locator('.menu__link--active:not(.menu__link--sublist)'),
      page.locator('.menu__link:not(.menu__link--active)'),
    ],
    [page.getByRole('tab', {selected: true}), page.getByRole('tab', {selected: false})],
  ];
  for (const [chosen, other] of current) {
    expect(await line(chosen.first())).not.toBe(await line(other.first()));
  }
});

test('buttons have edges, and what has the focus an outline', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const search = page.locator('main').getByRole('button', {name: 'Search'});
  await expect(search).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement ?? document.body);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(outline).toBe('solid 2px');
});

test('a query has an outline while its editor has the focus', async ({page}) => {
  const {editor, playground} = await openPlayground(page);
  const outline = () =>
    playground.evaluate((frame) => getComputedStyle(frame, '::after').outlineStyle);
  await editor.focus();
  await expect.poll(outline).toBe('solid');
  await editor.blur();
  await expect.poll(outline).toBe('none');
});

test('a severity keeps its bars', async ({page}) => {
  await page.goto(kinds.bql);
  await hydrated(page);
  const bars = await page
    .locator('.severity')
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
  expect(bars).toContain('gradient');
});
