import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const benches = readdirSync('bench', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => `bench/${name}`);

/** What tells people about the repository, next to the pages of the site, which have checks of their own. */
const readmes = ['.', 'decisions', 'deploy', ...benches].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);

/** The page that a writer makes in the examples. */
const example = 'docs/connectors/acme.md';

describe.each(readmes)('%s', (readme) => {
  const named = readFileSync(readme, 'utf8').matchAll(
    /`((?:bench|deploy|docs|e2e|scripts|src|static)\/[^`*<>{}\s]*)`/g,
  );

  test('names files and folders that exist', () => {
    const paths = [...named].map(([, path]) => path as string);
    expect(paths.filter((path) => path !== example && !existsSync(path))).toEqual([]);
  });
});
