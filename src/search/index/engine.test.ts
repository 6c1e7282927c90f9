import {describe, expect, it, vi} from 'vitest';
import {buildIndex} from './build-index';
import {type News, SearchEngine} from './engine';
import {pathsOf, testEngine, testRecords} from './testing/test-site';

const site = testRecords([
  {
    title: 'Roles',
    lines: ['A role gives access.', '## Create a role', 'Select Create.'],
    pageRank: 2,
  },
  {title: 'Users', lines: ['## Give roles', 'The riskRating of a host is not that of a user.']},
  {title: 'Host roles in detail', lines: ['Roles, roles, roles and again roles.']},
  {
    title: 'Vulnerability Management',
    route: '/docs/connectors/tenable-io',
    keywords: ['Tenable'],
    section: 'Connectors',
    lines: ['Call /api/auth/login first.', 'Mends CVE-2021-44228 <b>& more</b>.'],
  },
  {title: 'Compare scanners', lines: ['Tenable is a scanner. Tenable and Qualys differ.']},
  {
    title: 'Query language',
    lines: ['Use IN LAST with days.', 'In the end, what is last in the list is shown.'],
  },
  {title: 'Single sign-on', lines: ['Sign in once.']},
  {
    title: 'Host',
    section: 'Reference',
    lines: [
      '## Attributes',
      '| hostNames | What the EPSS score of its flaws is computed for.',
      '| os | Which operating system a host has.',
      'After the table the section goes on.',
      'Hosts inherit from assets, and riskScore, too.',
    ],
  },
  {
    title: 'Asset',
    section: 'Reference',
    lines: ['## Attributes', '| riskScore | How urgent an asset, such as a host, is.'],
  },
  {title: 'Risk scores', lines: ['Each host has a riskScore of its own.']},
  {title: 'Operating systems', lines: ['A host.os of another name.']},
  {title: 'ServiceNow', section: 'Connectors', lines: ['Reads assets.']},
  {
    title: 'Tickets in ServiceNow',
    keywords: ['servicenow'],
    description: 'Sync tickets with ServiceNow.',
    lines: ['## Connect ServiceNow'],
  },
]);

async function ready() {
  const site1 = testEngine(site);
  await site1.engine.loadAll();
  return site1;
}

