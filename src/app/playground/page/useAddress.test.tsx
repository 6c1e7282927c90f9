// @vitest-environment happy-dom

import {createMemoryHistory, type MemoryHistory} from 'history';
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {Router} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {type Address, useAddress} from './useAddress';

const address: Address<string> = {
  name: 'test',
  read: (hash) => hash.slice(1) || undefined,
  write: (shown) => `#${shown}`,
  isShown: (value) => typeof value === 'string',
  isSame: (a, b) => a === b,
};

let root: Root;
let history: MemoryHistory;
let page: ReturnType<typeof useAddress<string>>;

function Page() {
  page = useAddress(address, true);
  return null;
}

async function visit(hash: string) {
  history = createMemoryHistory({
    initialEntries: ['/overview', `/playground${hash}`],
    initialIndex: 1,
  });
  await act(async () =>
    root.render(
      <Router history={history}>
        <Page />
      </Router>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const follow = (shown: string) => act(async () => page.follow(shown));
const goBack = () => act(async () => history.goBack());
const path = () => history.location.pathname + history.location.hash;

it('leads back to what ran before, and then to the page before', async () => {
  await visit('#hosts');
  expect(page.opened).toBe('hosts');
  await follow('teams');
  expect(path()).toBe('/playground#teams');
  await follow('teams');
  await goBack();
  expect([path(), page.opened]).toEqual(['/playground#hosts', 'hosts']);
  await goBack();
  expect(path()).toBe('/overview');
});

it('has no entry for a page on which nothing has run', async () => {
  await visit('');
  await follow('teams');
  expect(path()).toBe('/playground#teams');
  await goBack();
  expect(path()).toBe('/overview');
});
