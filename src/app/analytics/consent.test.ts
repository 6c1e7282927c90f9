import {expect, it} from 'vitest';
import {refusesTracking} from './consent';

it.each([
  ['says nothing', {doNotTrack: null}, false],
  ['allows it', {doNotTrack: '0', globalPrivacyControl: false}, false],
  ['sends Do Not Track', {doNotTrack: '1'}, true],
  ['sends Global Privacy Control', {doNotTrack: null, globalPrivacyControl: true}, true],
])('a reader whose browser %s', (_, preferences, refused) => {
  expect(refusesTracking(preferences)).toBe(refused);
});
