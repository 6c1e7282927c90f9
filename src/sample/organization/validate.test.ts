import {describe, expect, test} from 'vitest';
import {udm} from '../../product/udm';
import type {SampleRecord} from './record';
import {validate} from './validate';

const role: SampleRecord = {id: 'Role-1', typeName: 'Role', name: 'user', title: 'User'};
const host: SampleRecord = {id: 'Host-1', typeName: 'Host', uid: 'web-01', name: 'web-01'};

/** Returns the faults of a valid host after some attributes are changed. */
const faultsWith = (attributes: Record<string, unknown>) =>
  validate([role, {...host, ...attributes} as SampleRecord], udm);

test('valid records have no faults', () => {
  expect(validate([role, host], udm)).toEqual([]);
});

describe('a fault names the record and the attribute', () => {
  test.each([
    ['an unknown model', {typeName: 'Machine'}, 'Host-1  no data model is called "Machine"'],
    ['an abstract model', {typeName: 'Asset'}, 'Host-1  Asset is abstract'],
    ['an unknown attribute', {hostname: 'web-01'}, 'Host-1.hostname  Host has no such attribute'],
    ['a required attribute', {uid: undefined}, 'Host-1.uid  is required'],
    ['a wrong type', {name: 7}, "Host-1.name  7 isn't of type text"],
    ['an empty text', {name: ''}, 'Host-1.name  "" isn\'t of type text'],
    [
      'a date without a time',
      {lastSeen: '2025-12-15'},
      'Host-1.lastSeen  "2025-12-15" isn\'t of type dateTime',
    ],
    ["a day that doesn't exist", {lastSeen: '2025-13-15T00:00:00Z'}, "isn't of type dateTime"],
    [
      'a value outside its set',
      {osFamily: 'Linnux'},
      'Host-1.osFamily  "Linnux" is none of Windows',
    ],
    ['a number outside its range', {riskScore: 11}, "Host-1.riskScore  11 isn't from 0 to 10"],
    ['a fraction of a count', {openFindingCount: 1.5}, "1.5 isn't a whole number"],
    ['one value for a list', {tags: 'pci'}, 'Host-1.tags  must be a list'],
    ['a list for one value', {os: ['Ubuntu']}, 'Host-1.os  must be a single value'],
    ['an empty list', {tags: []}, 'Host-1.tags  is an empty list'],
    ['a reference to nothing', {owners: ['Person-9']}, 'no record has the id "Person-9"'],
    ['a reference to another model', {owners: ['Role-1']}, 'Role-1 is a Role, not a Person'],
  ])('%s', (_name, attributes, message) => {
    expect(faultsWith(attributes)).toEqual([expect.stringContaining(message)]);
  });

  test("an ID that's used twice", () => {
    expect(validate([role, role, {...role}], udm)).toEqual([
      expect.stringContaining('Role-1  the id is used twice'),
      expect.stringContaining('Role-1  the id is used twice'),
    ]);
  });
});
