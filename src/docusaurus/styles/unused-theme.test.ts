import postcss from 'postcss';
import {expect, it} from 'vitest';
import {leanTheme} from './unused-theme';

const css = `.sidebarLogo { color: red; }
.sidebar, .menuHtmlItem { color: green; }
[dir='rtl'] .expandButtonIcon { color: blue; }`;

const leanOf = async (from: string) => (await postcss([leanTheme()]).process(css, {from})).css;

it("drops the theme's rules for what no page shows, and keeps the others", async () => {
  const lean = await leanOf('/node_modules/@docusaurus/theme-classic/lib/theme/styles.module.css');
  expect(lean.trim()).toBe('.sidebar { color: green; }');
});

it("doesn't change the site's own style sheets", async () => {
  expect(await leanOf('/src/app/styles.module.css')).toBe(css);
});