describe('Engine finds', () => {
  it.each([
    ['a title before those that only begin or go on with it', 'roles', '/docs/roles'],
    ['a heading', 'create a role', '/docs/roles#create-a-role'],
    ['a name of several words written as one', 'servicenow', '/docs/servicenow'],
    ['an identifier whole', 'riskrating', '/docs/users#give-roles'],
    ['an identifier as it is written', 'riskRating', '/docs/users#give-roles'],
    ['a part of an identifier', 'rating', '/docs/users#give-roles'],
    ['a path', '/api/auth/login', '/docs/connectors/tenable-io'],
    ['the end of a path', 'auth/login', '/docs/connectors/tenable-io'],
    ['a number', 'CVE-2021-44228', '/docs/connectors/tenable-io'],
    ['a slug', 'tenable-io', '/docs/connectors/tenable-io'],
    ["a connector's own page first for its vendor", 'tenable', '/docs/connectors/tenable-io'],
    ['the last word by its beginning', 'query lang', '/docs/query-language'],
    ['a name without its space', 'querylanguage', '/docs/query-language'],
    ['another form of a word', 'managing vulnerabilities', '/docs/connectors/tenable-io'],
    ['an abbreviation', 'SSO', '/docs/single-sign-on'],
    ['words so common that they are all there is', 'IN LAST', '/docs/query-language'],
    ['a question', 'how do I create roles', '/docs/roles#create-a-role'],
    ['a title by its plural before names that hold it', 'hosts', '/docs/host'],
    ['an entry of a table by its name', 'hostNames', '/docs/host#attribute-hostNames'],
    ['an entry by its page and name', 'Host.os', '/docs/host#attribute-os'],
    ['an entry by its page and name in words', 'host os', '/docs/host#attribute-os'],
    ['an entry by what it says', 'which attribute has EPSS', '/docs/host#attribute-hostNames'],
    ['a text after a table', 'the section goes on', '/docs/host#attributes'],
  ])('%s', async (_, query, path) => {
    const {search} = await ready();
    expect(pathsOf(await search(query))[0]).toBe(path);
  });

  it('an inherited attribute on the page of its model, then where it is defined', async () => {
    const {search} = await ready();
    const paths = pathsOf(await search('Host.riskScore')).map((path) => path.split('#'));
    expect([...new Set(paths.map(([page]) => page))].slice(0, 2)).toEqual([
      '/docs/host',
      '/docs/asset',
    ]);
    expect(paths).toContainEqual(['/docs/asset', 'attribute-riskScore']);
  });

  it('the paragraph with the exact words', async () => {
    const {search} = await ready();
    const [hit] = (await search('what is last in the list')).hits;
    expect(hit?.content).toBe('In the end, what is last in the list is shown.');
  });

  it('pages with all words, or with some of them if no page has all', async () => {
    const {search} = await ready();
    const paths = async (query: string) =>
      pathsOf(await search(query)).map((path) => path.split('#')[0]);
    expect(new Set(await paths('tenable qualys'))).toEqual(new Set(['/docs/compare-scanners']));
    expect(new Set(await paths('qualys days'))).toEqual(
      new Set(['/docs/compare-scanners', '/docs/query-language']),
    );
  });

  it('an attribute of several models once, with their number, and the named model first', async () => {
    const models = ['Host', 'Container', 'Database', 'Application'].map((title) => ({
      title,
      section: 'Reference',
      lines: ['## Attributes', '| riskFactorOffset | What is added to the score.'],
    }));
    const {engine, search} = testEngine(testRecords(models));
    await engine.loadAll();
    const rows = async (query: string) =>
      (await search(query)).hits.filter(({url}) => String(url).includes('#attribute-'));
    expect(await rows('riskfactoroffset')).toMatchObject([{models: 4}]);
    const [first] = await rows('Database.riskFactorOffset');
    expect(first).toMatchObject({models: 4, hierarchy: {lvl1: 'Database'}});
  });

  it('no more than three records per page', async () => {
    const lines = Array.from({length: 30}, (_, at) => `Roles are number ${at}.`);
    const {engine, search} = testEngine(testRecords([{title: 'Roles', lines}]));
    await engine.loadAll();
    expect((await search('roles')).hits).toHaveLength(3);
  });
});

