import {excessWidth} from './support/axe';
import {kinds} from './support/kinds';
import {expect, hydrated, test} from './support/test';

test.use({expectedFaults: /404/});
test.describe.configure({timeout: 60_000});

const widths = [360, 768, 1280, 1920];

for (const [kind, route] of Object.entries(kinds)) {
  test(`the ${kind} page never scrolls sideways`, async ({page, hasTouch}) => {
    test.skip(hasTouch, 'the desktop project tries every width');
    await page.goto(route);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      expect(await excessWidth(page), `${width} px wide`).toBeLessThanOrEqual(0);
    }
  });
}

test('a wide table scrolls inside itself and the keyboard can reach it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/docs/sla');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const table = page.getByRole('group', {name: /^Table: /}).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a line of prose is near 70 characters', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(kinds.guide);
  const widest = await page
    .locator('.markdown > p')
    .evaluateAll((all) =>
      Math.max(
        ...all.map(
          (paragraph) =>
            paragraph.clientWidth / Number.parseFloat(getComputedStyle(paragraph).fontSize),
        ),
      ),
    );
  // A letter in a system font is about half as wide as it is high.
  expect(widest * 2).toBeGreaterThan(60);
  expect(widest * 2).toBeLessThan(85);
});
