import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const benches = readdirSync('bench', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => `bench/${name}`);

/** Files that describe the repository. Pages of the site have checks of their own. */
const readmes = ['.', 'decisions', 'deploy', ...benches].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);

/** The page that the examples tell a writer to create. */
const example = 'docs/connectors/acme.md';

describe.each(readmes)('%s', (readme) => {
  const named = readFileSync(readme, 'utf8').matchAll(
    /`((?:bench|deploy|docs|e2e|scripts|src|static)\/[^`*<>{}\s]*)`/g,
  );

  test('names only files and folders that exist', () => {
    const paths = [...named].map(([, path]) => path as string);
    expect(paths.filter((path) => path !== example && !existsSync(path))).toEqual([]);
  });
});
