import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {budgets} from './budgets';
import {fetchedBy} from './fetched';
import {partOverBudget, readChunks, weightOfPart} from './parts';
import {overBudget, scaleFor} from './weigh';

const page = `<!doctype html><link rel=stylesheet href=/styles.css /><link rel=icon href=/icon.svg />
<link rel=preload as=image href=/logo.svg /><script>!function(){}()</script>
<img src=/logo.svg alt="a > b" /><img src=data:image/svg+xml;base64,AA><img loading=lazy src=/late.png />
<script src=/early.js defer></script><script type=text/later src=/main.js></script>`;

describe('fetchedBy', () => {
  it('distinguishes what is loaded before the `load` event from what is loaded later', () => {
    expect(fetchedBy(page)).toEqual({
      styles: ['/styles.css'],
      others: ['/logo.svg'],
      scripts: ['/early.js'],
      later: ['/main.js'],
    });
  });
});

describe('scaleFor', () => {
  let build: string;
  beforeAll(() => {
    build = mkdtempSync(path.join(tmpdir(), 'budgets-'));
    mkdirSync(path.join(build, 'docs'));
    const files = {
      'index.html': '<link rel=canonical href=https://docs.example/>',
      'docs/roles.html': page,
      'styles.css': 'a{color:red}'.repeat(500),
      'logo.svg': '<svg/>',
      'early.js': 'run()',
      'main.js': 'run()'.repeat(500),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(build, name), text);
  });
  afterAll(() => rmSync(build, {recursive: true}));

  it("measures a page, its files, and its script as they're sent", async () => {
    const weight = await scaleFor(build)('docs/roles.html');
    expect(weight.requests).toBe(4);
    expect(weight.markup).toBeGreaterThan(100);
    expect(weight.markup).toBeLessThan(page.length + 500);
    expect(weight.untilLoad).toBeGreaterThan(weight.markup);
    expect(weight.script).toBeLessThan(200);
  });

  it('names a missing file', async () => {
    writeFileSync(path.join(build, 'broken.html'), '<link rel=stylesheet href=/gone.css>');
    await expect(scaleFor(build)('broken.html')).rejects.toThrow('gone.css');
  });
});

describe('overBudget', () => {
  const budget = {
    kind: 'guide',
    routes: /./,
    markup: 30_000,
    untilLoad: 40_000,
    requests: 5,
    script: 100_000,
  };

  it('reports the page, the measure, and the excess', () => {
    const weight = {markup: 30_700, untilLoad: 40_000, requests: 6, script: 99_000};
    expect(overBudget('/docs/roles', weight, budget)).toEqual([
      expect.stringMatching(
        /^\/docs\/roles: HTML and CSS .*: 30700, 700 over the 30000 of a guide/,
      ),
      expect.stringMatching(/^\/docs\/roles: requests .*: 6, 1 over the 5 of a guide/),
    ]);
  });
});

describe('the parts that are loaded when a reader needs them', () => {
  let build: string;
  const chunk = (name: string) => ({js: [{file: `${name}.12ab.js`}]});
  const list = () => path.join(build, 'list.json');
  beforeAll(() => {
    build = mkdtempSync(path.join(tmpdir(), 'parts-'));
    const origins = {
      graph: ['library', 'graph'],
      chart: ['library', 'chart'],
      editor: ['shared', 'editor'],
      other: ['shared', 'other'],
      gone: ['gone'],
    };
    const names = ['graph', 'chart', 'library', 'editor', 'shared', 'other'];
    for (const name of names) writeFileSync(path.join(build, `${name}.12ab.js`), name.repeat(50));
    const assets = Object.fromEntries([...names, 'gone'].map((name) => [name, chunk(name)]));
    writeFileSync(list(), JSON.stringify({origins, assets}));
  });
  afterAll(() => rmSync(build, {recursive: true}));

  it('weigh as much as all files that are loaded with them, each once', async () => {
    const filesOf = readChunks(list(), build);
    expect(filesOf(['graph', 'chart'])).toEqual([
      'library.12ab.js',
      'graph.12ab.js',
      'chart.12ab.js',
    ]);
    const weigh = (chunks: string[], after?: string[]) =>
      weightOfPart({chunks, after}, filesOf, build);
    const [graph, both] = [await weigh(['graph']), await weigh(['graph', 'chart'])];
    expect(graph).toBeGreaterThan(0);
    expect(both).toBeGreaterThan(graph);
    expect(both).toBeLessThan(2 * graph);
    expect(await weigh(['other'], ['editor'])).toBeLessThan(await weigh(['other']));
  });

  it('say which one is missing, or that the build is another one', () => {
    const filesOf = readChunks(list(), build);
    expect(() => filesOf(['renamed'])).toThrow('has no files of renamed. If you renamed its');
    expect(() => filesOf(['gone'])).toThrow('has no gone.12ab.js');
    expect(() => readChunks(path.join(build, 'none.json'), build)).toThrow('Build the site again');
  });

  it('report the excess', () => {
    const budget = {kind: 'GraphQL', chunks: [], script: 100};
    expect(partOverBudget(100, budget)).toEqual([]);
    expect(partOverBudget(120, budget)).toEqual([expect.stringContaining('120, 20 over 100')]);
  });
});

describe('deploy/traffic.md', () => {
  const page = readFileSync('deploy/traffic.md', 'utf8');
  const [guide] = budgets.filter(({kind}) => kind === 'guide');
  const [load = 0, script = 0] = [guide?.untilLoad, guide?.script].map((bytes = 0) => bytes / 1000);
  const next = script - 158.8;
  const perVisit = Math.round(load + script + 72 + 3 * next + 1170 / 3);
  const perDay = (perVisit * 2.5).toFixed(0);

  it.each([
    ['a first page', `| ${load} kB in 5 requests |`],
    ['its script', `| ${script} kB in 14 requests |`],
    ['a next page', `| ${next.toFixed(1)} kB in 2 requests |`],
    ['a visit', `| ${perVisit} kB |`],
    ['a day', `| ${Number(perDay).toLocaleString('en')} GB |`],
    ['the bandwidth', `| ${Math.round((Number(perDay) * 8000) / 86_400)} Mbit/s;`],
  ])('has the size of %s that follows from the budgets', (_, size) => {
    expect(page).toContain(size);
  });
});
