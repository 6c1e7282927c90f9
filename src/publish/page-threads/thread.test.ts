import {once} from 'node:events';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {startThread} from '../../base/threads';
import {parseFrontMatter} from '../../product/page-files/preprocess';
import type {Page, PageRequest, ThreadData} from './messages';

const siteDir = path.resolve('.');
const docs = path.join(siteDir, 'docs');
const data: ThreadData = {
  options: {
    admonitions: true,
    siteDir,
    staticDirs: [path.join(siteDir, 'static')],
    markdownConfig: {
      anchors: {maintainCase: false},
      emoji: true,
      format: 'detect',
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
      mermaid: false,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      parseFrontMatter,
      remarkRehypeOptions: {},
    },
  },
  permalinks: new Map([['@site/docs/guides/security/roles.md', '/docs/roles']]),
  versions: [{contentPath: docs}],
  site: {
    pages: [
      {
        title: 'Access',
        description: 'Who may what.',
        route: '/docs/access',
        frontMatter: {},
        file: 'docs/guides/security/access.md',
        items: [],
      },
    ],
    sidebars: new Map(),
    frozen: [],
  },
};

const thread = startThread('src/publish/page-threads/thread.ts', {
  ...data,
  options: JSON.parse(JSON.stringify(data.options)),
});
afterAll(() => thread.terminate());

async function compile(content: string) {
  const page: Page = {
    content,
    filePath: path.join(docs, 'guides/security/access.md'),
    frontMatter: {},
    compilerName: 'client',
  };
  thread.postMessage({id: 1, processor: 'mdProcessor', page} satisfies PageRequest);
  const [answer] = await once(thread, 'message');
  return answer;
}

test('a thread compiles a page with the site’s plugins and links', async () => {
  const {compiled} = await compile('# Access\n\nSee [Roles](roles.md).\n\n::roles\n');
  expect(compiled.data.contentTitle).toBe('Access');
  expect(compiled.content).toContain('"/docs/roles"');
  expect(compiled.content).toContain('Administrator');
});

test('a page’s Markdown copy is made of the text, without what only a screen needs', async () => {
  const {compiled} = await compile(
    'See [this page](access.md) at 10:30.\n\n```bql run\nFIND Host LIMIT 1\n```\n',
  );
  expect(compiled.data.copy).toMatch(/^---\ntitle: Access\n/);
  expect(compiled.data.copy).toContain('[this page](https://docs');
  expect(compiled.data.copy).toContain('10:30');
  expect(compiled.data.copy).toContain('Result in the sample organization');
});

test('a thread leaves a page that is wrong to the build', async () => {
  expect(await compile('```bql run\nFIND Hots\n```\n')).toEqual({id: 1});
});
