// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import Related from './Related';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const person = (id: string) => ({id, typeName: 'Person', displayName: `Person ${id}`});

async function render(isInGraph: boolean) {
  const calls = {onOpen: vi.fn(), onQuery: vi.fn(), onExpand: vi.fn()};
  const group = {
    verb: 'OWNS',
    isOutgoing: true,
    typeName: 'Person',
    count: 1012,
    first: [person('p1'), person('p2')],
    query: 'FIND Person',
  };
  const {onExpand, ...others} = calls;
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <Related group={group} {...others} onExpand={isInGraph ? onExpand : undefined} />,
    ),
  );
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  return {container, button, ...calls};
}

it('lists the first related records, each to open, and says how many more there are', async () => {
  const {container, button, onOpen} = await render(false);
  expect([...container.querySelectorAll('li')].map(({textContent}) => textContent)).toEqual([
    'Person p1',
    'Person p2',
    'and 1,010 more',
  ]);
  button('Person p2')?.click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('p2');
});

it('opens as a query, and is added to the graph only if that is open', async () => {
  const {button, onQuery} = await render(false);
  button('Open as query: OWNS Person')?.click();
  expect(onQuery).toHaveBeenCalledExactlyOnceWith('FIND Person');
  expect(button('Add to graph: OWNS Person')).toBeUndefined();
  document.body.replaceChildren();
  const inGraph = await render(true);
  inGraph.button('Add to graph: OWNS Person')?.click();
  expect(inGraph.onExpand).toHaveBeenCalledOnce();
});
