import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkTranslatedTexts} from './check-translated-texts';

const faults = (texts: Record<string, string>) => {
  const messages = Object.entries(texts).map(([id, message]) => [id, {message}]);
  const file = JSON.stringify(Object.fromEntries(messages), undefined, 2);
  return faultsOf(checkTranslatedTexts, {'i18n/de/code.json': file});
};

test.each([
  ['Screen: {says}', 'Bildschirm: {says}'],
  [`\${shown} of \${total} \${names}`, `\${shown} von \${total} Zeilen`],
  [`\${countOf(count, 'result')}`, `\${count} \${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`],
  ['theme.common.count', '{count} Treffer'],
])('accepts a translation of %s', async (text, translation) => {
  expect(await faults({[text]: translation})).toEqual([]);
});

test('rejects a translated name of a value', async () => {
  const texts = {Close: 'Schließen {x}', 'Screen: {says}': 'Bildschirm: {sagt}'};
  expect(await faults(texts)).toEqual([
    'i18n/de/code.json:2  the text "Close" has no {x}  omit it',
    'i18n/de/code.json:5  the text "Screen: {says}" has no {sagt}  use one of: says',
  ]);
});

test('rejects a file that no one can read', async () => {
  expect(await faultsOf(checkTranslatedTexts, {'i18n/de/code.json': '{"Close": {'})).toEqual([
    expect.stringContaining("i18n/de/code.json:1  this isn't a JSON object"),
  ]);
});
