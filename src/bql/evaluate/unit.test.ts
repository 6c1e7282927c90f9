import {expect, it} from 'vitest';
import {sample} from '../../content/directives/sample';
import {runQuery} from '../run';

const unitOf = (item: string) => {
  const {result, faults} = runQuery(`FIND Finding AS f RETURN ${item} LIMIT 1`, sample());
  if (!result) throw new Error(faults[0]?.message);
  return result.columns[0]?.unit;
};

const [model] = sample().udm.models.filter(({typeName}) => typeName === 'Finding');
const days = model?.attributes.find(({unit}) => unit === 'days')?.name;

it.each([`f.${days}`, `avg(f.${days})`, `max(f.${days})`, `round(avg(f.${days}))`])(
  '%s has the unit of the attribute',
  (item) => {
    expect(unitOf(item)).toBe('days');
  },
);

it.each(['count(*)', `count(f.${days})`, 'f.status', `f.${days} / 2`])('%s has none', (item) => {
  expect(unitOf(item)).toBeUndefined();
});
