import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {product} from '../product/facts';

// One process for all tests. It indexes the site when the first test searches, unless `.cache/mcp` has the index.
const client = new Client({name: 'test', version: '1.0.0'});
const transport = new StdioClientTransport({
  command: 'npm',
  args: ['run', '--silent', 'mcp'],
  stderr: 'pipe',
});
const faults: Error[] = [];

beforeAll(async () => {
  client.onerror = (error) => faults.push(error);
  await client.connect(transport);
}, 60_000);
afterAll(() => client.close());

/** Asks a tool, and returns its text and data. */
async function ask(name: string, asked: Record<string, unknown>) {
  const {content, structuredContent, isError} = await client.callTool(
    {name, arguments: asked},
    {timeout: 240_000},
  );
  const [first] = content;
  return {
    text: first?.type === 'text' ? first.text : '',
    data: structuredContent as Record<string, unknown> | undefined,
    isError: isError ?? false,
  };
}

const site = product.siteUrl;

describe('the server', () => {
  it('introduces itself and its tools, which only read', async () => {
    expect(client.getServerVersion()?.title).toBe(`${product.name} documentation`);
    expect(client.getInstructions()).toContain('search_docs');
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search_docs',
      'read_page',
      'get_model',
      'check_bql',
      'run_bql',
      'explain_bql',
      'check_graphql',
      'find_connector',
      'what_changed',
    ]);
    for (const {annotations, description} of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description).not.toContain('{Product}');
    }
  });

  it('writes nothing but the protocol to its standard output', async () => {
    await ask('check_bql', {query: 'FIND Host'});
    expect(faults).toEqual([]);
  });

  it('refuses a question without what a tool needs', async () => {
    const {text, isError} = await ask('check_bql', {});
    expect(isError).toBe(true);
    expect(text).toContain('query');
  });
});

describe('search_docs', {timeout: 300_000}, () => {
  it('finds the page that answers, with its sections and addresses', async () => {
    const {text, data} = await ask('search_docs', {query: 'create a new role', pages: 3});
    const [first] = (data?.pages ?? []) as {url: string; sections: {url: string}[]}[];
    expect(first?.url).toBe(`${site}/docs/roles`);
    expect(first?.sections[0]?.url).toBe(`${site}/docs/roles#create-a-new-role`);
    expect(text).toContain(`[Create a new role](${site}/docs/roles#create-a-new-role)`);
  });

  it('corrects a misspelled query, and says so', async () => {
    const {text, data} = await ask('search_docs', {query: 'tikcet sync'});
    expect(data?.correctedQuery).toBe('ticket sync');
    expect(text).toMatch(
      /^Nothing is found for "tikcet sync"\. Results for "ticket sync":\n\n1\. /,
    );
  });

  it('looks for other words for the same, too', async () => {
    const pagesFor = async (asked: Record<string, unknown>) => {
      const {data} = await ask('search_docs', {...asked, pages: 3});
      return ((data?.pages ?? []) as {url: string}[]).map(({url}) => url);
    };
    const query = 'people walk away from their desk';
    const wanted = `${site}/docs/security-policies`;
    expect(await pagesFor({query})).not.toContain(wanted);
    expect(await pagesFor({query, otherWords: ['idle session timeout']})).toContain(wanted);
  });

  it("has a page about the vendor's product that the question names", async () => {
    const {data} = await ask('search_docs', {
      query: 'Which role does our tenable.io service user need to export?',
      pages: 3,
    });
    const urls = ((data?.pages ?? []) as {url: string}[]).map(({url}) => url);
    expect(urls).toContain(`${site}/docs/connectors/tenable-io`);
  });

  it('says that it finds nothing', async () => {
    const {text, data} = await ask('search_docs', {query: 'qzxv'});
    expect(data?.pages).toEqual([]);
    expect(text).toMatch(/^Nothing is found /);
  });
});

