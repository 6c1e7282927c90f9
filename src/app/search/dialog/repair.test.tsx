// @vitest-environment happy-dom
import {DocSearchModal} from '@docsearch/react';
import {act, type ReactNode, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {repair} from './repair';

vi.mock('../ReportQuery', () => ({default: () => null}));
vi.mock('../nothing-found/NothingFound', () => ({default: () => null}));
vi.mock('./LongText', () => ({default: () => null}));
vi.mock('./Start', () => ({default: () => null}));
vi.mock('../useSectionNames', () => ({useSectionNames: () => []}));

const useDocSearchModal = DocSearchModal;
const hit = {objectID: '1', type: 'lvl1', url: '/roles', hierarchy: {lvl0: 'Docs', lvl1: 'Roles'}};

const Hit = ({hit: {url}, children}: {hit: {url: string}; children: ReactNode}) => (
  <a href={url}>{children}</a>
);

interface Case {
  hits?: object[];
  hasFailed?: boolean;
  suggestions?: string[];
  correctedQuery?: string;
  isHosted?: boolean;
}

function Modal({
  hits = [hit],
  hasFailed = false,
  suggestions = [],
  correctedQuery,
  isHosted = false,
}: Case) {
  // DocSearch repeats the search when its client changes.
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
  const outcome = {query: 'role', heard, isPartial: false, suggestions, correctedQuery, hasFailed};
  return repair(tree, {
    outcome,
    isIncomplete: false,
    isHosted,
    section: undefined,
    onSection: () => {},
    pasted: '',
    onPaste: () => {},
    onClose: () => {},
  });
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

/** Renders the search dialog with the results of its query. */
async function render(what: Case = {}) {
  await act(async () => root.render(<Modal {...what} />));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return (selector: string) => container.querySelector(selector);
}

it("isn't a button that contains everything, and leaves Tab to the dialog", async () => {
  const find = await render();
  expect(find('.DocSearch-Container')?.getAttributeNames()).toEqual(['class']);
});

it('has no page landmarks', async () => {
  const find = await render();
  expect(find('header')?.getAttribute('role')).toBe('none');
  expect(find('footer')?.getAttribute('role')).toBe('none');
});

it('has a combobox that controls the results', async () => {
  const find = await render();
  const field = find('input');
  expect(field?.getAttribute('role')).toBe('combobox');
  expect(field?.getAttribute('aria-expanded')).toBe('true');
  expect(find(`#${field?.getAttribute('aria-controls')} [role="tree"]`)).not.toBeNull();
  expect(find(`#${field?.getAttribute('aria-activedescendant')}`)?.textContent).toContain('Roles');
});

it('has a combobox that controls nothing without results', async () => {
  const find = await render({hits: []});
  expect(find('input')?.getAttribute('aria-expanded')).toBe('false');
  expect(find('input')?.hasAttribute('aria-activedescendant')).toBe(false);
});

it('has results that can contain links: tree items, in lists without a shared ID', async () => {
  const find = await render();
  expect(find('[role="tree"] > [role="treeitem"] a')?.getAttribute('href')).toBe('/roles');
  expect(find('[role="tree"]')?.hasAttribute('id')).toBe(false);
});

it('shows suggestions for the query', async () => {
  const find = await render({hits: [], suggestions: ['roles']});
  expect(find('.DocSearch-Prefill')?.textContent).toBe('roles');
});

it('says that the results are for a corrected query', async () => {
  const find = await render({correctedQuery: 'roles'});
  expect(find('.DocSearch-Dropdown')?.textContent).toMatch(
    /^Showing results for roles\. Search instead for role\./,
  );
});

it('keeps an error on the screen', async () => {
  const find = await render({hits: [], hasFailed: true});
  expect(find('.DocSearch-ErrorScreen')).not.toBeNull();
});

it("shows a service's logo only if the service is used", async () => {
  expect((await render())('.DocSearch-Logo')).toBeNull();
  expect((await render())('.DocSearch-Commands')).not.toBeNull();
  expect((await render({isHosted: true}))('.DocSearch-Logo')).not.toBeNull();
});
