// @vitest-environment happy-dom
import {DocSearchModal} from '@docsearch/react';
import {act, type ReactNode, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {repair} from './repair';

vi.mock('../ReportQuery', () => ({default: () => null}));

const useDocSearchModal = DocSearchModal;
const hit = {objectID: '1', type: 'lvl1', url: '/roles', hierarchy: {lvl0: 'Docs', lvl1: 'Roles'}};

const Hit = ({hit: {url}, children}: {hit: {url: string}; children: ReactNode}) => (
  <a href={url}>{children}</a>
);

interface Case {
  hits?: object[];
  hasFailed?: boolean;
  suggestions?: string[];
  isHosted?: boolean;
}

function Modal({hits = [hit], hasFailed = false, suggestions = [], isHosted = false}: Case) {
  // DocSearch asks again when its client is another one.
  const [answering] = useState(() => (client: object) => ({
    ...client,
    search: async () => ({results: [{hits, nbHits: hits.length}]}),
  }));
  const tree = useDocSearchModal({
    appId: 'modal',
    apiKey: 'modal',
    indexName: 'docs',
    initialQuery: 'role',
    initialScrollY: 0,
    transformSearchClient: answering as never,
    hitComponent: Hit,
  });
  const heard = {refined: 0, incomplete: 0, renewed: 0};
  const outcome = {query: 'role', heard, isPartial: false, suggestions, hasFailed};
  return repair(tree, {outcome, isIncomplete: false, isHosted});
}

let root: ReturnType<typeof createRoot>;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The search dialog once its query has been answered. */
async function render(what: Case = {}) {
  await act(async () => root.render(<Modal {...what} />));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return (selector: string) => container.querySelector(selector);
}

it('is no button that holds everything, and leaves Tab to the dialog', async () => {
  const find = await render();
  expect(find('.DocSearch-Container')?.getAttributeNames()).toEqual(['class']);
});

it('has no landmarks of a page', async () => {
  const find = await render();
  expect(find('header')?.getAttribute('role')).toBe('none');
  expect(find('footer')?.getAttribute('role')).toBe('none');
});

it('has a field that owns the results', async () => {
  const find = await render();
  const field = find('input');
  expect(field?.getAttribute('role')).toBe('combobox');
  expect(field?.getAttribute('aria-expanded')).toBe('true');
  expect(find(`#${field?.getAttribute('aria-controls')} [role="tree"]`)).not.toBeNull();
  expect(find(`#${field?.getAttribute('aria-activedescendant')}`)?.textContent).toContain('Roles');
});

it('has a field that owns nothing where nothing was found', async () => {
  const find = await render({hits: []});
  expect(find('input')?.getAttribute('aria-expanded')).toBe('false');
  expect(find('input')?.hasAttribute('aria-activedescendant')).toBe(false);
});

it('has results that may hold links: items of a tree, in lists without an id in common', async () => {
  const find = await render();
  expect(find('[role="tree"] > [role="treeitem"] a')?.getAttribute('href')).toBe('/roles');
  expect(find('[role="tree"]')?.hasAttribute('id')).toBe(false);
});

it('suggests what has to do with the query', async () => {
  const find = await render({hits: [], suggestions: ['roles']});
  expect(find('.DocSearch-Prefill')?.textContent).toBe('roles');
});

it('keeps an error on the screen', async () => {
  const find = await render({hits: [], hasFailed: true});
  expect(find('.DocSearch-ErrorScreen')).not.toBeNull();
});

it('shows the logo of a service only where the service is asked', async () => {
  expect((await render())('.DocSearch-Logo')).toBeNull();
  expect((await render())('.DocSearch-Commands')).not.toBeNull();
  expect((await render({isHosted: true}))('.DocSearch-Logo')).not.toBeNull();
});
