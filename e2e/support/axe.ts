import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';
import {layOutWhole} from './lay-out-whole';

/** axe-core, as a script. */
export const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** axe-core, once it's in the page. */
    axe: typeof import('axe-core');
  }
}

/** Every axe rule that's on by default, plus target size, which WCAG requires since 2.2. */
const everyRule: RunOptions = {rules: {'target-size': {enabled: true}}};
/** Rules that read only colors, which a different color mode can change. */
const ofColors = ['color-contrast', 'link-in-text-block'];
const colorRules: RunOptions = {runOnly: ofColors};
/** Rules whose results a different width can change. */
const layoutRules: RunOptions = {
  runOnly: [...ofColors, 'target-size', 'scrollable-region-focusable'],
};

/** Text styles whose colors axe has judged, on any page. */
const judged = new Set<string>();

/** How a page looks to a reader, and the rules this look still needs after the previous ones. */
interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
  options: RunOptions;
}

/** Both modes and both widths, with one look per mode. */
const fromWide: Look[] = [
  {colorScheme: 'light', width: 1280, options: everyRule},
  {colorScheme: 'dark', width: 360, options: layoutRules},
];
const fromNarrow: Look[] = [
  {colorScheme: 'light', width: 360, options: everyRule},
  {colorScheme: 'dark', width: 1280, options: layoutRules},
];
/** Every mode at every width: the narrow window has bars and menus that the wide one lacks. */
const thorough: Look[] = [
  {colorScheme: 'light', width: 1280, options: everyRule},
  {colorScheme: 'dark', width: 1280, options: colorRules},
  {colorScheme: 'dark', width: 360, options: everyRule},
  {colorScheme: 'light', width: 360, options: colorRules},
];

export interface Sweep {
  /** Whether the page is already at 320 pixels: the widths then start there. */
  isNarrow?: boolean;
  /** Whether each mode is checked at each width; otherwise, each mode and each width is checked once. */
  isThorough?: boolean;
}

/**
 * Everything axe finds wrong with a page, as "rule: element". Colors take most of the time, and text that looks the same
 * has the same contrast, so each style is judged once.
 *
 * @param options which rules; all by default
 */
export async function violations(page: Page, options = everyRule): Promise<string[]> {
  await layOutWhole(page);
  const [hasAxe, added] = await page.evaluate(markNewLooks, [...judged]);
  for (const look of added) judged.add(look);
  if (added.length === 0 && options === colorRules) return [];
  if (!hasAxe) await page.evaluate(axe);
  return page.evaluate(async (options) => {
    window.axe.configure({
      rules: [
        {id: 'color-contrast', selector: '[data-look]'},
        {id: 'link-in-text-block', selector: 'a[href]:is([data-look], :has([data-look]))'},
      ],
    });
    // The only active rule that reads preloaded content is for video and audio; the site has none.
    const result = await window.axe.run({resultTypes: ['violations'], preload: false, ...options});
    return result.violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
  }, options);
}

/** Everything axe finds wrong with a page in light and dark mode, as "mode: rule: element". */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    for (const violation of await violations(page)) found.push(`${colorScheme}: ${violation}`);
  }
  return found;
}

/**
 * Everything axe finds wrong with a page in light and dark mode, at 1280 and 360 pixels, in two or four looks, and
 * whether it scrolls sideways at 320: as "mode, width: rule: element". The page is loaded once, and rules that read
 * neither colors nor positions run once.
 */
export async function violationsInEveryMode(
  page: Page,
  {isNarrow = false, isThorough = false}: Sweep = {},
): Promise<string[]> {
  const looks = looksFor(isNarrow, isThorough);
  const found: string[] = [];
  if (isNarrow) found.push(...(await excessAt320(page)));
  for (const {colorScheme, width, options} of looks) {
    // Together, so that the page is laid out once.
    await Promise.all([
      page.emulateMedia({colorScheme, reducedMotion: 'reduce'}),
      page.setViewportSize({width, height: 800}),
    ]);
    for (const violation of await violations(page, options)) {
      found.push(`${colorScheme}, ${width} px: ${violation}`);
    }
  }
  if (!isNarrow) found.push(...(await excessAt320(page)));
  return found;
}

function looksFor(isNarrow: boolean, isThorough: boolean): Look[] {
  if (!isThorough) return isNarrow ? fromNarrow : fromWide;
  return isNarrow ? thorough.toReversed() : thorough;
}

async function excessAt320(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 320, height: 800});
  const excess = await excessWidth(page);
  return excess > 0 ? [`320 px: the page scrolls sideways by ${excess} px`] : [];
}

/** How much wider a page is than the window. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Waits until the page has adapted to a new width or color mode, then marks one text in each style that hasn't been
 * judged yet: with a new color, font, or background. Runs in the page.
 *
 * @returns whether the page has axe, and the styles
 */
async function markNewLooks(judged: string[]): Promise<[boolean, string[]]> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(resolve, {timeout: 2000}));
  });
  const looks = new Map<Element | null, string>();
  const seen = new Set(judged);
  const added = new Set<string>();
  const marked: Element[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const {color, backgroundColor, fontSize, fontWeight, opacity, textDecorationLine} = style;
    const font = [fontSize, fontWeight, textDecorationLine].join();
    const own = [color, backgroundColor, font, opacity].join();
    const around = looks.get(element.parentElement) ?? '';
    const look = around.endsWith(own) ? around : `${around} ${own}`;
    looks.set(element, look);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || seen.has(look) || !element.checkVisibility()) continue;
    seen.add(look);
    added.add(look);
    marked.push(element);
  }
  for (const element of document.querySelectorAll('[data-look]')) {
    element.removeAttribute('data-look');
  }
  for (const element of marked) element.setAttribute('data-look', '');
  return ['axe' in window, [...added]];
}
