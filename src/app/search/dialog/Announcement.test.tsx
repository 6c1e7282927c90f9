import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {incompleteText} from '../incomplete';
import Announcement from './Announcement';
import type {ModalState} from './modal-state';

/** What a screen reader announces. */
function announced({hasHits = true, ...state}: Partial<ModalState> & {hasHits?: boolean}): string {
  const whole = {query: 'roles', status: 'idle', activeItemId: null, collections: [], context: {}};
  const shown = {...whole, ...state} as ModalState;
  const html = renderToStaticMarkup(<Announcement state={shown} hasHits={hasHits} />);
  return /^<p role="status"[^>]*>(.*)<\/p>$/.exec(html)?.[1] ?? html;
}

test.each<[what: string, state: Parameters<typeof announced>[0], text: string]>([
  ['the number of results', {context: {nbHits: 2}}, '2 results for roles'],
  ['one result', {context: {nbHits: 1}}, '1 result for roles'],
  ['that there are none', {hasHits: false}, 'No results for roles'],
  ['nothing while the number can change', {}, ''],
  ['nothing while it loads', {status: 'loading', context: {nbHits: 2}}, ''],
  ['nothing without a query', {query: '', context: {nbHits: 2}}, ''],
  ['that it takes long', {status: 'stalled'}, 'Searching'],
  ['that it failed', {status: 'error', hasHits: false}, 'Unable to fetch results'],
])('announces %s', (_, state, text) => {
  expect(announced(state)).toBe(text);
});

test('announces that only a part was searched, instead of a number', () => {
  const text = announced({context: {nbHits: 2, isIncomplete: true}});
  expect(text).toBe(`Results for roles. ${incompleteText.replace("'", '&#x27;')}`);
});
