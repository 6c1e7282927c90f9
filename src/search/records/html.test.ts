import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {recordsFromHtml} from './html';

const context = {route: '/docs/page', siteUrl: 'https://docs.example.com'};

/** Returns the HTML of a page with an article. */
const html = (article: string, head = '') =>
  `<!doctype html><html><head><meta name=docsearch:language content=en>
  <meta name=docsearch:docusaurus_tag content=docs-default-current>${head}</head><body>
  <nav><a class=navbar__link href=/docs/start>Guides</a><a class="navbar__link navbar__link--active"
  href=/docs/connectors>Connectors</a></nav>
  <main><article><nav class=theme-doc-breadcrumbs>Home</nav>
  <div class="theme-doc-markdown markdown">${article}</div></article></main></body></html>`;

const records = (article: string, head?: string) => recordsFromHtml(html(article, head), context);
const contents = (article: string) =>
  records(`<h1>Page</h1>${article}`)
    .filter(({type}) => type === 'content')
    .map(({content}) => content);

describe("a page's records", () => {
  it('begin with the page itself', () => {
    const head =
      '<meta name=description content="What it does."><meta name=keywords content="a, b">';
    expect(records('<h1>Page</h1>', head)).toEqual([
      {
        objectID: 'https://docs.example.com/docs/page',
        type: 'lvl1',
        hierarchy: {
          lvl0: 'Connectors',
          lvl1: 'Page',
          lvl2: null,
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        content: 'What it does.',
        url: 'https://docs.example.com/docs/page',
        language: 'en',
        docusaurus_tag: 'docs-default-current',
        keywords: ['a', 'b'],
        weight: {pageRank: 2, level: 100, position: 0},
      },
    ]);
  });

  it('include what a page says of the rows of a search, but not the rows', () => {
    const search =
      '<search><form>Search</form><div><div class=about-rows><p>All of them.</p><ul><li>One</li></ul></div><details><summary>All<tbody></summary><table><tr><td>Row</table></details></div></search>';
    expect(contents(search)).toEqual(['All of them.', 'One']);
  });

  it('include each piece of text below its headings', () => {
    const found = records(
      `<h1>Page</h1><p>Intro.</p><h2 id=a>A<a class=hash-link href=#a>​</a></h2><p>In A.</p>
       <h3 id=b>B</h3><p>In B.</p><h2 id=c>C</h2><p>In C.</p>`,
    ).map(({type, hierarchy: {lvl2, lvl3}, content, url, weight}) => [
      type,
      lvl2,
      lvl3,
      content,
      url.split('page')[1],
      weight.level,
    ]);
    expect(found).toEqual([
      ['lvl1', null, null, null, '', 100],
      ['content', null, null, 'Intro.', '', 0],
      ['lvl2', 'A', null, null, '#a', 90],
      ['content', 'A', null, 'In A.', '#a', 0],
      ['lvl3', 'A', 'B', null, '#b', 80],
      ['content', 'A', 'B', 'In B.', '#b', 0],
      ['lvl2', 'C', null, null, '#c', 90],
      ['content', 'C', null, 'In C.', '#c', 0],
    ]);
  });

  it('keep their IDs when something else on the page changes', () => {
    const before = records('<h1>Page</h1><p>One.</p><p>Two.</p><p>Two.</p>');
    const after = records('<h1>Renamed</h1><p>New.</p><p>One.</p><p>Two.</p><p>Two.</p>');
    const ids = after.map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(5);
    expect(ids).toEqual(expect.arrayContaining(before.map(({objectID}) => objectID)));
  });

  it('have different IDs on different pages', () => {
    const page = html('<h1>Page</h1><p>One.</p>');
    const ids = ['/docs/a', '/docs/b'].flatMap((route) =>
      recordsFromHtml(page, {...context, route}).map(({objectID}) => objectID),
    );
    expect(new Set(ids).size).toBe(4);
  });
});

describe("a record's content", () => {
  it('decodes entities and normalizes white space', () => {
    expect(contents('<p>a&nbsp;&amp;\n   b &lt;c&gt;<br>d</p>')).toEqual(['a & b <c> d']);
  });

  it('includes the column headers of a table row', () => {
    const table = `<table><thead><tr><th>Option<th>Default<th>Range<th>Note<tbody>
      <tr><td><strong>Password expiry</strong><td>Never<td>–<td>
      <tr><td>Length<td>12<td>8 to <code>128</code><td>Ask</table>`;
    expect(contents(table)).toEqual([
      'Password expiry · Default: Never',
      'Length · Default: 12 · Range: 8 to 128 · Note: Ask',
    ]);
  });

  it('treats a row with its own anchor as an entry', () => {
    const table = `<h2 id=attributes>Attributes</h2><table><thead><tr><th>Attribute<th>Meaning<tbody>
      <tr><td><a href=#attribute-os id=attribute-os><code>os</code></a><br><small>Required</small><td>Its
      <span class=term><span>system</span><span id=term-system role=tooltip>x</span></span>.
      <tr><td>Plain<td>No <span id=anchor-of-another-cell>anchor</span>.</table><p>After it.</p>`;
    const found = records(`<h1>Page</h1>${table}`).slice(2);
    expect(
      found.map(({type, hierarchy: {lvl3}, content, url}) => [
        type,
        lvl3,
        content,
        url.split('page')[1],
      ]),
    ).toEqual([
      ['lvl3', 'os', null, '#attribute-os'],
      ['content', 'os', 'os Required · Meaning: Its system.', '#attribute-os'],
      ['content', null, 'Plain · Meaning: No anchor.', '#attributes'],
      ['content', null, 'After it.', '#attributes'],
    ]);
  });

  it("has a function's name without its arguments, and omits what its example finds", () => {
    const table = `<table><tr><th>Function<th>Meaning<th>Example<th>Result
      <tr><td><a href=#function-left id=function-left><code>left(text, length)</code></a><td>The beginning.
      <td><code>left("web", 1)</code><td><span class=query-result><code>"w"</code></span></table>`;
    const found = records(`<h1>Page</h1>${table}`).slice(1);
    expect(found.map(({hierarchy: {lvl2}, content}) => [lvl2, content])).toEqual([
      ['left', null],
      ['left', 'left(text, length) · Meaning: The beginning. · Example: left("web", 1)'],
    ]);
  });

  it('includes a dash at the start of a row, and omits syntax diagrams and screens', () => {
    const diagram =
      '<figure class=syntax><figcaption>Syntax: step</figcaption>THAT</figure><figure class=screen>Inventory</figure>';
    const table = '<table><tr><th>Operator<th>Meaning<tr><td><code>-</code><td>Subtracts</table>';
    expect(contents(diagram + table)).toEqual(['- · Meaning: Subtracts']);
  });

  it('omits rows that begin with a link to an entry on another page', () => {
    const row = (href: string) => `<tr><td><a href=${href}>owners</a><td>OWNS`;
    const rows = ['/docs/other#owners', '/docs/page#owners', '/docs/other'].map(row).join('');
    expect(contents(`<table><tr><th>Attribute<th>Verb${rows}</table>`)).toEqual([
      'owners · Verb: OWNS',
      'owners · Verb: OWNS',
    ]);
  });

  it("omits an example's result unless it's an error, and repeated operations in other languages", () => {
    const block = (title: string, code: string) =>
      `<div class=theme-code-block><div class=codeBlockTitle_x>${title}</div><div><pre>${code}</pre></div></div>`;
    const tabs = `<ul role=tablist><li role=tab>GraphQL<li role=tab>cURL</ul>
      <div><div role=tabpanel><div class=theme-code-block><pre>query</pre></div></div>
      <div role=tabpanel hidden><div class=theme-code-block><pre>curl</pre></div></div>
      <div role=tabpanel hidden><p>Other words.</p></div></div>`;
    expect(
      contents(
        block('Result', '{"data": {}}') +
          block('Result', '{"errors": []}') +
          block('Variables', '{"limit": 1}') +
          tabs,
      ),
    ).toEqual(['Result', '{"errors": []}', 'Variables', '{"limit": 1}', 'query', 'Other words.']);
  });

  it('reads list items one by one, including nested ones', () => {
    const list = '<ul><li>One<ul><li>Two</ul><li><p>Three</p><p>goes on</p><pre>x = 1</pre></ul>';
    expect(contents(list)).toEqual(['One', 'Two', 'Three goes on', 'x = 1']);
  });

  it('reads a description list as one line, also if its pairs are grouped', () => {
    const pairs = '<div><dt>Vendor<dd>Tenable</div><div><dt>Hosting<dd>Cloud</div>';
    expect(contents(`<dl>${pairs}</dl>`)).toEqual(['Vendor: Tenable · Hosting: Cloud']);
    expect(contents('<dl><dt>Vendor<dd>Tenable<dt>Hosting<dd>Cloud</dl>')).toEqual([
      'Vendor: Tenable · Hosting: Cloud',
    ]);
  });

  it('finds each field of a list of fields', () => {
    expect(
      contents('<dl class="fields"><dt>uid <span>Text</span><dd>Key.<dt>name<dd>Name.</dl>'),
    ).toEqual(['uid Text: Key.', 'name: Name.']);
  });

  it('reads code line by line, and splits it at blank lines', () => {
    const line = (text: string) => `<div class=token-line><span>${text}</span><br></div>`;
    const long = 'word '.repeat(100);
    const code = [long, '', long].map(line).join('');
    expect(contents(`<div><pre><code>${code}</code></pre><button>Copy</button></div>`)).toEqual([
      long.trim(),
      long.trim(),
    ]);
    expect(contents(`<pre>${line('FIND Host')}${line('LIMIT 5')}</pre>`)).toEqual([
      'FIND Host LIMIT 5',
    ]);
  });

  it("omits what isn't part of the page's text", () => {
    expect(
      contents(
        `<div class=theme-doc-toc-mobile><button>On this page</button>x</div><script>x</script>
         <div class=theme-admonition><div class=admonitionHeading_x><svg><title>x</title></svg>warning</div>
         <p>Mind the gap.</p></div><ul role=tablist><li>Linux</ul><ul><li><a href=/x>Other page</a></ul>
         <h2 id=related-pages>Related pages</h2><ul><li><a href=/y>Other</a>: what it says</ul>`,
      ),
    ).toEqual(['Mind the gap.']);
  });

  it('omits the definition of a marked term', () => {
    const term = '<span role=button>MFA</span><span role=tooltip popover>A second proof.</span>';
    expect(contents(`<p>Set up <span class=term>${term}</span>, then sign in.</p>`)).toEqual([
      'Set up MFA, then sign in.',
    ]);
  });

  it("keeps an admonition's own title", () => {
    expect(
      contents('<div><div class=admonitionHeading_x>Before you upgrade</div><p>Back up.</p></div>'),
    ).toEqual(['Before you upgrade', 'Back up.']);
  });
});

describe('which pages are included', () => {
  it("skips a page that opts out of indexing, a redirect, and a page that isn't part of the site", () => {
    expect(records('<h1>Page</h1>', '<meta name=robots content=noindex>')).toEqual([]);
    expect(recordsFromHtml('<meta http-equiv=refresh content="0; url=/x">', context)).toEqual([]);
    expect(recordsFromHtml('', context)).toEqual([]);
  });

  it('includes a category with its description and without its cards', () => {
    const category = html('', '<meta name=description content="All of it.">').replace(
      /<main>.*<\/main>/s,
      `<main><header><h1>Security</h1><p>All of it.</header><article><a class=theme-doc-card-container
       href=/docs/users><h2>Users</h2><p>Create users.</p></a></article></main>`,
    );
    const [page, ...others] = recordsFromHtml(category, context);
    expect(page).toMatchObject({content: 'All of it.', weight: {pageRank: 3}});
    expect(others).toEqual([]);
  });

  it('ranks landing pages above details, and release notes last', () => {
    const rank = (route: string) =>
      recordsFromHtml(html('<h1>Page</h1>'), {...context, route})[0]?.weight.pageRank;
    const routes = [
      '/docs/connectors',
      '/docs/bql-overview',
      '/docs/roles',
      '/docs/reference/udm/host',
      '/docs/releases/x',
    ];
    expect(routes.map(rank)).toEqual([4, 4, 2, 1, -2]);
  });

  it("includes a page's other names, each once, without its title", () => {
    const keywords = ['Tenable', 'page', 'tenable', 'tenable-io'];
    const [page] = recordsFromHtml(html('<h1>Page</h1>'), {...context, keywords});
    expect(page?.keywords).toEqual(['Tenable', 'tenable-io']);
  });
});

it('reads a real page', () => {
  const page = readFileSync(path.join(__dirname, 'security-policies.html.txt'), 'utf8');
  const found = recordsFromHtml(page, {...context, route: '/docs/security-policies'});
  const told = found.map(({type, hierarchy, content}) => content ?? hierarchy[type as 'lvl2']);
  expect(found[0]).toMatchObject({
    type: 'lvl1',
    hierarchy: {lvl0: 'Guides', lvl1: 'Security policies'},
    content: expect.stringMatching(/^Set the password, .* strength is measured\.$/),
  });
  expect(told.slice(1)).toEqual([
    'Four policies decide how users get in and how long they stay. Each holds for the whole instance.',
    expect.stringMatching(/^Password · Decides: How strong and how old a password may be · Auth/),
    expect.stringMatching(/^Account lockout · Decides: When failed logins lock a user/),
    expect.stringMatching(/^Session · Decides: How long a login lasts/),
    expect.stringMatching(/^MFA · Decides: Who needs a second factor/),
    'Before you begin',
    'You have the Security administrator or System administrator role.',
    'A second user with one of these roles can sign in. If a change locks you out, that user can undo it.',
    'You know which users are scripts. A stricter password or MFA policy stops their logins too.',
    'Change a policy',
    expect.stringMatching(/^Open Administration > Security > Security policies/),
    expect.stringMatching(/^Select the option/),
    expect.stringMatching(/^Select Update\./),
    expect.stringMatching(/^Restore defaults sets all options/),
    'Account lockout policy',
    'Maximum failed login attempts · Values: 3 to 20 attempts · Default: 5',
    'Count attempts within · Values: 5 to 60 minutes · Default: 15 minutes',
    expect.stringMatching(/^Lock the account for · Values: 15 minutes, .* · Default: 30 minutes$/),
    expect.stringMatching(/^A wrong password and a wrong MFA code/),
    expect.stringMatching(/^A locked user cannot sign in/),
    expect.stringMatching(/^With Until an administrator unlocks it/),
  ]);
});
