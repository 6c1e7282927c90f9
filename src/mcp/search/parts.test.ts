import {expect, it} from 'vitest';
import {partsOfQuestion} from './parts';

it('separates what happened from what is asked', () => {
  expect(
    partsOfQuestion(
      'Exports return 403, but the service user works. Which permissions does its role need?',
    ),
  ).toEqual([
    'Exports return 403',
    'the service user works.',
    'Which permissions does its role need?',
  ]);
});

it('leaves out what says nothing', () => {
  expect(partsOfQuestion('Tickets stay open after the sync. Why is that? What now?')).toEqual([]);
});

it('keeps addresses and names whole', () => {
  expect(partsOfQuestion('Why does tenable.io answer 10,000 rows at most?')).toEqual([]);
});
