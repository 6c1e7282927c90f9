import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '../../base/text/html';
import {product} from '../../product/facts';
import {size} from './size';

/** The text on a card. */
export interface Card {
  title: string;
  about: string;
}

/** The properties of every page's social image. Pages with a section set their own image. */
export const siteImage = [
  {property: 'og:image:width', content: String(size.width)},
  {property: 'og:image:height', content: String(size.height)},
  ...[{property: 'og:image:alt'}, {name: 'twitter:image:alt'}].map((name) => ({
    ...name,
    content: `${product.name} documentation`,
  })),
];

/** How many letters fit on a line, by font size. */
const longest = {title: 19, about: 46};

/** The light colors from src/css/tokens.css. */
const colors = {ink: '#17212b', muted: '#51606d', paper: '#ffffff', accent: '#0b6e75'};

/** Draws a social image: the logo, the product, the section, and the section's description. */
export function cardSvg({title, about}: Card): string {
  const titles = wrap(title, longest.title);
  const top = 300;
  const below = top + (titles.length - 1) * 108 + 92;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="Inter">
  <rect width="100%" height="100%" fill="${colors.paper}"/>
  <rect width="24" height="100%" fill="${colors.accent}"/>
  ${logo(96, 80, 72)}
  <text x="188" y="132" font-size="44" font-weight="700" fill="${colors.ink}">${escapeHtml(product.name)}</text>
  ${lines(titles, 104, `x="96" y="${top}" font-weight="700" fill="${colors.ink}"`)}
  ${lines(wrap(about, longest.about), 40, `x="96" y="${below}" fill="${colors.muted}"`)}
  <text x="96" y="570" font-size="32" fill="${colors.accent}">${escapeHtml(new URL(product.siteUrl).host)}</text>
</svg>`;
}

function lines(texts: string[], height: number, attributes: string): string {
  const spans = texts.map(
    (text, index) => `<tspan x="96" dy="${index && height * 1.35}">${escapeHtml(text)}</tspan>`,
  );
  return `<text font-size="${height}" ${attributes}>${spans.join('')}</text>`;
}

function wrap(text: string, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const line = `${found.at(-1) ?? ''} ${word}`.trim();
    if (found.length > 0 && line.length <= most) found[found.length - 1] = line;
    else found.push(word);
  }
  return found;
}

/** The site's logo at a position. */
const logo = (x: number, y: number, side: number) =>
  readFileSync(path.join('static/img', 'logo.svg'), 'utf8').replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${side}" height="${side}" color="${colors.accent}" `,
  );
