import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import {page} from '../../faults-of';
import {formatFault} from '../../run';
import {createSite} from '../../site';
import {checkOutsideLinks} from './check-outside-links';
import {connectionFault} from './connection-fault';
import {findOutsideLinks} from './find-links';
import {tryAddress} from './try-address';

const manners = {timeoutMs: 10_000, tries: 3, pauseMs: 1, longestWaitMs: 50};

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
/** What the server answers, by path. */
let answers: Record<string, Answer>;
/** What it was asked, such as `HEAD /page`. */
let asked: string[];
let atOnce = 0;
let mostAtOnce = 0;
let server: Server;
let host: string;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();

const portOf = (each: Server) => (each.address() as AddressInfo).port;
const listen = (each: Server) =>
  new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('close', () => {
      atOnce -= 1;
    });
    (answers[request.url ?? ''] ?? status(404))(response, request);
  });
  await listen(server);
  host = `http://127.0.0.1:${portOf(server)}`;
});
beforeEach(() => {
  asked = [];
  mostAtOnce = 0;
  answers = {'/fine': status(200)};
});
afterEach(() => server.closeAllConnections());
afterAll(() => server.close());

/** Tries the links of a page, and returns a line for each fault and note. */
async function tryPage(
  text: string,
  allowed: {address: string; reason: string}[] = [],
  isWhole = true,
) {
  const links = findOutsideLinks(createSite({'docs/guides/topic/title.md': page(text)}));
  const at = ([index = 0]: PropertyKey[]) => `allowed.yaml:${Number(index) + 1}`;
  const report = await checkOutsideLinks(links, {value: allowed, at}, manners, isWhole);
  return {
    faults: report.faults.map(formatFault),
    notes: report.notes.map(formatFault),
    tried: report.tried,
  };
}

/** Tries one address next to one that works, and returns what it says, without the place. */
async function tryOne(name: string): Promise<{fault?: string; note?: string}> {
  const {faults, notes} = await tryPage(`[Fine](${host}/fine) [This](${host}${name})`);
  const [fault, note] = [faults, notes].map((lines) =>
    lines[0]?.replace('docs/guides/topic/title.md:7  ', '').replaceAll(host, ''),
  );
  return {fault, note};
}

test('a link that works is fine, and its server is asked once, for the headers', async () => {
  expect(await tryPage(`[Fine](${host}/fine) and [again](${host}/fine)`)).toEqual({
    faults: [],
    notes: [],
    tried: 1,
  });
  expect(asked).toEqual(['HEAD /fine']);
});

test.each([404, 410, 400])('a link that answers %d is dead', async (code) => {
  answers['/gone'] = status(code);
  expect((await tryOne('/gone')).fault).toBe(
    `/gone answers ${code}  link to the page that replaces it, or say it without a link (outside-links)`,
  );
});

test('a dead link is named wherever pages have it', async () => {
  const {faults} = await tryPage(`[One](${host}/gone)\n\n[Two][two]\n\n[two]: ${host}/gone`);
  expect(faults.map((line) => line.split('  ')[0])).toEqual([
    'docs/guides/topic/title.md:7',
    'docs/guides/topic/title.md:11',
  ]);
});

test('a link that has moved for good is written again, with its section', async () => {
  answers['/old'] = status(301, {location: '/newer'});
  answers['/newer'] = status(308, {location: `${host}/newest`});
  answers['/newest'] = status(200);
  expect(await tryOne('/old#part')).toEqual({
    note: '/old#part has moved  write /newest#part (outside-links)',
  });
});

test('a link that leads elsewhere for now is fine', async () => {
  answers['/latest'] = status(302, {location: '/v2'});
  answers['/v2'] = status(301, {location: '/fine'});
  expect(await tryOne('/latest')).toEqual({});
});

test('a link that leads to a page that is gone is dead, and so is one that leads nowhere', async () => {
  answers['/old'] = status(301, {location: '/gone'});
  answers['/loop'] = status(302, {location: '/loop'});
  expect((await tryOne('/old')).fault).toContain('/old answers 404');
  expect((await tryOne('/loop')).fault).toContain('/loop redirects more than 10 times');
});

test('a link that leads to the home page is looked at, because its page is probably gone', async () => {
  answers['/old/page'] = status(301, {location: '/'});
  answers['/'] = status(200);
  expect((await tryOne('/old/page')).note).toContain('/old/page leads to the home page /');
});

test('a server that refuses HEAD is asked for the page', async () => {
  answers['/picky'] = (response, {method}) =>
    response.writeHead(method === 'HEAD' ? 405 : 200).end('x'.repeat(100_000));
  answers['/rude'] = (response, {method}) =>
    method === 'HEAD' ? response.destroy() : response.end('text');
  expect(await tryOne('/picky')).toEqual({});
  expect(await tryOne('/rude')).toEqual({});
});

