import type {Page} from '@playwright/test';
import {excessWidth} from './support/axe';
import {kinds} from './support/kinds';
import {expect, hydrated, test} from './support/test';

test.use({contextOptions: {reducedMotion: 'reduce'}, expectedFaults: /404/});

/** Texts that are cut off, and first-screen links and buttons that something covers. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const markup = (element: Element) => element.outerHTML.slice(0, 160);
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const {overflowX, overflowY, clipPath, textOverflow} = getComputedStyle(element);
      // What can be scrolled to isn't cut off, and what's only spoken has no size. An ellipsis is meant: in drawn
      // screens, and on cards that lead to the whole text.
      if (clipPath !== 'none' || textOverflow === 'ellipsis') return false;
      if (!isVisible(element) || !element.textContent?.trim()) return false;
      return (
        (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    const covered = [...document.querySelectorAll('a, button')].filter((element) => {
      const {left, right, bottom} = element.getBoundingClientRect();
      // The skip link waits outside the window until it has the focus.
      if (!isVisible(element) || left < 0 || right > innerWidth) return false;
      if (bottom < 0 || bottom > innerHeight) return false;
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const {x, y, width, height} = element.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return !found || !(element.contains(found) || found.contains(element));
    });
    return [
      ...cut.map((element) => `cut off: ${markup(element)}`),
      ...covered.map((element) => `covered: ${markup(element)}`),
    ];
  });

const wishes = {
  'text at twice its size': {content: 'html { font-size: 200% }', widths: [1280, 768]},
  // https://www.w3.org/TR/WCAG22/#text-spacing
  'the text spacing of WCAG': {
    content: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    widths: [1280, 360],
  },
};

for (const [wish, {content, widths}] of Object.entries(wishes)) {
  for (const width of widths) {
    test(`${wish}: nothing is cut off or covered, ${width} px wide`, async ({page}) => {
      test.setTimeout(120_000);
      await page.setViewportSize({width, height: 800});
      const found: string[] = [];
      for (const [kind, route] of Object.entries(kinds)) {
        await page.goto(route);
        await hydrated(page);
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets.push(sheet);
        }, content);
        const excess = await excessWidth(page);
        if (excess > 0) found.push(`${kind}: scrolls sideways by ${excess} px`);
        for (const fault of await lost(page)) found.push(`${kind}: ${fault}`);
      }
      expect(found).toEqual([]);
    });
  }
}
