import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '../../base/source/paths';
import {rare, shared} from './plugin';

/** Every style sheet of the site and of the packages that contribute some. */
const sheets = [
  'src',
  ...['@docsearch', '@docusaurus/theme-search-algolia', '@docusaurus/plugin-debug'].map(
    (name) => `node_modules/${name}`,
  ),
].flatMap((folder) =>
  listFiles(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

test.each([...rare, ...Object.values(shared)])('a style sheet exists at %s', (place) => {
  expect(sheets.filter((sheet) => place.test(sheet))).not.toEqual([]);
});
