import {expect, test} from 'vitest';
import {offlineStyle} from './style';

const paths = {
  siteUrl: 'https://docs.example.com',
  base: '/',
  files: new Set(['assets/fonts/a.woff2']),
};
const styled = (css: string) => offlineStyle(css, 'assets/css/styles.css', paths);

test('controls that need the page’s script are hidden', () => {
  expect(styled('@media (scripting:none){.vote{display:none}}')).toBe(
    '@media (min-width: 0){.vote{display:none}}',
  );
  expect(styled('@media (width>=1024px) and (scripting:enabled){a{top:0}}')).toBe(
    '@media (width>=1024px) and (max-width: 0){a{top:0}}',
  );
});

test('fonts are found from the style sheet', () => {
  expect(styled('@font-face{src:url(/assets/fonts/a.woff2)format("woff2")}')).toBe(
    '@font-face{src:url(../fonts/a.woff2)format("woff2")}',
  );
  expect(styled('a{background:url("data:image/svg+xml,/x")}')).toBe(
    'a{background:url("data:image/svg+xml,/x")}',
  );
});
