// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Cell} from '../../../bql/evaluate/row';
import type {Origin} from '../../../bql/explore/origins';
import type {Order} from '../../../sample/engine/order';
import ResultTable from './ResultTable';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const columns = [{label: 'Host'}, {label: 'Risk rating', ranks: ['Critical', 'Low']}];
const host = {id: 'h1', typeName: 'Host', displayName: 'web-01'};

async function render(
  rows: Cell[][],
  order?: Order,
  onOrder = vi.fn(),
  onRecord = vi.fn(),
  origins?: Origin[][],
) {
  const container = document.createElement('div');
  document.body.append(container);
  await act(async () =>
    createRoot(container).render(
      <ResultTable {...{columns, rows, origins, order, onOrder, onRecord}} />,
    ),
  );
  return container;
}

it.each<[Order, (string | null)[]]>([
  [undefined, [null, null]],
  [{column: 0, descending: false}, ['ascending', null]],
  [{column: 1, descending: true}, [null, 'descending']],
])('tells screen readers which column sorts the table, and how: %j', async (order, sorts) => {
  const table = await render([], order);
  const headings = [...table.querySelectorAll('th')];
  expect(headings.map((heading) => heading.getAttribute('aria-sort'))).toEqual(sorts);
  expect(headings.every(({scope}) => scope === 'col')).toBe(true);
});

it('opens a row of texts by its first cell, even if the cell is empty', async () => {
  const onRecord = vi.fn();
  const origins = [
    [{alias: 'h', record: host}],
    [
      {alias: 'v', record: {...host, id: 'v1'}},
      {alias: 'h', record: host},
    ],
  ];
  const rows = [
    ['Windows', 'Low'],
    [null, 'Low'],
  ];
  const table = await render(rows, undefined, undefined, onRecord, origins);
  const names = [...table.querySelectorAll<HTMLElement>('td button')];
  expect(names.map(({textContent}) => textContent)).toEqual(['Windows', '–']);
  names[1]?.click();
  expect(onRecord).toHaveBeenCalledExactlyOnceWith({...host, id: 'v1'}, origins[1]);
});

it("asks for the next order of a heading's column", async () => {
  const onOrder = vi.fn();
  const table = await render([], {column: 0, descending: false}, onOrder);
  const [first, second] = table.querySelectorAll('button');
  first?.click();
  second?.click();
  expect(onOrder.mock.calls).toEqual([
    [{column: 0, descending: true}],
    [{column: 1, descending: false}],
  ]);
});

it('shows ratings as badges, and only in a column of ratings', async () => {
  const table = await render([
    [host, 'Critical'],
    ['Critical', null],
    [['a', 'b'], 'Other'],
  ]);
  expect([...table.querySelectorAll('td')].map(({textContent}) => textContent)).toEqual([
    ...['web-01', 'Critical'],
    ...['Critical', '–'],
    ...['a, b', 'Other'],
  ]);
  const badges = [...table.querySelectorAll('td span')];
  expect(badges.map(({textContent, className}) => [textContent, className])).toEqual([
    ['Critical', 'severity severity--critical'],
  ]);
});

it("opens a record by its name, also one of several, and nothing by another cell's text", async () => {
  const onRecord = vi.fn();
  const other = {id: 'h2', typeName: 'Host', displayName: 'web-02'};
  const table = await render([[[host, other], 'Low']], undefined, vi.fn(), onRecord);
  const [cell, rating] = table.querySelectorAll('td');
  expect(cell?.textContent).toBe('web-01, web-02');
  expect(rating?.querySelector('button')).toBeNull();
  cell?.querySelectorAll('button')[1]?.click();
  expect(onRecord).toHaveBeenCalledExactlyOnceWith(other);
});
