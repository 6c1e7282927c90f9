import postcss from 'postcss';
import {expect, it} from 'vitest';
import {desktopAt996} from './desktop-at-996';

it.each([
  ['@media (max-width: 996px) {}', '@media (width < 996px) {}'],
  [
    '@media (min-width:997px) and (pointer: fine) {}',
    '@media (width >= 996px) and (pointer: fine) {}',
  ],
  ['@media (max-width: 768px) {}', '@media (max-width: 768px) {}'],
])('rewrites %s as %s', async (css, moved) => {
  expect((await postcss([desktopAt996()]).process(css, {from: undefined})).css).toBe(moved);
});