describe('Engine answers', () => {
  it("with hits in DocSearch's format", async () => {
    const {search} = await ready();
    const {hits} = await search('mends', {
      attributesToSnippet: ['content:3'],
      snippetEllipsisText: '…',
    });
    expect(hits[0]).toMatchObject({
      type: 'content',
      url: 'https://docs.example.com/docs/connectors/tenable-io',
      hierarchy: {lvl0: 'Connectors', lvl1: 'Vulnerability Management', lvl2: null},
      content: 'Mends CVE-2021-44228 <b>& more</b>.',
      _highlightResult: {hierarchy: {lvl0: {value: 'Connectors', matchLevel: 'none'}}},
      _snippetResult: {
        content: {value: '<mark>Mends</mark> CVE-2021-44228 &lt;b…', matchLevel: 'full'},
      },
    });
    expect(hits[0]?._highlightResult).not.toHaveProperty('hierarchy.lvl2');
  });

  it('page by page', async () => {
    const {search} = await ready();
    const all = await search('roles', {hitsPerPage: 100});
    const second = await search('roles', {hitsPerPage: 2, page: 1});
    expect(second).toMatchObject({page: 1, hitsPerPage: 2, nbHits: all.nbHits});
    expect(second.nbPages).toBe(Math.ceil(all.nbHits / 2));
    expect(pathsOf(second)).toEqual(pathsOf(all).slice(2, 4));
  });

  it('with a last page for the hits that are left, and none after it', async () => {
    const {search} = await ready();
    const {nbHits} = await search('roles', {hitsPerPage: 100});
    for (const hitsPerPage of [1, 2, 3, nbHits - 1, nbHits, nbHits + 1]) {
      const found: string[] = [];
      const {nbPages} = await search('roles', {hitsPerPage});
      for (let page = 0; page < nbPages; page += 1) {
        const paths = pathsOf(await search('roles', {hitsPerPage, page}));
        expect(paths.length).toBeGreaterThan(0);
        found.push(...paths);
      }
      expect([hitsPerPage, found.length]).toEqual([hitsPerPage, nbHits]);
      expect((await search('roles', {hitsPerPage, page: nbPages})).hits).toEqual([]);
    }
    expect(await search('roles', {hitsPerPage: 0})).toMatchObject({nbPages: 0, hits: [], nbHits});
  });

  it('within the requested language and version', async () => {
    const {search} = await ready();
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ];
    expect((await search('roles', {facetFilters})).nbHits).toBeGreaterThan(0);
    expect((await search('roles', {facetFilters: ['language:fr']})).nbHits).toBe(0);
  });

  it('within a section, and counts the hits in each', async () => {
    const {search} = await ready();
    const facets = ['hierarchy.lvl0'];
    const all = await search('host', {facets});
    const inReference = {facetFilters: ['hierarchy.lvl0:Reference']};
    const {nbHits, hits} = await search('host', inReference);
    expect(all.facets?.['hierarchy.lvl0']).toMatchObject({Reference: nbHits});
    expect(hits.length).toBeGreaterThan(0);
    const sections = all.facets?.['hierarchy.lvl0'] ?? {};
    expect(Object.values(sections).reduce((sum, count) => sum + count, 0)).toBe(all.nbHits);
    expect(sections).not.toHaveProperty('Connectors');
  });

  it('no correction for a query that other sections have', async () => {
    const {search} = await ready();
    const answer = await search('qualys', {facetFilters: ['hierarchy.lvl0:Connectors']});
    expect(answer).toMatchObject({nbHits: 0, suggestions: []});
    expect(answer).not.toHaveProperty('correctedQuery');
  });

  it('several requests at the same time', async () => {
    const {engine} = await ready();
    const {results} = await engine.search([
      {indexName: 'a', query: 'roles'},
      {indexName: 'b', query: 'users'},
    ]);
    expect(results.map(({index, query}) => [index, query])).toEqual([
      ['a', 'roles'],
      ['b', 'users'],
    ]);
  });

  it('what a misspelled query meant, as if it had been typed, and says what that is', async () => {
    const {search} = await ready();
    const corrected = await search('create a roel');
    const meant = await search('create a role');
    expect(corrected).toMatchObject({query: 'create a roel', correctedQuery: 'create a role'});
    expect(corrected.nbHits).toBe(meant.nbHits);
    expect(pathsOf(corrected)).toEqual(pathsOf(meant));
    expect(meant).not.toHaveProperty('correctedQuery');
  });

  it('nothing for a misspelled query as typed, but suggests what was meant', async () => {
    const {search} = await ready();
    const answer = await search('tenalbe scanner', {asTyped: true});
    expect(answer).toMatchObject({nbHits: 0, suggestions: ['tenable scanner']});
    expect(answer).not.toHaveProperty('correctedQuery');
  });

  it('nothing, and says which words no page has', async () => {
    const {search} = await ready();
    expect((await search('zzzzqqqq of qqqqzzzz')).unknownWords).toEqual(['zzzzqqqq', 'qqqqzzzz']);
    expect(await search('roles')).not.toHaveProperty('unknownWords');
  });

  it('nonsense without suggestions', async () => {
    const {search} = await ready();
    expect(await search('zzzzqqqq')).toMatchObject({
      hits: [],
      nbHits: 0,
      nbPages: 0,
      suggestions: [],
    });
  });
});

