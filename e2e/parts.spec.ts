import {expect, hydrated, test} from './support/test';

const route = '/__docusaurus/parts';
const widths = [360, 768, 1280];
const modes = ['light', 'dark'] as const;

/** The groups on the page src/css/parts, in order. Each is photographed by itself. */
const parts = [
  'text',
  'image',
  'steps',
  'notes',
  'tables',
  'form',
  'code',
  'query',
  'screen',
  'failures',
];

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const mode of modes) {
  for (const width of widths) {
    test(`parts look as they did: ${mode}, ${width} px`, async ({page}) => {
      await page.emulateMedia({colorScheme: mode});
      await page.setViewportSize({width, height: 800});
      // With the site's own fonts, because the system's fonts differ from machine to machine. They're shown only if
      // they're in the cache.
      await page.addInitScript(() => localStorage.setItem('fonts', '[]'));
      await page.goto(route);
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
      await page.reload();
      await hydrated(page);
      const articles = page.locator('article article');
      await expect(articles).toHaveCount(parts.length);
      for (const [index, part] of parts.entries())
        await expect
          .soft(articles.nth(index))
          .toHaveScreenshot(`${part}-${width}-${mode}.png`, {maxDiffPixelRatio: 0.02});
    });
  }
}
