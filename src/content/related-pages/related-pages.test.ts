import type {Link, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import completeRelatedPages from '../related-pages';
import arrangeRelatedPages from './arrange';

/** Returns the links on a page after its related pages are completed. */
function linksOn(path: string, text: string): string[] {
  const tree: Root = unified().use(remarkParse).parse(text);
  completeRelatedPages()(tree, new VFile({path}));
  const urls: string[] = [];
  visit(tree, 'link', ({url}: Link) => {
    urls.push(url);
  });
  return urls;
}

const roles = 'docs/guides/security/roles.md';

test('a page without named related pages ends with the four that have the most in common with it', () => {
  const found = linksOn(roles, '# Roles\n\n## Related pages\n');
  expect(found).toHaveLength(4);
  expect(found).toContain('access-controls.md');
  expect(found).toContain('users.md');
});

test("the pages that the writer names come first and aren't repeated", () => {
  const text =
    '## Related pages\n\n- [SLA](../data-models/sla.md#levels): due dates\n- [Users](users.md): who gets a role\n';
  const found = linksOn(roles, text);
  expect(found.slice(0, 2)).toEqual(['../data-models/sla.md#levels', 'users.md']);
  expect(found).toHaveLength(4);
  expect(found.filter((url) => url.startsWith('users.md'))).toHaveLength(1);
});

test("four named pages stay as they are, and other sections aren't changed", () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => `- [${name}](${name}.md)\n`).join('');
  expect(linksOn(roles, `## Related pages\n\n${four}`)).toHaveLength(4);
  expect(linksOn(roles, '## Steps\n')).toEqual([]);
});

test('connectors and data models keep only the related pages their writer chose', () => {
  expect(linksOn('docs/connectors/okta.md', '## Related pages\n')).toEqual([]);
});

test('what the list says about a page is below its link', () => {
  const children = markdown(
    '## Related pages\n\n- [Users](users.md): who gets a **role**\n- [SLA](sla.md)\n- [A](a.md) and [B](b.md): both\n',
  );
  arrangeRelatedPages()({type: 'root', children});
  const [, list] = children;
  expect(list?.data?.hProperties?.className).toEqual(['related']);
  const [users, sla, two] =
    list?.type === 'list' ? list.children.flatMap((item) => item.children) : [];
  expect(users).toMatchObject({
    children: [
      {type: 'link', url: 'users.md'},
      {type: 'text', value: ' '},
      {data: {hName: 'small'}, children: [{value: 'who gets a '}, {type: 'strong'}]},
    ],
  });
  expect(sla).toMatchObject({children: [{type: 'link', url: 'sla.md'}]});
  expect(two).toMatchObject({
    children: [
      {type: 'link', url: 'a.md'},
      {value: ' and '},
      {type: 'link', url: 'b.md'},
      {value: ' '},
      {data: {hName: 'small'}, children: [{value: 'both'}]},
    ],
  });
});
