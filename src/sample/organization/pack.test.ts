import {describe, expect, test} from 'vitest';
import {pack, unpack} from './pack';
import type {SampleRecord} from './record';

const records: SampleRecord[] = [
  {id: 'Role-1', typeName: 'Role', name: 'user', active: true},
  {id: 'Role-2', typeName: 'Role', name: 'admin', roles: ['Role-1'], active: true},
  {id: 'User-1', typeName: 'User', roles: ['Role-1', 'Role-2'], manager: 'User-2', score: 0},
  {id: 'User-2', typeName: 'User', name: 'user', score: 0},
  ...['a', 'a', 'b', 'a', 'b', 'b'].map((name, index) => ({
    id: `Team-${index + 1}`,
    typeName: 'Team',
    ...(index === 3 ? {} : {name, displayName: name, manager: `User-${(index % 2) + 1}`}),
  })),
];
const references = ['roles', 'manager', 'sources'];
const isReference = (_model: string, name: string) => references.includes(name);

test('unpacking restores the packed records', () => {
  expect(unpack(JSON.parse(JSON.stringify(pack(records, isReference))))).toEqual(records);
});

test('a value that every record has is stored once', () => {
  expect(pack(records, isReference)[0]?.columns.active).toEqual({values: [true]});
});

test('two attributes with the same values share a column', () => {
  expect(pack(records, isReference)[2]?.columns.name).toBe('displayName');
});

/** How a value of each record of one model is packed. It must be restored. */
function columnOf(...values: (string | string[])[]) {
  const hosts = values.map((uid, index) => ({id: `Host-${index + 1}`, typeName: 'Host', uid}));
  const packed = pack(hosts, isReference);
  expect(unpack(packed)).toEqual(hosts);
  return packed[0]?.columns.uid;
}

test('numbered texts are stored as the first and their number', () => {
  expect(columnOf('V-08', 'V-09', 'V-10')).toEqual({first: 'V-08', count: 3});
  expect(columnOf('V-8', 'V-10')).toEqual({values: ['V-8', 'V-10']});
  expect(columnOf('V-', 'W-')).toEqual({values: ['V-', 'W-']});
});

test('times are stored as seconds between them', () => {
  expect(columnOf('1970-01-01T00:01:00Z', '1970-01-01T00:00:30Z')).toEqual({times: [60, -30]});
  const unusual = ['1970-01-01', '1970-01-01T00:00:00.5Z', '2026-02-30T00:00:00Z'];
  for (const time of unusual)
    expect(columnOf('1970-01-01T00:01:00Z', time)).toEqual({
      values: ['1970-01-01T00:01:00Z', time],
    });
});

test("rejects an ID that's out of order", () => {
  expect(() => pack(records.slice(1, 2), isReference)).toThrow('Role-2: expected Role-1');
});

test('rejects a reference to a missing record', () => {
  expect(() => pack(records.slice(0, 3), isReference)).toThrow('no record has the id User-2');
});

describe("an attribute that's derived from a record's sources", () => {
  const sources: SampleRecord[] = [
    {id: 'Source-1', typeName: 'Source', uid: 'a', connectorName: 'Wiz'},
    {id: 'Source-2', typeName: 'Source', uid: 'b', connectorName: 'Wiz'},
  ];
  const hosts = (connectorNames: string[]): SampleRecord[] => [
    {id: 'Host-1', typeName: 'Host', sources: ['Source-1', 'Source-2'], connectorNames},
    {id: 'Host-2', typeName: 'Host'},
  ];

  test('is omitted', () => {
    const packed = pack([...hosts(['Wiz']), ...sources], isReference);
    expect(packed[0]?.columns).not.toHaveProperty('connectorNames');
    expect(unpack(packed)).toEqual([...hosts(['Wiz']), ...sources]);
  });

  test("is kept if the record's value differs", () => {
    const packed = pack([...hosts(['Snyk']), ...sources], isReference);
    expect(unpack(packed)).toEqual([...hosts(['Snyk']), ...sources]);
  });
});
