// @vitest-environment happy-dom
import {act, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {ResultView} from '../../../../content/query-examples/result-view';
import ViewTabs from './ViewTabs';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Tabs() {
  const [view, setView] = useState<ResultView>('table');
  return <ViewTabs panel="panel" view={view} onView={setView} />;
}

async function press(key: string) {
  await act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true})),
  );
}

it('is one tab stop: arrow keys, Home, and End choose the view and move the focus', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<Tabs />));
  const tabs = [...container.querySelectorAll<HTMLElement>('[role=tab]')];
  const chosen = () => tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
  expect(tabs.map(({textContent}) => textContent)).toEqual(['Table', 'Chart', 'Graph']);
  expect(tabs.map(({tabIndex}) => tabIndex)).toEqual([0, -1, -1]);
  tabs[0]?.focus();
  for (const [key, name] of [
    ['ArrowRight', 'Chart'],
    ['End', 'Graph'],
    ['ArrowRight', 'Table'],
    ['ArrowLeft', 'Graph'],
    ['Home', 'Table'],
  ] as const) {
    await press(key);
    expect(
      chosen().map(({textContent}) => textContent),
      key,
    ).toEqual([name]);
    expect(document.activeElement, key).toBe(chosen()[0]);
    expect(chosen()[0]?.tabIndex, key).toBe(0);
  }
});
