import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config, LoadContext, Props} from '@docusaurus/types';

/**
 * A one-page site whose search index covers a corpus of pages that are already built.
 * CORPUS is a JSON file with the corpus; the index is written next to the page.
 */
const corpus: {folder: string; routes: string[]} = JSON.parse(
  readFileSync(process.env.CORPUS ?? '', 'utf8'),
);
const searchLocal = require('@easyops-cn/docusaurus-search-local');

function search(context: LoadContext) {
  const options = searchLocal.validateOptions({
    options: {indexBlog: false, indexPages: true},
    validate: (schema: {validate(value: unknown): {value: unknown}}, value: unknown) =>
      schema.validate(value).value,
  });
  const plugin = searchLocal.default(context, options);
  return {
    ...plugin,
    postBuild: (props: Props) =>
      plugin.postBuild({
        ...props,
        outDir: corpus.folder,
        routesPaths: corpus.routes,
        plugins: undefined,
      }),
  };
}

const config: Config = {
  title: 'easyops',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true, faster: true},
  storage: {type: 'localStorage', namespace: false},
  // After the classic theme, whose empty search bar it replaces.
  themes: [require.resolve('@docusaurus/theme-classic'), search],
  plugins: [
    [
      require.resolve('@docusaurus/plugin-content-docs'),
      {path: path.join(__dirname, 'docs'), routeBasePath: '/', sidebarPath: false},
    ],
  ],
};

export default config;
