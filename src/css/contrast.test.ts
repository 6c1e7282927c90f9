import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

type Mode = 'light' | 'dark';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
const palette = new Map([...pairs].map(([, name = '', light, dark]) => [name, {light, dark}]));

function color(name: string, mode: Mode): string {
  const value = palette.get(name)?.[mode];
  if (!value) throw new Error(`src/css/tokens.css has no ${mode} color --${name}`);
  return value;
}

/** Relative luminance as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(text: string, ground: string, mode: Mode): number {
  const both = [luminance(color(text, mode)), luminance(color(ground, mode))];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

const severities = ['critical', 'high', 'medium', 'low', 'none'];
const grounds = ['paper', 'panel'];
const inks = ['ink', 'text', 'muted', 'accent'];
const codes = ['code-word', 'code-name', 'code-string', 'code-value'];

/** Text colors with their backgrounds. The contrast must be at least 4.5:1. */
const texts = [
  ...inks.flatMap((ink) => [...grounds, 'sunken', 'raised'].map((ground) => [ink, ground])),
  ...codes.flatMap((code) => [...grounds, 'raised'].map((ground) => [code, ground])),
  ...severities.flatMap((name) => [`${name}-soft`, ...grounds].map((ground) => [name, ground])),
  // Text inside admonitions.
  ...['accent-soft', 'medium-soft', 'critical-soft'].flatMap((soft) => [
    ['ink', soft],
    ['text', soft],
    ['accent', soft],
  ]),
  ['accent-strong', 'accent-soft'],
  // Notes in the diagram of a connector.
  ['muted', 'accent-soft'],
  ['on-accent', 'accent'],
];

const charts = [...severities, '1'].map((name) => `chart-${name}`);

/** Borders that show where a control is, and marks in charts. The contrast must be at least 3:1. */
const edges = grounds.flatMap((ground) => ['edge', ...charts].map((mark) => [mark, ground]));

describe.each(['light', 'dark'] as const)('contrast in %s mode', (mode) => {
  it.each(texts)('%s text is readable on %s', (text = '', ground = '') => {
    expect(contrast(text, ground, mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s is visible on %s', (edge = '', ground = '') => {
    expect(contrast(edge, ground, mode)).toBeGreaterThanOrEqual(3);
  });
});
