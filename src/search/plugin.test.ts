import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {reactPages} from '../product/react-pages';
import search from './plugin';

const siteDir = mkdtempSync(path.join(tmpdir(), 'search-plugin-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

let plugin: Plugin;
beforeEach(() => {
  plugin = search({
    siteDir,
    baseUrl: '/',
    i18n: {currentLocale: 'en'},
    siteConfig: {
      url: 'https://docs.example.com',
      baseUrl: '/',
      trailingSlash: false,
      themeConfig: {},
    },
  } as unknown as LoadContext);
});

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
};

describe('after a build', () => {
  const outDir = path.join(siteDir, 'build');
  const index = path.join(outDir, 'search-index');
  const build = () =>
    plugin.postBuild?.({outDir, routesPaths: ['/help']} as unknown as Parameters<
      NonNullable<Plugin['postBuild']>
    >[0]);

  it("the pages' index is next to them, without files from an earlier build", async () => {
    write(
      'build/help.html',
      '<meta name=docsearch:language content=en><meta name=docusaurus_tag content=default><main><h1>Help</h1></main>',
    );
    write('build/search-index/words-old.json', '{}');
    await build();
    const {titles, words} = JSON.parse(readFileSync(path.join(index, 'index.json'), 'utf8'));
    expect(titles).toEqual(['Help']);
    expect(existsSync(path.join(index, 'words-old.json'))).toBe(false);
    expect(readdirSync(index)).toContain(words[0][1]);
  });
});

describe('the dev server', () => {
  const inReact = reactPages.map(({title}) => title);

  /** Tells the plugin which pages the site now has. */
  const load = (...titles: string[]) =>
    plugin.allContentLoaded?.({
      allContent: {
        'docusaurus-plugin-content-docs': {
          default: {
            loadedVersions: [
              {
                versionName: 'current',
                sidebars: {},
                docs: titles.map((title) => ({
                  id: title,
                  title,
                  description: '',
                  source: `@site/docs/${title}.md`,
                  permalink: `/docs/${title}`,
                  frontMatter: {},
                })),
              },
            ],
          },
        },
      },
    } as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]);

  /** Returns the titles in the dev server's index. */
  function servedTitles(): string[] {
    const {devServer} = (plugin as Required<Plugin>).configureWebpack(
      {},
      false,
      {} as never,
      undefined,
    ) as unknown as {
      devServer: {setupMiddlewares(middlewares: unknown[]): void};
    };
    const middlewares: {middleware: (...all: unknown[]) => void}[] = [];
    devServer.setupMiddlewares(middlewares);
    let answer = '';
    middlewares[0]?.middleware(
      {url: '/search-index/index.json'} as IncomingMessage,
      {
        setHeader: () => {},
        end: (text: string) => {
          answer = text;
        },
      } as unknown as ServerResponse,
      () => {},
    );
    return JSON.parse(answer).titles;
  }

  it('serves the current index of the Markdown and React pages', async () => {
    write('docs/roles.md', 'Text.');
    await load('roles');
    expect(servedTitles()).toEqual(['roles', ...inReact]);
    await load('roles', 'users');
    expect(servedTitles()).toEqual(['roles', 'users', ...inReact]);
  });

  it("doesn't change the server's bundle", () => {
    expect((plugin as Required<Plugin>).configureWebpack({}, true, {} as never, undefined)).toEqual(
      {},
    );
  });
});
