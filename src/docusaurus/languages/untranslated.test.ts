import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readTexts, textsFile, translations} from '../../base/languages/texts';
import {listFiles} from '../../base/source/paths';
import {translatedCode} from './plugin';
import {replacementsOf, translateTexts} from './replacements';
import {shownTexts} from './testing/shown-texts';

/** Tests, and code that only runs while the site is built. */
const notShown =
  /\.test\.|\/testing\/|\/(?:cli|navbar-faults|plugin)\.tsx?$|^src\/base\/(?!components\/)|^src\/docusaurus\/(?!late-script\/tell-failure)/;

/** Texts that no one reads, or that are the same in every language. */
const exceptions: {file?: RegExp; text?: RegExp; reason: string}[] = [
  {
    text: /^(?:Algolia|BQL|Connect|GraphQL|IQ|Platform|Playground|Python|Shell)$/,
    reason: 'names',
  },
  {text: /^(?:Help|Administration) > /, reason: 'menus of the product'},
  {text: /^(?:Enter|Escape|Mod-\w+|Tab)$/, reason: 'keys, as events name them'},
  {text: /^Query$/, reason: "GraphQL's name for the type that an operation begins at"},
  {text: /^(?:FIND |\{ hosts)/, reason: 'code'},
  {text: /^</, reason: 'markup, whose texts are between its tags'},
  {text: /var\(--|\b\d+(?:px|rem)\b/, reason: 'styles'},
  {text: /^(?:a\[href\]|button), /, reason: 'selectors'},
  {text: /^noindex/, reason: 'what search engines read'},
  {text: / \$\{draft\}$/, reason: 'names in storage'},
  {file: /_home\/SectionPicture/, text: /^[a-z]+$/i, reason: 'data models'},
  {file: /theme\/SkipToContent\//, reason: 'what Docusaurus translates'},
  {file: /app\/analytics\/|feedback\/mailto/, reason: 'what we read'},
  {file: /feedback\/PageVote/, text: /^(?:Yes|No|Was .*\$\{answer\})/, reason: 'what we read'},
];

const isException = (file: string, text: string) =>
  exceptions.some((each) => (each.file?.test(file) ?? true) && (each.text?.test(text) ?? true));

const shown = listFiles('src')
  .map((name) => `src/${name}`)
  .filter((file) => translatedCode.test(file) && !notShown.test(file))
  .map((file) => ({file, source: readFileSync(file, 'utf8')}))
  .flatMap(({file, source}) =>
    shownTexts(file, source).map(({line, text}) => ({file, source, line, text})),
  )
  .filter(({file, text}) => !isException(file, text));

test.each(translations)('every text that readers see has a translation in %s', (language) => {
  const texts = readTexts(language);
  const ids = Object.keys(texts);

  /** Whether a longer text contains it, with what's between tags and values. */
  const isPart = (text: string, source: string) =>
    ids.some(
      (id) => id.includes(text) && translateTexts(source, replacementsOf({[id]: ''})) !== source,
    );

  const left = shown
    .filter(({text, source}) => !(text in texts) && !isPart(text, source))
    .map(({file, line, text}) => `${file}:${line}  "${text}"`);
  expect(left, `translate these texts in ${textsFile(language)}`).toEqual([]);
});

test('what readers see are texts between tags, in attributes, and in strings with words', () => {
  const source = `import a from 'Not a text';
    const label: 'Type of it' = ok === 'Also not' ? 'Show all' : \`\${count} rows\`;
    querySelector('main p');
    export default () => <p className="two words" title="Close it">Copy {count}
      pages <code>FIND Host</code></p>;`;
  expect(shownTexts('a.tsx', source)).toEqual([
    {line: 2, text: 'Show all'},
    {line: 2, text: `\${count} rows`},
    {line: 4, text: 'Close it'},
    {line: 4, text: 'Copy'},
    {line: 5, text: 'pages'},
  ]);
});
