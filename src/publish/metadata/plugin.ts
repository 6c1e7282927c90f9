import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildResults} from '../../base/memory/build-results';
import {digestCode} from '../../content/page-inputs/read';
import {fillIn, product} from '../../product/facts';
import {sections} from '../../product/sections';
import {type Card, cardSvg} from './card';
import {renderPng} from './render';

/** The social image of each section, by the name of its sidebar, and the site's own. */
const cards: Record<string, Card> = {
  site: {title: 'Documentation', about: product.tagline},
  ...Object.fromEntries(
    sections.map(({sidebar, title, about}) => [
      fillIn(sidebar, product),
      {title: fillIn(title, product), about},
    ]),
  ),
};

const renderInBase64 = async (svg: string) => Buffer.from(await renderPng(svg)).toString('base64');

/** Writes the social images: `/img/social/bql.png`. */
export default function socialImages(): Plugin {
  return {
    name: 'social-images',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'img/social');
      mkdirSync(folder, {recursive: true});
      const kept = buildResults();
      const code = digestCode('src/publish/metadata');
      for (const [name, card] of Object.entries(cards)) {
        const svg = cardSvg(card);
        const png = await kept.remember('card', code + svg, () => renderInBase64(svg));
        writeFileSync(path.join(folder, `${name}.png`), png, 'base64');
      }
      kept.save();
    },
  };
}
