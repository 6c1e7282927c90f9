import {expect, test} from 'vitest';
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
const isReference = (_model: string, name: string) => name === 'roles' || name === 'manager';

test('unpacking gives back what was packed', () => {
  expect(unpack(JSON.parse(JSON.stringify(pack(records, isReference))))).toEqual(records);
});

test('a value that every record has stands once', () => {
  expect(pack(records, isReference)[0]?.columns.active).toEqual({values: [true]});
});

test('two attributes with the same values share them', () => {
  expect(pack(records, isReference)[2]?.columns.name).toBe('displayName');
});

test('an id out of order is refused', () => {
  expect(() => pack(records.slice(1, 2), isReference)).toThrow('Role-2: expected Role-1');
});

test('a reference to nothing is refused', () => {
  expect(() => pack(records.slice(0, 3), isReference)).toThrow('no record has the id User-2');
});
