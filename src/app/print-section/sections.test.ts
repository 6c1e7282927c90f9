import {expect, test} from 'vitest';
import {writeIndex} from '../../publish/markdown-copies/llms';
import {readSections} from './sections';

test('reads the sections and pages that the build lists, without its other links', () => {
  const page = (title: string, route: string) => ({
    ...{title, route, description: `About ${title}.`},
    ...{frontMatter: {}, items: []},
  });
  const section = (title: string, ...pages: ReturnType<typeof page>[]) => ({
    ...{title, about: 'How to.', textPath: `/llms/${title}.txt`, pages},
  });
  const text = writeIndex([
    section('Guides', page('Roles [old]', '/docs/roles'), page('Users', '/docs/users')),
    section('BQL', page('Overview', '/docs/bql-overview'), page('Operators', '/docs/category/bql')),
  ]);
  expect(readSections(text)).toEqual([
    {
      title: 'Guides',
      pages: [
        {title: 'Roles [old]', route: '/docs/roles'},
        {title: 'Users', route: '/docs/users'},
      ],
    },
    {title: 'BQL', pages: [{title: 'Overview', route: '/docs/bql-overview'}]},
  ]);
});
