import {describe, expect, it} from 'vitest';
import {stem} from './stem';

describe('stem', () => {
  it.each([
    ['policy', 'policies'],
    ['host', 'hosts'],
    ['configure', 'configuring', 'configured', 'configuration', 'configurations'],
    ['schedule', 'scheduled', 'scheduling', 'schedules'],
    ['map', 'mapping', 'mapped'],
    ['connector', 'connectors', 'connect', 'connection'],
    ['notify', 'notification', 'notifications', 'notified'],
  ])('gives the forms of %s one stem', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['status', 'state'],
    ['access', 'accept'],
    ['user', 'use'],
    ['cve', 'cves2'],
    ['rest', 'rested1'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});
