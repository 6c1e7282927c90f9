import {describe, expect, it} from 'vitest';
import {sample} from '../../content/directives/sample';
import {isRecord} from '../evaluate/row';
import {runQuery} from '../run';
import {detailsOf, mostListed} from './record';

const {udm, graph} = sample();
const of = (id: string) => {
  const details = detailsOf(id, {udm, graph});
  if (!details) throw new Error(`no record ${id}`);
  return details;
};

it('has every attribute of the model once: with a value or as empty, and linked to the reference', () => {
  const {attributes, empty, address} = of('Host-1');
  const names = [...attributes, ...empty].map(({name}) => name);
  const values = udm.attributesOf('Host').filter(({target}) => !target);
  expect(names.toSorted()).toEqual(values.map(({name}) => name).toSorted());
  expect(empty.every(({value}) => value === null)).toBe(true);
  expect(address).toBe('/docs/reference/udm/host');
  expect(attributes.find(({name}) => name === 'os')).toEqual({
    name: 'os',
    value: 'Ubuntu 22.04 LTS',
    address: '/docs/reference/udm/host#attribute-os',
  });
  // An inherited attribute is on the page of the model that defines it.
  expect(attributes.find(({name}) => name === 'riskRating')).toMatchObject({
    ranks: ['Critical', 'High', 'Medium', 'Low', 'None'],
    address: '/docs/reference/udm/asset#attribute-riskRating',
  });
});

it('keeps 0 and false, which are values', () => {
  const {attributes} = of('Host-1');
  expect(attributes.find(({name}) => name === 'riskFactorOffset')?.value).toBe(0);
});

it('lists related records by verb and model: ten of each, and what every record has last', () => {
  const {related} = of('Team-1');
  const members = related.find(({typeName}) => typeName === 'Person');
  expect(members?.count).toBeGreaterThan(0);
  for (const {first, count} of related) expect(first).toHaveLength(Math.min(count, mostListed));
  const {related: ofHost} = of('Host-1');
  expect(ofHost[0]?.typeName).not.toMatch(/Model$/);
  expect(ofHost.at(-1)?.typeName).toBe('SourceModel');
});

it('knows no record that the sample lacks', () => {
  expect(detailsOf('Host-0', {udm, graph})).toBeUndefined();
});

describe("a group's query finds the records of the group, and no others", () => {
  const firsts = udm.models.flatMap(({typeName, abstract}) =>
    abstract ? [] : graph.recordsOf(typeName).slice(0, 1),
  );

  it.each(firsts)('of $id', ({id}) => {
    for (const {query, count, first} of of(id).related) {
      const {result, faults} = runQuery(query, {udm, graph});
      expect(faults.filter(({severity}) => severity !== 'hint')).toEqual([]);
      expect(result?.total, query).toBe(count);
      const found = result?.rows.flatMap(([cell]) => (isRecord(cell) ? cell.id : []));
      expect(found).toEqual(expect.arrayContaining(first.map((record) => record.id)));
    }
  });
});
