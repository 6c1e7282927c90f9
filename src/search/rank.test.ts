import {describe, expect, it} from 'vitest';
import {rank} from './rank';

const page = (title: string, description = '') => ({title, description, route: `/docs/${title}`});
const titles = (query: string, ...pages: ReturnType<typeof page>[]) =>
  rank(pages, query).map(({title}) => title);

describe('rank', () => {
  it('finds a word in a title or a description, whatever its case', () => {
    const pages = [
      page('Roles', 'What a member may do.'),
      page('Users', 'Give a person roles.'),
      page('Risk scores'),
    ];
    expect(titles('ROLES', ...pages)).toEqual(['Roles', 'Users']);
  });

  it('wants every word', () => {
    expect(titles('risk scores', page('Risk scores'), page('Risk factors'))).toEqual([
      'Risk scores',
    ]);
  });

  it('puts a title that begins with the word before one that holds it', () => {
    expect(titles('search', page('Basic search'), page('Research'), page('Search a list'))).toEqual(
      ['Search a list', 'Basic search', 'Research'],
    );
  });

  it('orders equal matches by title', () => {
    expect(titles('t', page('Tokens'), page('Tickets'))).toEqual(['Tickets', 'Tokens']);
  });

  it('answers an empty query with nothing', () => {
    expect(titles('  ', page('Roles'))).toEqual([]);
  });
});
