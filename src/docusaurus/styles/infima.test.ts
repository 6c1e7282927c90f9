import {readFileSync} from 'node:fs';
import {PostCssPluginWrapInLayer} from '@docusaurus/plugin-css-cascade-layers/lib/postCssPlugin';
import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';
import {leanInfima} from './infima';
import leanStyles from './plugin';

const file = require.resolve('infima/dist/css/default/default.css');

it('keeps the Infima rules that pages use, in every state, and drops the rest', async () => {
  const css = readFileSync(file, 'utf8');
  // Docusaurus's configuration: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-css-cascade-layers
  const layers = {'docusaurus.infima': (from: string) => from.includes('/infima/')};
  const docusaurus = [PostCssPluginWrapInLayer({layers})];
  const {plugins} = leanStyles().configurePostCss?.({plugins: docusaurus}) ?? {plugins: []};
  const lean = (await postcss(plugins as AcceptedPlugin[]).process(css, {from: file})).css;
  for (const used of [
    '.menu__list-item--collapsed',
    '.navbar-sidebar--show',
    '.dropdown--show',
    '.tabs__item--active',
    '.pagination-nav__link--next',
    '--ifm-z-index-fixed:',
  ]) {
    expect(lean).toContain(used);
  }
  for (const unused of [
    '.avatar',
    '.alert--danger',
    '.hero--primary',
    '.pills',
    '.badge',
    '.padding-vert--xs',
    '--ifm-color-primary:',
  ]) {
    expect(lean).not.toContain(unused);
  }
});

it("doesn't change other style sheets", async () => {
  const css = '.avatar { color: var(--ifm-color-primary); }';
  const {css: lean} = await postcss([leanInfima()]).process(css, {from: '/src/css/own.css'});
  expect(lean).toBe(css);
});
