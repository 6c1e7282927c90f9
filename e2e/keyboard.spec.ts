import type {Locator, Page} from '@playwright/test';
import {kinds} from './support/kinds';
import {sections} from './support/sections';
import {expect, test, visit} from './support/test';

test.use({contextOptions: {reducedMotion: 'reduce'}, expectedFaults: /404/});

const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator, presses = 30) {
  for (let press = 0; press < presses && !(await isFocused(control)); press += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('the first Tab offers to skip to the content', async ({page}) => {
  await visit(page, kinds.guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(isInMain).toBe(true);
});

test('Tab goes through the navbar in its order, and Enter follows a link', async ({page}) => {
  await visit(page, kinds.guide);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await tabTo(page, navbar.getByRole('link', {name: sections[0], exact: true}));
  for (const section of sections.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(navbar.getByRole('link', {name: section, exact: true})).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/releases$/);
});

test('Enter opens the locale menu, and Tab enters and leaves it', async ({page}) => {
  await visit(page, kinds.guide);
  const button = page.getByRole('button', {name: 'English'});
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  const locale = page.locator('.dropdown__menu').getByRole('link', {name: 'English'});
  await expect(locale).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.dropdown__menu')).toBeHidden();
});

test('the keyboard opens and closes a category and the whole sidebar', async ({page}) => {
  await visit(page, kinds.guide);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const caret = sidebar.getByRole('button', {name: /sidebar category 'Searching'/});
  await tabTo(page, caret);
  await page.keyboard.press('Enter');
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  // The first page of the category.
  await expect(sidebar.locator('li:has(> div > button) > ul a:focus')).toHaveCount(1);
  await tabTo(page, page.getByRole('button', {name: 'Collapse sidebar', exact: true}));
  await page.keyboard.press('Enter');
  await expect(sidebar).toBeHidden();
  const expand = page.getByRole('button', {name: 'Expand sidebar'});
  await expand.focus();
  await page.keyboard.press('Enter');
  await expect(sidebar).toBeVisible();
});

test('keys walk along tabs and choose one', async ({page}) => {
  await visit(page, kinds['api example']);
  const list = page.getByRole('tablist').first();
  await list.getByRole('tab', {selected: true}).focus();
  for (const [walk, choose, chosen] of [
    ['ArrowRight', 'Enter', 1],
    ['End', 'Space', -1],
    ['ArrowRight', 'Enter', 0],
    ['ArrowLeft', 'Space', -1],
    ['Home', 'Enter', 0],
  ] as const) {
    await page.keyboard.press(walk);
    await page.keyboard.press(choose);
    const tab = list.getByRole('tab').nth(chosen);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const name = await tab.innerText();
    await expect(page.getByRole('tabpanel', {name, exact: true}).first()).toBeVisible();
  }
  await page.keyboard.press('Alt+ArrowRight');
  await expect(list.getByRole('tab').first()).toBeFocused();
});

test('the menu of a narrow window holds the focus, and gives it back', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await visit(page, kinds.guide);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'Security policies'})).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() =>
      document.activeElement?.closest('.navbar-sidebar')
        ? 'menu'
        : document.activeElement?.outerHTML,
    );
    expect(where, `Tab ${press + 1}`).toBe('menu');
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a link to a page moves the focus to its top and announces its heading', async ({page}) => {
  await visit(page, kinds.guide);
  const heading = page.getByRole('heading', {level: 1});
  const left = (await heading.textContent()) ?? '';
  const next = page.locator('.pagination-nav__link--next');
  await next.focus();
  await page.keyboard.press('Enter');
  // The address changes before the page.
  await expect(heading).not.toHaveText(left);
  const entered = (await heading.textContent()) ?? '';
  await expect(page.locator('body > [aria-live="polite"]')).toHaveText(entered);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('a link to a section of another page moves the focus there', async ({page}) => {
  await visit(page, '/docs/quick-start');
  await page.getByRole('article').locator('a[href*="/docs/"][href*="#"]').first().press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press('Tab');
  const isAfter = await page.evaluate(() => {
    const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const focused = document.activeElement;
    if (!section || !focused) return false;
    const order = section.compareDocumentPosition(focused);
    return section.contains(focused) || Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isAfter).toBe(true);
});

/** Focused elements that couldn't be seen, as markup. */
async function covered(page: Page, key: string): Promise<string[]> {
  await page.evaluate(() => {
    const suspects = new Set<Element>();
    const seen = new WeakSet<Element>();
    const isInSight = (element: Element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const x = left + (right - left) * across;
          const y = top + (bottom - top) * down;
          const found = document.elementFromPoint(x, y);
          return found && (element.contains(found) || found.contains(element));
        }),
      );
    };
    Object.assign(window, {suspects, isInSight, isRound: false});
    addEventListener('focusin', ({target}) => {
      const element = target as Element;
      if (seen.has(element)) Object.assign(window, {isRound: true});
      seen.add(element);
      requestAnimationFrame(() => {
        if (!isInSight(element) && document.activeElement === element) suspects.add(element);
      });
    });
  });
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press(key);
    if (press % 10 === 9 && (await page.evaluate(() => Reflect.get(window, 'isRound')))) break;
  }
  // Keys are faster than a browser scrolls, so what wasn't visible gets the focus again, and more time.
  return page.evaluate(async () => {
    const suspects: Set<HTMLElement> = Reflect.get(window, 'suspects');
    const isInSight: (element: Element) => boolean = Reflect.get(window, 'isInSight');
    const hidden: string[] = [];
    for (const element of suspects) {
      // A plain field gives its place and the focus to the editor.
      if (!element.isConnected) continue;
      element.blur();
      element.focus();
      for (let frame = 0; frame < 20 && !isInSight(element); frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      if (!isInSight(element)) hidden.push(element.outerHTML.slice(0, 160));
    }
    return hidden;
  });
}

for (const [kind, route] of Object.entries(kinds)) {
  test(`what has the focus is in sight on the ${kind} page, forward and backward`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({width: 1280, height: 500});
    for (const key of ['Tab', 'Shift+Tab']) {
      await visit(page, route);
      // Late results push down what has the focus.
      if (route === kinds.search) await page.waitForLoadState('networkidle');
      expect(await covered(page, key), key).toEqual([]);
    }
  });
}
