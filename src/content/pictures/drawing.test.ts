import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import {afterAll, expect, it} from 'vitest';
import {readDrawing} from './drawing';

const folder = mkdtempSync(path.join(tmpdir(), 'drawings-'));
afterAll(() => rmSync(folder, {recursive: true}));

function drawn(style: string, shapes: string): string {
  const file = path.join(folder, 'flow.svg');
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 90" width="360" height="90" role="img" aria-label="Flow">
  <style>
    :root { --ink: #000; } @media (prefers-color-scheme: dark) { :root { --ink: #fff; } }
    text { font-family: Arial; font-size: 13px; fill: var(--ink); } ${style}
  </style>
  ${shapes}
</svg>
`,
  );
  return toHtml(readDrawing(file, 'portrait', 2), {space: 'svg'});
}

const svg = (content: string) =>
  `<svg class="portrait" viewBox="0 0 360 90" font-size="13" fill="var(--ink)">${content}</svg>`;

it('has its rules as attributes, and the font of the page', () => {
  expect(
    drawn(
      '.line, .box { stroke: red; } .box { stroke-width: 2; }',
      '<rect class="box" x="1"/>\n<text style="fill: blue">Tools</text>',
    ),
  ).toBe(svg('<rect x="1" stroke="red" stroke-width="2"></rect><text fill="blue">Tools</text>'));
});

it('has arrows whose heads are its own, and no background', () => {
  expect(
    drawn(
      '.paper { fill: white; } .arrow { marker-end: url(#head); }',
      '<defs><marker id="head"/></defs><rect class="paper" width="360"/><path class="arrow"/>',
    ),
  ).toBe(
    svg(
      '<defs><marker id="portrait-2"></marker></defs><path marker-end="url(#portrait-2)"></path>',
    ),
  );
});
