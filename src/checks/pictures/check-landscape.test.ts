import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkLandscape} from './check-landscape';

const faults = (pictures: Record<string, string>) =>
  faultsOf(checkLandscape, {
    'docs/guides/topic/title.md': page('![Records flow from tools to tickets.](./img/flow.svg)'),
    ...Object.fromEntries(
      Object.entries(pictures).map(([name, text]) => [`docs/guides/topic/img/${name}`, text]),
    ),
  });

test('accepts two drawings that say the same on different lines', async () => {
  expect(
    await faults({
      'flow.svg': '<svg>\n<text>Tools find</text>\n<text>7 records</text>\n</svg>',
      'flow.wide.svg': '<svg>\n<text>Tools find 7 records</text>\n</svg>',
    }),
  ).toEqual([]);
});

test('rejects a picture without a landscape drawing', async () => {
  expect(await faults({'flow.svg': '<svg/>'})).toEqual([
    'docs/guides/topic/img/flow.svg:1  there is no landscape drawing of this picture  draw the same content 672 units wide and at most 360 high, as img/flow.wide.svg',
  ]);
});

test('rejects drawings that say different things', async () => {
  expect(
    await faults({
      'flow.svg': '<svg>\n<text>7 records</text>\n</svg>',
      'flow.wide.svg': '<svg>\n<text>8 records</text>\n</svg>',
    }),
  ).toEqual([
    expect.stringMatching(/flow\.svg:2 {2}the portrait drawing says "7"/),
    expect.stringMatching(/flow\.wide\.svg:2 {2}the landscape drawing says "8"/),
  ]);
});
