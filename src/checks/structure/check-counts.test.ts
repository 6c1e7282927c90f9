import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkCounts} from './check-counts';

const list = (count: number) =>
  Array.from({length: count}, (_, index) => `- Item ${index}`).join('\n');
const rows = (count: number) =>
  ['| What |', '| --- |', ...Array.from({length: count}, () => '| A row |')].join('\n');
const faults = (body: string) => faultsOf(checkCounts, body);

test.each([
  `Three things go wrong most often:\n\n${list(3)}`,
  `Do these two:\n\n${list(2)}`,
  `It has four options:\n\n${rows(4)}`,
  `A run goes three steps:\n\n1. One.\n2. Two.\n3. Three.`,
  `1. There are two ways:\n\n   - One\n   - Another`,
  `Join the two tests in the row that is there:\n\n${list(4)}`,
  `With the first two before the upgrade:\n\n${list(5)}`,
  `Two options act by themselves, in [one](./a.md) and [another](./b.md):\n\n${rows(7)}`,
  `There are two ways to give access.\n\n${rows(7)}`,
  'A prompt has four parts: which records, in which state, since when, and connected to what.',
  'For two reasons: a word that no status knows, or two tools disagree and one prevails.',
  `## Five queries\n\n${list(5)}`,
])('accepts %j', async (body) => {
  expect(await faults(body)).toEqual([]);
});

test.each([
  [
    `Three things go wrong most often:\n\n${list(4)}`,
    '7  "Three things" is directly above 4 items  correct the number or the list',
  ],
  [
    `Do these two:\n\n${list(3)}`,
    '7  "these two" is directly above 3 items  correct the number or the list',
  ],
  [
    `It has five options:\n\n${rows(4)}`,
    '7  "five options" is directly above 4 items  correct the number or the list',
  ],
  [
    'A prompt has three parts: which records, in which state, since when, and connected to what.',
    '"three parts: which records, in which state, since when, and connected to what." names 4',
  ],
  [
    `## Five queries\n\n${list(4)}`,
    '7  "Five queries" is above 4 items  correct the number or the list',
  ],
])('rejects %j', async (body, fault) => {
  expect(await faults(body)).toEqual([expect.stringContaining(fault)]);
});
