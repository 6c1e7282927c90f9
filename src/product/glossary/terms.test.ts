import {expect, test} from 'vitest';
import {parseYaml} from '../../base/yaml/load';
import {termsSchema} from './schema';

const definition = 'definition: What the word means on these pages.';
const parse = (yaml: string) => parseYaml(yaml, 'terms.yaml', termsSchema);

test('a term requires only a definition', () => {
  expect(parse(`- term: Term\n  ${definition}`)).toMatchObject([{term: 'Term', noInline: false}]);
});

test('a term without a definition is rejected at its line', () => {
  expect(() => parse(`- term: One\n  ${definition}\n- term: Two`)).toThrow(
    'terms.yaml:3  "1.definition": has no definition: say in one or two sentences what the term means',
  );
});

test.each([
  ['definition: Short.', 'has fewer than 30 characters'],
  [`definition: ${'Long. '.repeat(60)}End.`, 'has more than 240 characters'],
  ['definition: A sentence that no one ever finished writing', "doesn't end with a period"],
  [`${definition}\n  page: /docs/roles`, "isn't a file in docs/"],
  [`${definition}\n  source: {name: A, url: "http://example.com"}`, 'url'],
  [`${definition}\n  alias: T`, 'alias'],
])('%j is rejected', (field, reason) => {
  expect(() => parse(`- term: Term\n  ${field}`)).toThrow(reason);
});
