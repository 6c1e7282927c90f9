import {describe, expect, it} from 'vitest';
import {areOneAndMany, stem} from './stem';

describe('stem', () => {
  it.each([
    ['policy', 'policies'],
    ['host', 'hosts'],
    ['configure', 'configuring', 'configured', 'configuration', 'configurations'],
    ['schedule', 'scheduled', 'scheduling', 'schedules'],
    ['map', 'mapping', 'mapped'],
    ['connector', 'connectors', 'connect', 'connection'],
    ['accept', 'accepted', 'acceptance'],
    ['deactivate', 'deactivates', 'deactivating', 'deactivated', 'deactivation'],
    ['notify', 'notification', 'notifications', 'notified'],
  ])('gives the forms of %s the same stem', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['status', 'state'],
    ['access', 'accept'],
    ['user', 'use'],
    ['cve', 'cves2'],
    ['rest', 'rested1'],
  ])('distinguishes %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

it.each([
  ['host', 'hosts', true],
  ['policies', 'policy', true],
  ['patch', 'patches', true],
  ['host', 'hosting', false],
  ['policy', 'police', false],
])('whether %s and %s differ only in number', (one, other, expected) => {
  expect(areOneAndMany(one, other)).toBe(expected);
});
