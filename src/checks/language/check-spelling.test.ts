import {readFileSync} from 'node:fs';
import {expect, test, vi} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkSpelling, dictionaryFile} from './check-spelling';

// Each test loads the dictionaries, which takes a second.
vi.setConfig({testTimeout: 30_000});

test('accepts American English, the product, software terms and words of the dictionary', async () => {
  expect(
    await faultsOf(checkSpelling, 'The color of {Product}IQ, Kubernetes and EPSS. You’ll see it.'),
  ).toEqual([]);
});

test('leaves code, addresses and derived parts alone', async () => {
  expect(
    await faultsOf(
      checkSpelling,
      'Set `riskScoer` at [the page](https://exampel.com/foobaz).\n\n```text\nwrnog\n```\n\n::roles',
    ),
  ).toEqual([]);
});

test('refuses a misspelled word on its line, in text and in alternative text', async () => {
  const found = await faultsOf(
    checkSpelling,
    'The color.\n\nThe vulnerabilty and its colour.\n\n![A pciture](./img/a.svg)',
  );
  expect(found.map((fault) => /:(\d+) {2}(.*?) {2}/.exec(fault)?.slice(1))).toEqual([
    ['9', 'unknown word "vulnerabilty"'],
    ['9', 'unknown word "colour"'],
    ['11', 'unknown word "pciture"'],
  ]);
  expect(found[0]).toContain('vulnerability');
});

test('accepts a new word that resembles no other, and refuses a typo whose first letter is wrong', async () => {
  const found = await faultsOf(
    checkSpelling,
    'Kerberoasting and Zerologon are attacks. A kdministrative word.\n\nRead therecord.',
  );
  expect(found.map((fault) => /:(\d+) {2}(.*?) {2}/.exec(fault)?.slice(1))).toEqual([
    ['7', 'unknown word "kdministrative"'],
    ['9', 'unknown word "therecord"'],
  ]);
});

test('refuses a misspelled word in a picture and in data that pages show, but not in code', async () => {
  const found = await faultsOf(checkSpelling, {
    'docs/guides/topic/img/a.svg': '<svg>\n<text x="1">The <tspan>pciture</tspan></text>\n</svg>',
    'docs/guides/topic/_category_.yml': 'label: Serching\n',
    'src/product/udm/value-sets.yaml':
      'confidences:\n  - {name: Tentitive, meaning: "One sing, `riskScoer` or exampel.com/foobaz."}\n',
    'src/sample/organization/data/organization.yaml': '- {name: Noor Hadad}\n',
  });
  expect(found.map((fault) => fault.split('  ').slice(0, 2))).toEqual([
    ['docs/guides/topic/_category_.yml:1', 'unknown word "Serching"'],
    ['docs/guides/topic/img/a.svg:2', 'unknown word "pciture"'],
    ['src/product/udm/value-sets.yaml:2', 'unknown word "Tentitive"'],
  ]);
});

test('the dictionary is sorted, a word a line', () => {
  const words = readFileSync(dictionaryFile, 'utf8').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});
