import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import type {SearchResult} from '../../../search/index/backend';
import {incompleteText} from '../incomplete';
import Count from './Count';

interface Case {
  query?: string;
  /** Undefined if no host could be reached. */
  hits?: number;
  isPartial?: boolean;
  isCut?: boolean;
}

/** What's shown while results are counted, and what a screen reader announces. */
function shown(
  {query = 'roles', isPartial = false, isCut = false, ...rest}: Case,
  isAnswered = true,
) {
  const {hits} = rest;
  const result =
    hits === undefined
      ? undefined
      : ({hits: Array.from({length: hits}, () => ({})), nbHits: hits} as unknown as SearchResult);
  const answer = isAnswered ? {query: 'roles', page: 0, result, isPartial} : undefined;
  const html = renderToStaticMarkup(<Count query={query} answer={answer as never} isCut={isCut} />)
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");
  const [, counting = '', announced = ''] =
    /^<p[^>]*>(.*)<span role="status">(.*)<\/span><\/p>$/.exec(html) ?? [];
  return {counting, announced};
}
const counting = 'First results for "roles"';

test.each<[what: string, state: Case, counting: string, announced: string]>([
  ['the number', {hits: 2}, '', '2 results for "roles"'],
  ['one result', {hits: 1}, '', '1 result for "roles"'],
  ['that there are none', {hits: 0}, '', 'No results for "roles"'],
  ['nothing while the number can change', {hits: 2, isPartial: true}, counting, ''],
  ['that nothing is found yet', {hits: 0, isPartial: true}, '', 'No results for "roles"'],
  [
    'that only a part was searched',
    {hits: 2, isPartial: true, isCut: true},
    '',
    `Results for "roles". ${incompleteText}`,
  ],
  ['that it failed', {}, '', 'Unable to fetch results'],
  ['what the field searches', {query: '', hits: 2}, '', 'Searches all of the documentation.'],
])('announces %s', (_, state, before, announced) => {
  expect(shown(state)).toEqual({counting: before, announced});
});

test('announces nothing before the first answer', () => {
  expect(shown({}, false)).toEqual({counting: '', announced: ''});
});
