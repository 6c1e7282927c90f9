// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {room, storedList} from './stored-list';

const key = 'playground.history';

/** Loads the lists as a new page does: with nothing but what's stored. */
async function newPage() {
  vi.resetModules();
  return {...(await import('./history')), ...(await import('./saved'))};
}

/** Makes every use of storage an error, as browsers do if a reader blocks it. */
const blockStorage = () =>
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the history', () => {
  it('has each query once, newest first, and survives the page', async () => {
    const page = await newPage();
    page.recordRun('FIND Host', 152, 1);
    page.recordRun('FIND Team', 12, 2);
    page.recordRun('FIND Host\n', 152, 3);
    const {history} = await newPage();
    expect(history.read()).toEqual({
      items: [
        {query: 'FIND Host\n', rows: 152, time: 3},
        {query: 'FIND Team', rows: 12, time: 2},
      ],
      isStored: true,
    });
  });

  it('keeps a limited number of queries, and of characters', async () => {
    const {history, mostRan, recordRun} = await newPage();
    for (let index = 0; index <= mostRan; index += 1) recordRun(`FIND Host LIMIT ${index}`, index);
    expect(history.read().items).toHaveLength(mostRan);
    expect(history.read().items[0]?.query).toBe(`FIND Host LIMIT ${mostRan}`);
    recordRun('x'.repeat(room), 0);
    expect(history.read().items).toHaveLength(1);
  });

  it('is brought back below what ran since it was cleared', async () => {
    const {history, recordRun} = await newPage();
    recordRun('FIND Host', 1);
    recordRun('FIND Team', 1);
    const restore = history.clear();
    expect(history.read().items).toEqual([]);
    recordRun('FIND Host', 2);
    restore();
    expect(history.read().items.map(({query, rows}) => [query, rows])).toEqual([
      ['FIND Host', 2],
      ['FIND Team', 1],
    ]);
  });

  it.each(['not JSON', 'null', '7', '{}', '[[]]', '[{"query": 7, "time": 1, "rows": 1}]'])(
    'is empty if storage has %s, and works',
    async (stored) => {
      localStorage.setItem(key, stored);
      const {history, recordRun} = await newPage();
      expect(history.read().items).toEqual([]);
      recordRun('FIND Host', 1);
      expect(history.read().items).toHaveLength(1);
    },
  );

  it('ignores only the items that are not sound', async () => {
    const sound = {query: 'FIND Host', time: 1, rows: 2};
    localStorage.setItem(
      key,
      JSON.stringify([
        {...sound, time: null},
        {...sound, time: 1e300},
        sound,
        {...sound, rows: 'x'},
      ]),
    );
    expect((await newPage()).history.read().items).toEqual([sound]);
  });
});

describe('saved queries', () => {
  it('are named by their first words, and each is saved once', async () => {
    const {saved, saveQuery} = await newPage();
    saveQuery('FIND Host\nWHERE riskRating = "Critical" AND status != "Retired"');
    const entry = saveQuery('FIND Team');
    expect(saveQuery(' FIND Team ')).toEqual(entry);
    expect(saved.read().items.map(({name}) => name)).toEqual([
      'FIND Team',
      'FIND Host WHERE riskRating = "Critical"…',
    ]);
  });

  it('are renamed, and without a name, named by their first words again', async () => {
    const {renameQuery, saved, saveQuery} = await newPage();
    saveQuery('FIND Team');
    renameQuery('FIND Team', '  All teams ');
    expect(saved.read().items).toEqual([{name: 'All teams', query: 'FIND Team'}]);
    renameQuery('FIND Team', ' ');
    expect(saved.read().items[0]?.name).toBe('FIND Team');
  });

  it('go back to their place if a deletion is undone', async () => {
    const {deleteQuery, saved, saveQuery} = await newPage();
    for (const query of ['a', 'b', 'c']) saveQuery(query);
    const restore = deleteQuery('b');
    expect(saved.read().items.map(({query}) => query)).toEqual(['c', 'a']);
    restore();
    expect(saved.read().items.map(({query}) => query)).toEqual(['c', 'b', 'a']);
  });

  it('are limited in number and in length', async () => {
    const {mostSaved, saved, saveQuery} = await newPage();
    expect(saveQuery('x'.repeat(room + 1))).toBeUndefined();
    for (let index = 0; index < mostSaved; index += 1) saveQuery(`FIND Host LIMIT ${index}`);
    expect(saveQuery('FIND Team')).toBeUndefined();
    expect(saved.read().items).toHaveLength(mostSaved);
  });
});

describe('a stored list', () => {
  const isText = (value: unknown): value is string => typeof value === 'string';
  const listOf = () => storedList('list', isText, 5);

  it('lasts as long as the page, and says so, if the browser blocks storage', () => {
    blockStorage();
    const list = listOf();
    list.update(() => ['a']);
    list.update((before) => ['b', ...before]);
    expect(list.read()).toEqual({items: ['b', 'a'], isStored: false});
  });

  it('takes over what another tab has stored', () => {
    const [here, there] = [listOf(), listOf()];
    const onChange = vi.fn();
    const unsubscribe = here.subscribe(onChange);
    here.update(() => ['a']);
    there.update((before) => ['b', ...before]);
    window.dispatchEvent(new StorageEvent('storage', {key: 'list'}));
    expect(here.read().items).toEqual(['b', 'a']);
    expect(onChange).toHaveBeenCalledTimes(2);
    unsubscribe();
    here.update((before) => ['c', ...before]);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(there.read().items).toEqual(['b', 'a']);
    there.update((before) => ['d', ...before]);
    expect(there.read().items).toEqual(['d', 'c', 'b', 'a']);
  });

  it('reads a limited number of items, and only sound ones', () => {
    localStorage.setItem('list', JSON.stringify([7, ...'abcdefgh']));
    expect(listOf().read().items.join('')).toBe('abcde');
  });

  it('is the same object until it changes', () => {
    const list = listOf();
    expect(list.read()).toBe(list.read());
  });
});
