import {expect, test} from 'vitest';
import {udm} from '../../product/udm';
import {defaultColumns} from './default-columns';

test('a result without RETURN shows attributes that its first model has', () => {
  for (const {typeName} of udm.models) {
    const columns = defaultColumns([typeName], udm);
    expect([typeName, columns.filter((name) => !udm.attributeOf(typeName, name))]).toEqual([
      typeName,
      [],
    ]);
  }
});

test('a specific model has the columns of the general one', () => {
  expect(defaultColumns(['Host', 'Person'], udm)).toEqual(defaultColumns(['Asset'], udm));
  expect(defaultColumns(['Vulnerability'], udm)).toContain('severity');
});
