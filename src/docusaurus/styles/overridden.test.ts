import postcss from 'postcss';
import {expect, test} from 'vitest';
import {withoutOverridden} from './overridden';

const infima = {from: '/site/node_modules/infima/dist/css/default/default.css'};

const lean = (css: string, own: string, options = infima) =>
  postcss([withoutOverridden([own])]).process(css, options).css;

test('what our styles set for the same selector is removed, with rules that become empty', () => {
  const css = '.menu{padding:1rem;color:red}.menu__link{margin-top:1px}';
  expect(lean(css, '.menu{padding:0}.menu__link{margin:0}')).toBe('.menu{color:red}');
});

test('what we set under a condition stays', () => {
  const css = '.menu{color:red}';
  expect(lean(css, '@media print{.menu{color:black}}')).toBe(css);
  expect(lean(css, '.dark{.menu{color:white}}')).toBe(css);
  expect(lean(css, '.menu:hover{color:blue}')).toBe(css);
});

test('a rule for several selectors stays until we set all of them', () => {
  const css = '.menu,.tabs{color:red}';
  expect(lean(css, '.menu{color:blue}')).toBe(css);
  expect(lean(css, '.menu,.tabs{color:blue}')).toBe('');
});

test("important declarations and other packages' styles stay", () => {
  expect(lean('.menu{color:red!important}', '.menu{color:blue}')).toContain('red');
  const docsearch = {from: '/site/node_modules/@docsearch/css/style.css'};
  expect(lean('.menu{color:red}', '.menu{color:blue}', docsearch)).toContain('red');
});
