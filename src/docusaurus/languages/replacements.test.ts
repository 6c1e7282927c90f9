import {readFileSync} from 'node:fs';
import {describe, expect, it, test} from 'vitest';
import {readTexts, textsFile, translations} from '../../base/languages/texts';
import {listFiles} from '../../base/source/paths';
import {translatedCode} from './plugin';
import {inPrint, replacementsOf, translateTexts} from './replacements';

const docSearch = 'node_modules/@docsearch/react/dist/esm/index.js';
/** The code of the interface, and the code that adds texts to pages. */
const code = [...listFiles('src').map((file) => `src/${file}`), docSearch]
  .filter((file) => translatedCode.test(file) || file.startsWith('src/content/'))
  .filter((file) => !file.includes('.test.'))
  .concat('docusaurus.config.ts')
  .map((file) => readFileSync(file, 'utf8'));

/** The questions on the home page. */
const questions = readFileSync('src/pages/_home/queries.yaml', 'utf8');

/** Searching hundreds of files for a word takes much less time than for a pattern. */
const longestWord = (id: string) =>
  id.split(' ').reduce((one, other) => (other.length > one.length ? other : one));

describe.each(translations)('the texts in %s', (language) => {
  const texts = Object.entries(readTexts(language));

  it.each(texts)('translate a text that readers see: %s', (id) => {
    const replacements = replacementsOf({[id]: 'other'});
    const isShown =
      questions.includes(`question: ${id}\n`) ||
      code.some(
        (each) => each.includes(longestWord(id)) && translateTexts(each, replacements) !== each,
      );
    expect(isShown, `nothing says this anymore: correct ${textsFile(language)}`).toBe(true);
  });

  it.each(texts)('are not a text with another translation: %s', (_id, text) => {
    expect([undefined, text]).toContain(readTexts(language)[text]);
  });

  it.each(texts)('have no quotation marks that would end a string: %s', (_id, text) => {
    expect(text.replaceAll(/\{[^}]*\}/g, '')).not.toMatch(/['"`]/);
  });
});

test('a text is translated as a string, as a template, and between tags, and nowhere else', () => {
  const texts = Object.fromEntries([
    ['Copy page', 'Seite kopieren'],
    [`All \${n}`, `Alle \${n}`],
    ['All', 'Alle'],
    ['No', 'Nein'],
  ]);
  const before = `const a = 'Copy page', b = \`All \${n}\`, c = 'All but one', d = NoRows, e = (): () => All<No> => f;
    <b title="Copy page">
      Copy page
    </b> <i>No</i>`;
  const after = `const a = 'Seite kopieren', b = \`Alle \${n}\`, c = 'All but one', d = NoRows, e = (): () => All<No> => f;
    <b title="Seite kopieren">
      Seite kopieren
    </b> <i>Nein</i>`;
  expect(translateTexts(before, replacementsOf(texts))).toBe(after);
});

test("a text in English has the quotes of print, but its values and code don't", () => {
  const ids = [
    `No results for "\${query ?? ''}"`,
    'It doesn\'t. See <a href="/">this</a>',
    '{"limit": 5}',
  ];
  expect(inPrint(ids)).toEqual({
    [ids[0] as string]: `No results for “\${query ?? ''}”`,
    [ids[1] as string]: 'It doesn’t. See <a href="/">this</a>',
  });
});
