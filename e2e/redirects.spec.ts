import {redirects} from '../src/redirects';
import {expect, test} from './support/test';

for (const {from, to} of redirects) {
  for (const ending of ['', '.html']) {
    test(`${from}${ending} leads to ${to}`, async ({page}) => {
      await page.goto(from + ending);
      await page.waitForURL((url) => url.pathname + url.hash === to);
      if (to.includes('#'))
        await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
    });
  }
}
