import {describe, expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';
import {helpAt} from './help';

const data = {udm, graph: graphOf(loadSample())};

/** Returns the help for the word that begins at `^` in a query. */
function helpIn(marked: string) {
  const offset = marked.indexOf('^');
  return helpAt(marked.replace('^', ''), offset, data);
}

describe('the help for a word of a query', () => {
  it.each([
    ['^FIND Host', 'FIND', '/docs/bql-basic-keywords#find'],
    ['FIND ^Host AS h', 'Host', '/docs/reference/udm/host'],
    ['FIND Host|^Container', 'Container', '/docs/reference/udm/container'],
    ['FIND Vulnerability AS v THAT ^HAS Host AS h', 'HAS', '/docs/bql-relationships#find-the-verb'],
    ['FIND Vulnerability THAT NOT HAS ^Host', 'Host', '/docs/reference/udm/host'],
    ['FIND Host AS ^h', 'h', '/docs/reference/udm/host'],
    ['FIND Host AS h WHERE ^h.name = "a"', 'h', '/docs/reference/udm/host'],
    ['FIND Host WHERE name ^STARTS WITH "a"', 'STARTS WITH', '/docs/bql/operators/string'],
    ['FIND Host WHERE name ^!= "a"', '!=', '/docs/bql/operators/comparison'],
    ['FIND Host RETURN ^count(*)', 'count(value)', '/docs/bql-functions#function-count'],
    ['FIND Host AS h ^order by h.name', 'ORDER BY', '/docs/bql-sorting-pagination'],
  ])('%s', (query, title, page) => {
    expect(helpIn(query)).toMatchObject({title, page});
  });

  it('names the model that defines an attribute, its type, and its meaning', () => {
    const help = helpIn('FIND Host AS h WHERE h.^riskScore > 7');
    expect(help?.title).toMatch(/^\w+\.riskScore$/);
    expect(help?.detail).toBe('number, 0 to 10');
    expect(help?.info).toMatch(/\.$/);
    expect(help?.page).toMatch(/^\/docs\/reference\/udm\/[\w-]+#attribute-riskScore$/);
  });

  it('follows a reference, and reads a query that is wrong elsewhere', () => {
    expect(helpIn('FIND Finding AS f WHERE f.targets.^name =')?.title).toMatch(/\.name$/);
    expect(helpIn('FIND Host AS h WHERE h.^riskScore > AND (')?.title).toMatch(/\.riskScore$/);
  });

  it('gives the place of the word, also with the cursor behind it', () => {
    const query = 'FIND Host';
    expect(helpAt(query, query.length, data)).toMatchObject({start: 5, end: 9, title: 'Host'});
    expect(helpAt(query, 6, data)).toMatchObject({start: 5, end: 9});
  });

  it.each([
    'FIND Host WHERE name = "^Host"',
    'FIND Host LIMIT ^5',
    'FIND Host RETURN name AS ^name',
    '^',
    'FIND ^Hots',
  ])('says nothing about %s', (query) => {
    expect(helpIn(query)).toBeUndefined();
  });

  it('says nothing about a query that is too long or too deep to read', () => {
    expect(helpAt(`FIND Host ${' '.repeat(20_000)}`, 6, data)).toBeUndefined();
    const deep = `FIND Host WHERE ${'('.repeat(100)}name = "a"`;
    expect(helpAt(deep, deep.indexOf('name'), data)).toBeUndefined();
  });
});