describe('Engine loads', () => {
  it('titles first, then the rest, and reports when it has a better answer', async () => {
    const heard = listener();
    const {search, read} = testEngine(site, heard.tell);
    const first = await search('roles');
    expect(first).toMatchObject({partial: true});
    expect(pathsOf(first)[0]).toBe('/docs/roles');
    expect(await heard.next()).toBe('refined');
    const later = await search('roles');
    expect(later.partial).toBe(false);
    expect(later.nbHits).toBeGreaterThan(first.nbHits);
    expect(new Set(read).size).toBe(read.length);
  });

  it('nothing more while the reader types, and the rest in the first pause', async () => {
    vi.useFakeTimers();
    const {search, read} = testEngine(site);
    for (const query of ['r', 'ro', 'rol', 'role', 'roles']) {
      await search(query);
      vi.advanceTimersByTime(100);
    }
    expect(read).toEqual(['index.json']);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(read.some((name) => name.startsWith('texts'))).toBe(true);
  });

  it('texts first if titles have no answer', async () => {
    const {search} = testEngine(site);
    expect(await search('qualys')).toMatchObject({partial: false, nbHits: 1});
  });

  it.each(['index.json', 'words', 'texts'])("again after %s couldn't be loaded", async (file) => {
    const files = buildIndex(site);
    let broken = true;
    const engine = new SearchEngine(async (name) => {
      if (broken && name.startsWith(file)) throw new Error(`No file ${name}`);
      return JSON.parse(files.get(name) ?? '');
    });
    const search = () => engine.search([{indexName: 'test', query: 'qualys'}]);
    await expect(search()).rejects.toThrow('No file');
    broken = false;
    expect((await search()).results[0]?.nbHits).toBe(1);
  });

  it.each([null, [], {}, {format: 0}, 'text'])('nothing if the index is %j', async (content) => {
    const engine = new SearchEngine(async () => content);
    await expect(engine.search([{indexName: 'test', query: 'x'}])).rejects.toThrow(/search index/);
  });

  it("the rest in a later search if it couldn't be loaded, and reports that", async () => {
    const files = buildIndex(site);
    let isDown = true;
    const heard = listener();
    const engine = new SearchEngine(async (name) => {
      if (isDown && name.startsWith('texts')) throw new Error(`No file ${name}`);
      return JSON.parse(files.get(name) ?? '');
    }, heard.tell);
    const search = async () =>
      (await engine.search([{indexName: 'test', query: 'roles'}])).results[0];
    expect(await search()).toMatchObject({partial: true});
    expect(await heard.next()).toBe('incomplete');
    isDown = false;
    expect(await search()).toMatchObject({partial: true});
    expect(await heard.next()).toBe('refined');
    expect(await search()).toMatchObject({partial: false});
  });

  it("a cached file again if its content doesn't match its name", async () => {
    const files = buildIndex(site);
    const engine = new SearchEngine(async (name, isAnew) =>
      isAnew ? JSON.parse(files.get(name) ?? '') : ['Welcome to the hotel'],
    );
    const {results} = await engine.search([{indexName: 'test', query: 'qualys'}]);
    expect(results[0]?.nbHits).toBe(1);
  });

  it('all words before it corrects a query', async () => {
    const lines = Array.from({length: 9000}, (_, at) => `Word${at}x of tenable`);
    const {search} = testEngine(testRecords([{title: 'Words', lines}]));
    expect(await search('xtenable')).toMatchObject({correctedQuery: 'tenable', partial: false});
  });

  it("what it needs for a page of results that titles don't fill", async () => {
    const {search} = testEngine(site);
    const {nbHits} = await search('roles');
    const beyond = await testEngine(site).search('roles', {hitsPerPage: nbHits, page: 1});
    expect(beyond).toMatchObject({partial: false});
    expect(beyond.hits).not.toEqual([]);
  });

  it.each([
    ['words', {nonsense: 1}],
    ['words', null],
    ['words', {words: '', pages: '', everyday: ''}],
    ['words', {words: '0another', pages: '', everyday: '0'}],
    ['texts', {nonsense: 1}],
    ['texts', 'text'],
    ['texts', []],
    ['texts', [[1]]],
    ['dictionary', []],
  ])('nothing if %s are %j', async (kind, content) => {
    const files = buildIndex(site);
    const engine = new SearchEngine(async (name) =>
      name.startsWith(kind) ? content : JSON.parse(files.get(name) ?? ''),
    );
    await expect(engine.search([{indexName: 'test', query: 'qualys'}])).rejects.toThrow(
      `The search index couldn't be read (${kind}`,
    );
  });
});

