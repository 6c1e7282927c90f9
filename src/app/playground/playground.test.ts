import {expect, it} from 'vitest';
import {hashOf, queryOf} from '../../content/query-examples/link';
import {examplesOf} from './examples';

it('a link can contain any query', () => {
  const query = 'FIND Host AS h\nWHERE h.name =~ "a+b%\\\\d & ü#"';
  expect(queryOf(hashOf(query))).toBe(query);
});

it('ignores a fragment without a valid query', () => {
  expect(queryOf('#exposure')).toBeUndefined();
  expect(queryOf('#q=')).toBeUndefined();
  expect(queryOf('#q=%')).toBe('%');
});

it('returns the first query below each heading of a library page', () => {
  const page = [
    '## Exposure',
    '```bql\nFIND Team\n```',
    '### Find `hosts`',
    '```bql run\nFIND Host\n```',
    '```bql\nFIND Host LIMIT 1\n```',
    '### Read on',
    'No query.',
  ].join('\n\n');
  expect(examplesOf(page)).toEqual([{title: 'Find hosts', query: 'FIND Host'}]);
});
