import {expect, test} from 'vitest';
import {product} from '../../product/facts';
import {writeIndex, writeSection} from './llms';

const page = (title: string, route: string) => ({
  title,
  description: `About ${title}.`,
  route,
  frontMatter: {},
  items: [],
});

const section = {
  title: 'Guides',
  about: 'How to.',
  textPath: '/llms/guides.txt',
  pages: [page('Roles', '/docs/roles'), page('Users', '/docs/users')],
};

const site = product.siteUrl;

test("llms.txt has a title, a summary, and each section's links with descriptions", () => {
  const index = writeIndex([section]);
  expect(index).toMatch(/^# .+\n\n> .+\n\n/);
  expect(index).toContain(
    `\n\n## Guides\n\n- [All of Guides](${site}/llms/guides.txt): How to.\n- [Roles](${site}/docs/roles.md): About Roles.\n- [Users](${site}/docs/users.md): About Users.\n\n## `,
  );
});

test("a section's text has its pages in order", () => {
  const text = writeSection(section, [
    '---\nurl: a\n---\n\n# Roles\n',
    '---\nurl: b\n---\n\n# Users\n',
  ]);
  expect(text).toBe(
    `# ${product.name} documentation: Guides\n\n> How to.\n\n---\nurl: a\n---\n\n# Roles\n\n---\nurl: b\n---\n\n# Users\n`,
  );
});
