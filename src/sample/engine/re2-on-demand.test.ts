import {expect, it} from 'vitest';
import {RE2JS, withRe2} from './re2-on-demand';

const matches = (_query: string) => RE2JS.compile('web-\\d+').testExact('web-01');
const operations = withRe2({matches, list: () => ['any', 'answer']});

it('answers a query without patterns at once, without RE2', () => {
  expect(operations.matches('FIND Host')).toBe(false);
  expect(operations.list()).toEqual(['any', 'answer']);
});

it('loads RE2 before the first operation on a query with a pattern', async () => {
  expect(await operations.matches('FIND Host WHERE name =~ "web-[0-9]+"')).toBe(true);
  expect(operations.matches('FIND Host')).toBe(true);
});
