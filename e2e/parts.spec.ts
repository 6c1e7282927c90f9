import {expect, hydrated, test} from './support/test';

const route = '/__docusaurus/parts';
const widths = [360, 768, 1280];
const modes = ['light', 'dark'] as const;

/** The parts on the page src/css/parts, which are photographed one by one. */
const parts = [
  'text',
  'steps',
  'notes',
  'tables',
  'form',
  'code',
  'query',
  'screen',
  'failures',
];

// Half the size is enough to see a change, and keeps the pictures small.
test.use({deviceScaleFactor: 0.5, contextOptions: {reducedMotion: 'reduce'}});

for (const mode of modes) {
  for (const width of widths) {
    test(`parts look as before: ${mode}, ${width} px`, async ({page}) => {
      await page.emulateMedia({colorScheme: mode});
      await page.setViewportSize({width, height: 800});
      // The site's own fonts, because the system's fonts differ from machine to machine.
      await page.addInitScript(() => localStorage.setItem('fonts', 'true'));
      await page.goto(route);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      for (const part of parts)
        await expect
          .soft(page.locator(`#${part}`))
          .toHaveScreenshot(`${part}-${width}-${mode}.png`, {maxDiffPixelRatio: 0.02});
    });
  }
}
