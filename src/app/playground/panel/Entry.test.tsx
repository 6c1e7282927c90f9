// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SchemaEntry} from '../../../bql/schema/browse';
import type {AttributeValues} from '../../../bql/schema/values';
import type {QueryEngine} from '../../../sample/engine/client';
import Entry from './Entry';

const ask = vi.fn();
const engine: QueryEngine = {warmUp() {}, ask};
const onInsert = vi.fn();
let root: Root;

const rating: SchemaEntry = {
  label: 'riskRating',
  kind: 'attribute',
  models: ['Host'],
  insert: 'riskRating',
};
const found: AttributeValues = {
  records: 1236,
  filled: 1200,
  values: [{label: 'Critical', kind: 'value', detail: '79', insert: '"Critical"'}],
  others: 1,
};

const show = (entry: SchemaEntry) =>
  act(async () =>
    root.render(<Entry {...{engine, entry, onInsert}} isFound={false} onChoose={() => {}} />),
  );
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
    buttons.find((button) => nameOf(button) === name)?.click();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onInsert.mockReset();
  ask.mockReset().mockResolvedValue(found);
  document.body.innerHTML = '<ul></ul>';
  root = createRoot(document.querySelector('ul') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('opens an attribute to its values with counts, and inserts the one that is chosen', async () => {
  await show(rating);
  expect(ask).not.toHaveBeenCalled();
  await press('Values of riskRating');
  expect(ask).toHaveBeenCalledWith('values', [['Host'], 'riskRating'], expect.any(AbortSignal));
  expect(document.body.textContent).toContain('1,200 of 1,236 records in the sample have a value.');
  expect(document.body.textContent).toContain('One more value.');
  await press('Critical79');
  expect(onInsert).toHaveBeenCalledWith({...found.values[0], attribute: rating});
});

it('says the range of numbers and dates', async () => {
  ask.mockResolvedValue({...found, values: [], others: 0, range: ['0', '9.8']});
  await show(rating);
  await press('Values of riskRating');
  expect(document.body.textContent).toContain('have a value, from 0 to 9.8.');
});

it('opens a verb to all models, and inserts a step to the one that is chosen', async () => {
  await show({label: 'HAS', kind: 'verb', ends: ['Asset', 'Ticket'], insert: 'THAT HAS Asset'});
  await press('Models of HAS');
  await press('Ticket');
  expect(onInsert).toHaveBeenCalledWith(expect.objectContaining({insert: 'THAT HAS Ticket'}));
});
