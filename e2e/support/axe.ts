import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';

/** axe-core, as a script. */
export const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** axe-core, once it is in the page. */
    axe: typeof import('axe-core');
  }
}

/** Every rule of axe that is on by default, and the size of targets, which WCAG asks for since 2.2. */
const everyRule: RunOptions = {rules: {'target-size': {enabled: true}}};
/** What reads colors alone, and what another color mode can change. */
const ofColors = ['color-contrast', 'link-in-text-block'];
const colorRules: RunOptions = {runOnly: ofColors};
/** What another width can change. */
const layoutRules: RunOptions = {
  runOnly: [...ofColors, 'target-size', 'scrollable-region-focusable'],
};

/** Looks of texts whose colors axe has judged, on any page. */
const judged = new Set<string>();

/** What a page looks like to a reader, and the rules that this look calls for after those before. */
interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
  options: RunOptions;
}

/** Both modes and both widths, in one look for each mode. */
const fromWide: Look[] = [
  {colorScheme: 'light', width: 1280, options: everyRule},
  {colorScheme: 'dark', width: 360, options: layoutRules},
];
const fromNarrow: Look[] = [
  {colorScheme: 'light', width: 360, options: everyRule},
  {colorScheme: 'dark', width: 1280, options: layoutRules},
];
/** Every mode at every width; the narrow window has bars and menus that the wide one lacks. */
const thorough: Look[] = [
  {colorScheme: 'light', width: 1280, options: everyRule},
  {colorScheme: 'dark', width: 1280, options: colorRules},
  {colorScheme: 'dark', width: 360, options: everyRule},
  {colorScheme: 'light', width: 360, options: colorRules},
];

export interface Sweep {
  /** Whether the page is at 320 pixels already: the widths are then gone through from there. */
  isNarrow?: boolean;
  /** Whether each mode is looked at in each width; else each once, together both. */
  isThorough?: boolean;
}

/**
 * Everything axe finds wrong with a page, as "rule: element". Colors take most of its time, and what looks the same has
 * the same contrast: each look is judged once.
 *
 * @param options which rules; without it, every one
 */
export async function violations(page: Page, options = everyRule): Promise<string[]> {
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
    // The one rule that is on and reads what is fetched ahead is about films and sounds; the site has none.
    const result = await window.axe.run({resultTypes: ['violations'], preload: false, ...options});
    return result.violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
  }, options);
}

/** Everything axe finds wrong with a page in the light and in the dark mode, as "mode: rule: element". */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    for (const violation of await violations(page)) found.push(`${colorScheme}: ${violation}`);
  }
  return found;
}

/**
 * Everything axe finds wrong with a page in the light and in the dark mode, at 1280 and at 360 pixels, in two looks or
 * four, and whether it scrolls sideways at 320: as "mode, width: rule: element". The page is loaded once: rules that read neither colors
 * nor places run once.
 */
export async function violationsInEveryMode(
  page: Page,
  {isNarrow = false, isThorough = false}: Sweep = {},
): Promise<string[]> {
  const looks = looksFor(isNarrow, isThorough);
  const found: string[] = [];
  if (isNarrow) found.push(...(await excessAt320(page)));
  for (const {colorScheme, width, options} of looks) {
    // Together: the page is laid out once.
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

/** By how much a page is wider than the window. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Waits until the page has answered a new width or color mode, then marks one text of each look that was not judged
 * yet: with other colors or another font than any before, or on other grounds. Runs in the page.
 *
 * @returns whether the page has axe, and the looks
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
