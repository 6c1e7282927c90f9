import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test} from 'vitest';
import markdownCopies from './plugin';

const outDir = mkdtempSync(path.join(tmpdir(), 'markdown-copies-'));
afterAll(() => rmSync(outDir, {recursive: true}));

const plugin = markdownCopies({baseUrl: '/'} as LoadContext);
beforeAll(async () => {
  const docs = {
    loadedVersions: [
      {
        versionName: 'current',
        docs: [
          {
            id: 'roles',
            title: 'Roles',
            description: 'Who may what.',
            permalink: '/docs/roles',
            source: '@site/docs/guides/security/roles.md',
            frontMatter: {},
          },
        ],
        sidebars: {docs: [{type: 'doc', id: 'roles'}]},
      },
    ],
  };
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: docs}},
  } as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]);
});

test('a build has a copy of each page, the list of pages, and the text of each section', async () => {
  await plugin.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  const written = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const copy = written('docs/roles.md');
  expect(copy).toMatch(/^---\ntitle: Roles\n[\s\S]*\n# Roles\n/);
  expect(written('llms.txt')).toContain('/docs/roles.md): Who may what.\n');
  expect(written('llms/guides.txt')).toContain(copy);
});

test('the dev server serves them as text, and passes other requests on', () => {
  const {devServer} = (plugin as Required<Plugin>).configureWebpack(
    {},
    false,
    {} as never,
    undefined,
  ) as unknown as {devServer: {setupMiddlewares(middlewares: unknown[]): void}};
  const middlewares: {middleware: (...all: unknown[]) => void}[] = [];
  devServer.setupMiddlewares(middlewares);
  const ask = (url: string) => {
    const answer: string[] = [];
    middlewares[0]?.middleware(
      {url} as IncomingMessage,
      {
        setHeader: (_name: string, value: string) => answer.push(value),
        end: (text: string) => answer.push(text.split('\n')[0] ?? ''),
      } as unknown as ServerResponse,
      () => answer.push('next'),
    );
    return answer;
  };
  expect(ask('/docs/roles.md?1')).toEqual(['text/markdown; charset=utf-8', '---']);
  expect(ask('/llms.txt')).toEqual(['text/plain; charset=utf-8', expect.stringMatching(/^# /)]);
  expect(ask('/docs/roles')).toEqual(['next']);
  expect(ask('/docs/%E0.md')).toEqual(['next']);
});
