import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readSource} from '../../base/source/read';
import {hashOf, isLongAddress, linkOf} from '../../content/query-examples/link';
import {basicSearchPages, isAboutBasicSearch} from './basic-search';
import {examplesOf} from './examples';

it('a link can contain any query, and how its result is shown', () => {
  const query = 'FIND Host AS h\nWHERE h.name =~ "a+b%\\\\d & ü#"';
  expect(linkOf(hashOf(query))).toEqual({query});
  expect(linkOf(hashOf(query, 'table'))).toEqual({query});
  expect(linkOf(hashOf(query, 'chart'))).toEqual({query, view: 'chart'});
});

it('ignores a fragment without a valid query, and a view that does not exist', () => {
  expect(linkOf('')).toBeUndefined();
  expect(linkOf('#exposure')).toBeUndefined();
  expect(linkOf('#q=&view=graph')).toBeUndefined();
  expect(linkOf('#q=%')).toEqual({query: '%'});
  expect(linkOf('#q=FIND+Host&view=map')).toEqual({query: 'FIND Host'});
});

it('knows which addresses are so long that programs cut them off', () => {
  expect(isLongAddress(hashOf('FIND Host'))).toBe(false);
  expect(isLongAddress(hashOf('x'.repeat(10_000)))).toBe(true);
});

it('returns the first query below each heading of a library page', () => {
  const page = [
    '## Exposure',
    '```bql\nFIND Team\n```',
    '### Find `hosts`',
    '```bql run\nFIND Host\n```',
    'Finds **all** of v1.2, due within :limit[Near SLA], for example. More.',
    '```bql\nFIND Host LIMIT 1\n```',
    '### Read on',
    'No query.',
  ].join('\n\n');
  expect(examplesOf(page, {'find-hosts': ['my servers']})).toEqual([
    {
      title: 'Find hosts',
      query: 'FIND Host',
      about: 'Finds all of v1.2, due within 7 days, for example.',
      questions: ['my servers'],
    },
  ]);
});

it('tells only readers of pages about Basic search what it can show', () => {
  expect(isAboutBasicSearch('/docs/complex-queries')).toBe(true);
  expect(isAboutBasicSearch('/docs/bql-overview')).toBe(false);
  expect(isAboutBasicSearch('/playground')).toBe(false);
  const files = readdirSync('docs', {recursive: true, encoding: 'utf8'});
  const texts = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => readSource(`docs/${file}`));
  for (const page of basicSearchPages)
    expect(
      texts.some((text) => text.includes(`\nslug: /${page}\n`)),
      page,
    ).toBe(true);
});
