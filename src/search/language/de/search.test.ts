import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {TestPage, testEngine} from '../../index/testing/test-site';

const filler = Array.from({length: 20}, (_, number) => ({
  title: `Seite ${number}`,
  lines: ['Andere Themen.'],
}));
const pages: TestPage[] = [
  {title: 'Verwaltung von Schwachstellen', route: '/beide'},
  {title: 'Schwachstelle', route: '/eine', lines: ['Was eine Schwachstelle ist.']},
  {title: 'Zugriff', route: '/zugriff', lines: ['Sie haben das Recht zum Lesen.']},
  {title: 'Datenquellen', route: '/datenquellen', lines: ['Woher Daten kommen.']},
  {title: 'Quelle', route: '/quelle', lines: ['Jede Quelle hat Daten.']},
  ...filler,
];

let site: ReturnType<typeof testEngine>;
let found: (query: string) => Promise<{paths: string[]; corrected: string | undefined}>;

// A build in German replaces the rules in the same way. Other tests have the rules of English.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../index', () => import('.'));
  const test = await import('../../index/testing/test-site');
  site = test.testEngine(test.testRecords(pages));
  found = async (query) => {
    const result = await site.search(query);
    return {paths: test.pathsOf(result), corrected: result.correctedQuery};
  };
});
afterAll(() => {
  vi.doUnmock('../index');
  vi.resetModules();
});

describe('a compound', () => {
  it('finds its parts, first the page that has all of them', async () => {
    const {paths, corrected} = await found('Schwachstellenverwaltung');
    expect(paths.slice(0, 2)).toEqual(['/beide', '/eine']);
    expect(corrected).toBeUndefined();
  });

  it('finds parts in other forms, in words that are not loaded yet', async () => {
    expect((await found('Zugriffsrechte')).paths[0]).toBe('/zugriff');
  });

  it('that a page has finds that page first, and none that has only a part', async () => {
    const {paths} = await found('Datenquelle');
    expect(paths[0]).toBe('/datenquellen');
    expect(paths).not.toContain('/zugriff');
  });

  it('finds the same when everything is loaded', async () => {
    await site.engine.loadAll();
    expect((await found('Schwachstellenverwaltung')).paths[0]).toBe('/beide');
  });
});