test.each([
  ['seconds', '1'],
  ['a date', new Date(Date.now() + 60_000).toUTCString()],
])(
  'a server that is asked too often is asked again when it says so, in %s',
  async (_what, retryAfter) => {
    let count = 0;
    let first = 0;
    let waited = 0;
    answers['/busy'] = (response) => {
      count += 1;
      if (count === 1) first = Date.now();
      else waited = Date.now() - first;
      response.writeHead(count === 1 ? 429 : 200, {'retry-after': retryAfter}).end();
    };
    expect(await tryOne('/busy')).toEqual({});
    // It asks for more, but no one waits longer than the longest wait.
    expect(waited).toBeGreaterThanOrEqual(manners.longestWaitMs - 5);
    expect(asked.filter((each) => each.endsWith('/busy'))).toEqual(['HEAD /busy', 'HEAD /busy']);
  },
);

test('a server with trouble is tried again, and then looked at by a person', async () => {
  let count = 0;
  answers['/shaky'] = (response) => {
    count += 1;
    response.writeHead(count > 2 ? 200 : 503).end();
  };
  expect(await tryOne('/shaky')).toEqual({});
  answers['/broken'] = status(500);
  expect((await tryOne('/broken')).note).toBe(
    '/broken answers 500  open it in a browser: if it works there, add it to src/checks/links/outside/allowed.yaml (outside-links)',
  );
  expect(asked.filter((each) => each === 'GET /broken')).toHaveLength(3);
});

test.each([401, 403, 451])('a refusal (%d) is looked at, and not tried again', async (code) => {
  answers['/closed'] = status(code);
  expect((await tryOne('/closed')).note).toContain(`/closed answers ${code}`);
  expect(asked.filter((each) => each === 'GET /closed')).toHaveLength(1);
});

test('a server that takes too long, or hangs up, is looked at', async () => {
  answers['/slow'] = () => {};
  answers['/cut'] = (response) => response.destroy();
  const impatient = {...manners, timeoutMs: 200, tries: 1};
  expect(await tryAddress(`${host}/slow`, impatient)).toMatchObject({
    kind: 'unsure',
    why: 'gives no answer in 0.2 seconds',
  });
  expect((await tryOne('/cut')).note).toContain("/cut can't be reached: ");
});

test('a host is asked one thing at a time', async () => {
  const slowly: Answer = (response) => setTimeout(() => response.end(), 10);
  const names = ['/a', '/b', '/c', '/d'];
  for (const name of names) answers[name] = slowly;
  await tryPage(names.map((name) => `[Link](${host}${name})`).join(' '));
  expect(asked).toEqual(names.map((name) => `HEAD ${name}`));
  expect(mostAtOnce).toBe(1);
});

test('a host that does not exist is dead', () => {
  const error = Object.assign(new TypeError('fetch failed'), {cause: {code: 'ENOTFOUND'}});
  expect(connectionFault(error, manners)).toMatchObject({
    kind: 'dead',
    why: "names a host that doesn't exist",
  });
});

test('if no host answers, the connection of this machine is to blame', async () => {
  const closed = createServer();
  await listen(closed);
  const address = `http://127.0.0.1:${portOf(closed)}`;
  await new Promise((resolve) => closed.close(resolve));
  await expect(tryPage(`[A](${address}/a) [B](${address}/b)`)).rejects.toThrow(
    'No host answers: check the connection',
  );
});

test('addresses in the list are not tried, and an entry that nothing needs is a fault', async () => {
  const reason = 'It answers 403 to programs.';
  const allowed = [
    {address: `${host}/docs/*`, reason},
    {address: `${host}/unused`, reason},
  ];
  const text = `[Docs](${host}/docs/a) [Fine](${host}/fine)`;
  expect(await tryPage(text, allowed)).toEqual({
    faults: [`allowed.yaml:2  no page links to "${host}/unused"  delete the entry (outside-links)`],
    notes: [],
    tried: 1,
  });
  expect(asked).toEqual(['HEAD /fine']);
  // The links of some pages don't say what other pages need.
  expect((await tryPage(text, allowed, false)).faults).toEqual([]);
});

test('addresses in examples and on the site itself are not tried', () => {
  const text =
    '[A](https://shop.example/a) [B](https://docs.{product}.example/docs) [C](http://localhost:3000) [D](mailto:a@b.c) [E](#e) `https://f.com`';
  expect(findOutsideLinks(createSite({'docs/guides/topic/title.md': page(text)}))).toEqual([]);
});

const hasOpenssl = (() => {
  try {
    return Boolean(execFileSync('openssl', ['version']));
  } catch {
    return false;
  }
})();

test.skipIf(!hasOpenssl)('a certificate that browsers refuse is named', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=a -keyout ${key} -out ${cert}`;
  execFileSync('openssl', options.split(' '), {stdio: 'ignore'});
  const secure = createSecureServer({key: readFileSync(key), cert: readFileSync(cert)});
  rmSync(folder, {recursive: true});
  await listen(secure);
  const {faults} = await tryPage(
    `[Fine](${host}/fine) [Secure](https://127.0.0.1:${portOf(secure)})`,
  );
  secure.close();
  expect(faults[0]).toContain('has a certificate that is signed by the server itself');
});
