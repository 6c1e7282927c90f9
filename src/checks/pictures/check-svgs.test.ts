import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkSvgs} from './check-svgs';

const style = '<style>@media (prefers-color-scheme: dark) { :root { --ink: #fff; } }</style>';
const svg = (
  content: string,
  attributes = 'viewBox="0 0 360 200" width="360" height="200"',
  name = 'a.svg',
) =>
  faultsOf(checkSvgs, {
    [`docs/apis/img/${name}`]: `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${content}\n</svg>\n`,
  });

test('accepts a picture that follows the color mode', async () => {
  expect(await svg(`${style}<path marker-end="url(#head)" d="M0 0"/><use href="#a"/>`)).toEqual([]);
});

test.each([
  ['<g>', "the XML isn't well-formed"],
  [`${style}<script>alert(1)</script>`, 'the picture contains <script>'],
  [`${style}<g onclick="go()"/>`, '"onclick" runs a script'],
  [`${style}<use href="https://example.com/a.svg"/>`, 'loads "https://example.com/a.svg"'],
  [`${style}<rect fill="url(https://example.com)"/>`, 'loads a file'],
  ['<text>A</text>', 'no dark colors'],
  [`${style}<text>{Product}</text>`, "isn't replaced in pictures"],
])('rejects %s', async (content, wrong) => {
  expect((await svg(content)).some((fault) => fault.includes(wrong))).toBe(true);
});

test.each([
  '<style>.note { font-size: 5px; }</style>',
  '<text style="font-size:11.5px">A</text>',
  '<text font-size="9">A</text>',
])('rejects text that is too small on a phone: %s', async (content) => {
  expect((await svg(`${style}${content}`))[0]).toMatch(
    /^docs\/apis\/img\/a\.svg:2 {2}text is [\d.]+ units high {2}make it at least 12/,
  );
});

test('accepts text that is 12 units high or more', async () => {
  const content = '<text font-size="12" style="font-size: 14px">A</text>';
  expect(await svg(`${style}${content}`)).toEqual([]);
});

test('rejects any other width', async () => {
  expect((await svg(style, 'viewBox="0 0 720 200" width="720"'))[0]).toContain(
    'draw it 360 units wide',
  );
});

test('a landscape drawing is 672 units wide and at most 360 high', async () => {
  const wide = (height: number) =>
    svg(style, `viewBox="0 0 672 ${height}" width="672" height="${height}"`, 'a.wide.svg');
  expect(await wide(360)).toEqual([]);
  expect((await wide(361))[0]).toContain('the landscape drawing is 361 units high');
  expect((await svg(style, undefined, 'a.wide.svg'))[0]).toContain('draw it 672 units wide');
});