describe('read_page', {timeout: 300_000}, () => {
  it('returns a page with its generated tables', async () => {
    const {text} = await ask('read_page', {page: `${site}/docs/roles.md`});
    expect(text).toContain(`Source: ${site}/docs/roles\n`);
    expect(text).toContain('| **Administrator** |');
  });

  it('returns a single section by its heading or anchor', async () => {
    const {text} = await ask('read_page', {page: 'docs/roles', heading: 'Create a new role'});
    expect(text).toMatch(/^Source: \S+#create-a-new-role\n\n## Create a new role\n/);
    expect(text).not.toContain('## Before you begin');
    expect((await ask('read_page', {page: '/docs/roles#create-a-new-role'})).text).toBe(text);
  });

  it('returns a long page in parts, the first with an outline', async () => {
    const first = await ask('read_page', {page: '/docs/reference/glossary'});
    const [, count] = /Part 1 of (\d+)/.exec(first.text) ?? [];
    expect(first.text).toContain('Outline:');
    expect(first.text.length).toBeLessThan(20_000);
    const last = await ask('read_page', {page: '/docs/reference/glossary', part: Number(count)});
    expect(last.text).toContain(`Part ${count} of ${count}`);
    const none = await ask('read_page', {
      page: '/docs/reference/glossary',
      part: Number(count) + 1,
    });
    expect(none).toMatchObject({isError: true, text: expect.stringContaining(`${count} parts`)});
  });

  it('names pages and sections that exist instead of those that do not', async () => {
    const page = await ask('read_page', {page: '/docs/create-roles'});
    expect(page.isError).toBe(true);
    expect(page.text).toContain(`${site}/docs/roles`);
    const section = await ask('read_page', {page: '/docs/roles', heading: 'Create new role'});
    expect(section.isError).toBe(true);
    expect(section.text).toContain('Did you mean "Create a new role"?');
  });
});

describe('get_model', () => {
  it('returns attributes and verbs by type name or by name', async () => {
    const {text} = await ask('get_model', {model: 'Host'});
    expect(text).toContain(`${site}/docs/reference/udm/host`);
    expect(text).toMatch(/- `riskScore` \(.*\): /);
    expect(text).toContain('## Verbs');
    expect((await ask('get_model', {model: 'hosts'})).text).toBe(text);
  });

  it('returns only what contains a text', async () => {
    const {text} = await ask('get_model', {model: 'Host', containing: 'riskScore'});
    expect(text).toContain('`riskScore`');
    expect(text).not.toContain('`hostnames`');
  });

  it('names the model that was meant', async () => {
    expect(await ask('get_model', {model: 'Server'})).toMatchObject({
      isError: true,
      text: 'There\'s no data model "Server". Did you mean "Host"?',
    });
  });
});

describe('check_bql', () => {
  it('accepts a query', async () => {
    const {data} = await ask('check_bql', {query: 'FIND Host AS h RETURN h.name LIMIT 5'});
    expect(data).toMatchObject({valid: true});
  });

  it('says what is wrong, and corrects the query', async () => {
    const {data, text} = await ask('check_bql', {query: 'FIND Hots\nWHERE riskScor > 7 LIMIT 5'});
    expect(data).toMatchObject({
      valid: false,
      corrected: 'FIND Host\nWHERE riskScore > 7 LIMIT 5',
    });
    expect(text).toContain('- Error on line 1: There\'s no data model "Hots".');
  });
});

describe('run_bql', () => {
  it('returns some rows of all, and says how many there are', async () => {
    const query = 'FIND Host AS h RETURN h.name';
    const {data, text} = await ask('run_bql', {query, rows: 2});
    expect(data?.rows).toHaveLength(2);
    expect(Number(data?.total)).toBeGreaterThan(2);
    expect(text).toContain(`finds ${data?.total} rows in the sample organization. Here are 2:`);
    expect(data?.playground).toBe(`${site}/playground#q=FIND+Host+AS+h+RETURN+h.name`);
  });

  it('says why a query finds nothing', async () => {
    const {text, data} = await ask('run_bql', {query: 'FIND Host WHERE name = "nothing"'});
    expect(data?.total).toBe(0);
    expect(text).toMatch(/- `name = "nothing"` leaves 0 records/);
  });

  it('refuses a wrong query with its correction, and stops one without end', async () => {
    const wrong = await ask('run_bql', {query: 'FIND Hots'});
    expect(wrong).toMatchObject({isError: true, text: expect.stringContaining('FIND Host\n')});
    const step = 'THAT RELATES TO Asset THAT RELATES TO Finding';
    const stopped = await ask('run_bql', {query: `FIND Finding ${step} ${step} AS f RETURN f`});
    expect(stopped).toMatchObject({isError: true, text: expect.stringContaining('200,000 paths')});
  });
});

describe('explain_bql', () => {
  it('explains a query as a whole and by clause', async () => {
    const {text} = await ask('explain_bql', {query: 'FIND Host WHERE riskScore > 7'});
    expect(text).toMatch(/host.*risk score/i);
    expect(text).toContain('- `riskScore > 7`: ');
  });

  it('says what is wrong with a query that it cannot explain', async () => {
    const {text, isError} = await ask('explain_bql', {query: 'FIND Host WHERE riskScor > 7'});
    expect(isError).toBe(true);
    expect(text).toContain('riskScore');
  });
});

describe('check_graphql', () => {
  it('accepts an operation', async () => {
    const {data} = await ask('check_graphql', {operation: '{ hosts(limit: 5) { displayName } }'});
    expect(data).toMatchObject({valid: true, faults: []});
  });

  it('corrects a field', async () => {
    const {data} = await ask('check_graphql', {operation: '{ hosts(limit: 5) { riskScor } }'});
    expect(data).toMatchObject({valid: false, corrected: '{ hosts(limit: 5) { riskScore } }'});
  });
});

describe('find_connector', () => {
  it('finds a connector by a former name, with its facts', async () => {
    const {data, text} = await ask('find_connector', {query: 'tenable'});
    const [first] = (data?.connectors ?? []) as {url: string; vendor: string}[];
    expect(first?.vendor).toBe('Tenable');
    expect(text).toContain(`(${site}/docs/connectors/tenable`);
  });

  it('names the product that was meant', async () => {
    const {text, isError} = await ask('find_connector', {query: 'Tenble'});
    expect(isError).toBe(true);
    expect(text).toContain('Did you mean "Tenable"?');
  });
});

describe('what_changed', () => {
  it('lists what to do first, and the versions in between', async () => {
    const {text} = await ask('what_changed', {from: '11.28', to: '11.30'});
    expect(text).toMatch(/^# From Platform 11\.28 to 11\.30\n/);
    expect(text).toContain('[Platform 11.29]');
    expect(text).not.toContain('[Platform 11.28]');
    expect(text).toMatch(/## To do.*## New/s);
    expect(text).toContain(`](${site}/docs/`);
  });

  it('returns only one kind if asked', async () => {
    const {text} = await ask('what_changed', {from: '11.28', kind: 'new', containing: 'BQL'});
    expect(text).toContain('## New');
    expect(text).not.toContain('## Fixed');
  });

  it('names a version that exists, and refuses a range that goes back or nowhere', async () => {
    expect(await ask('what_changed', {from: '11.999'})).toMatchObject({
      isError: true,
      text: expect.stringContaining('no release notes for Platform 11.999'),
    });
    for (const to of ['11.28', '11.30'])
      expect(await ask('what_changed', {from: '11.30', to})).toMatchObject({
        isError: true,
        text: expect.stringContaining('"from"'),
      });
  });
});