describe('Engine renews', () => {
  const zebras = buildIndex(testRecords([{title: 'Zebras', lines: ['Wait for the zebra.']}]));

  /** Returns an engine on a site where another index can be deployed. */
  function onSite() {
    let deployed: Map<string, string> | undefined = buildIndex(site);
    const heard = listener();
    const read: string[] = [];
    const engine = new SearchEngine(async (name) => {
      read.push(name);
      const text = deployed?.get(name);
      if (text === undefined) throw new Error(`No file ${name}`);
      return JSON.parse(text);
    }, heard.tell);
    const search = async (query: string) =>
      (await engine.search([{indexName: 'test', query}])).results[0];
    return {
      engine,
      search,
      heard,
      read,
      deploy: (files?: Map<string, string>) => {
        deployed = files;
      },
    };
  }

  it('and finds content that only the new index has', async () => {
    const {engine, search, heard, deploy} = onSite();
    await engine.loadAll();
    deploy(zebras);
    expect(await search('zebras')).toMatchObject({nbHits: 0});
    await engine.renew();
    expect(await heard.next()).toBe('renewed');
    expect(await search('zebras')).toMatchObject({hits: [{hierarchy: {lvl1: 'Zebras'}}]});
  });

  it('nothing if the index is the same, and keeps it if none can be loaded', async () => {
    const {engine, search, heard, read, deploy} = onSite();
    await engine.loadAll();
    const before = read.length;
    await engine.renew();
    expect(read.slice(before)).toEqual(['index.json']);
    deploy(undefined);
    await engine.renew();
    expect(await search('roles')).toMatchObject({partial: false});
    expect(heard.all).toEqual([]);
  });

  it('nothing before it has an index', async () => {
    const {engine, read} = onSite();
    await engine.renew();
    engine.warmUp();
    await engine.renew();
    expect(read).toEqual(['index.json']);
  });

  it('if parts of the old index are gone', async () => {
    const {search, heard, deploy} = onSite();
    expect(await search('roles')).toMatchObject({partial: true});
    deploy(zebras);
    expect(await heard.next()).toBe('renewed');
    expect(await search('zebras')).toMatchObject({hits: [{hierarchy: {lvl1: 'Zebras'}}]});
  });
});

/** Records the news from an engine. */
function listener() {
  const all: News[] = [];
  let heardUpTo = 0;
  return {
    all,
    tell: (news: News) => void all.push(news),
    async next(): Promise<News | undefined> {
      await vi.waitFor(() => expect(all.length).toBeGreaterThan(heardUpTo));
      heardUpTo += 1;
      return all[heardUpTo - 1];
    },
  };
}

it('ranks an exact title above a longer title whose page has more matches', async () => {
  const falcon = 'CrowdStrike Falcon';
  const {engine, search} = testEngine(
    testRecords([
      {title: falcon, description: 'Hosts of CrowdStrike.', lines: ['Reads hosts.']},
      {
        title: `${falcon} Shield`,
        keywords: ['CrowdStrike'],
        description: `Applications that ${falcon} watches.`,
        lines: [`${falcon} has an API. In ${falcon}, open the console.`],
      },
    ]),
  );
  await engine.loadAll();
  expect(pathsOf(await search(falcon))[0]).toBe('/docs/crowdstrike-falcon');
});
