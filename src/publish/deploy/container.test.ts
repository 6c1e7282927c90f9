import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {installedNginx} from '../../../e2e/support/nginx';
import {compress} from './compress';
import {filesOf} from './files';
import {rulesOf} from './rules';
import {type RunningNginx, runNginx} from './testing/run-nginx';

/** The image's instructions, with their arguments on one line. */
const instructions = readFileSync('deploy/Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' ', 1).concat(line.replace(/^\S+ /, '')) as [string, string]);
const all = (name: string) => instructions.flatMap(([key, rest]) => (key === name ? [rest] : []));
const one = (name: string) => all(name)[0] ?? '';

const nginx = installedNginx();
const page = `<h1>Roles</h1>${'<p>Words.</p>'.repeat(200)}`;

test('the image is made of instructions that this test can follow', () => {
  const followed = ['FROM', 'ARG', 'COPY', 'EXPOSE', 'USER', 'ENTRYPOINT'];
  expect(instructions.map(([name]) => name).filter((name) => !followed.includes(name))).toEqual([]);
});

test('the image runs without privileges, on a port that needs none', () => {
  expect(Number(one('USER'))).toBeGreaterThan(0);
  expect(Number(one('EXPOSE'))).toBeGreaterThan(1023);
  expect(readFileSync('deploy/container.conf', 'utf8')).toContain(`listen ${one('EXPOSE')};`);
});

test('what the image copies is not ignored', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toContain('*');
  for (const [from = ''] of all('COPY').map((copy) => copy.split(' '))) {
    const isKept = ignored.some((line) => line.startsWith('!') && from.startsWith(line.slice(1)));
    expect([from, isKept]).toEqual([from, true]);
  }
});

/** Follows the image's instructions in a folder, and runs nginx there as the image's user, who can only write to /tmp. */
describe.skipIf(!nginx).each(['/', '/docs-site/'])('the image, for a release at %s', (base) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'container-'));
  const root = path.join(folder, 'root');
  const temporary = path.join(folder, 'tmp');
  const socketPath = path.join(temporary, 'socket');
  let server: RunningNginx;

  beforeAll(async () => {
    const build = path.join(folder, 'context/build');
    const rules = rulesOf([page], {}, [{from: '/docs/old', to: '/docs/roles'}], base);
    for (const [name, text] of Object.entries({
      'index.html': page,
      '404.html': 'Page not found',
      'docs/roles.html': page,
      'docs/roles.md': '# Roles',
      ...filesOf(rules),
    })) {
      mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
      writeFileSync(path.join(build, name), text);
    }
    await compress(build, true);
    cpSync('deploy', path.join(folder, 'context/deploy'), {recursive: true});

    for (const copy of all('COPY')) {
      const [from = '', to = ''] = copy.replace(`\${SITE_BASE}`, base).split(' ');
      cpSync(path.join(folder, 'context', from), path.join(root, to), {
        recursive: true,
        filter: (file) => !file.endsWith('.br'),
      });
    }
    // The only differences: folders of this test, and a socket that no other program can have taken.
    const config = path.join(root, 'etc/nginx/nginx.conf');
    const text = readFileSync(config, 'utf8')
      .replaceAll(' /tmp/', ` ${temporary}/`)
      .replaceAll(/ (?=\/(?:srv|etc)\/)/g, ` ${root}`)
      .replace(`listen ${one('EXPOSE')};`, `listen unix:${socketPath};`);
    writeFileSync(config, text);

    const [uid, gid] = [process.getuid?.(), process.getgid?.()];
    const user = uid === 0 ? {uid: Number(one('USER')), gid: Number(one('USER'))} : {uid, gid};
    mkdirSync(temporary);
    chmodSync(folder, 0o755);
    chownSync(temporary, user.uid ?? 0, user.gid ?? 0);
    setMode(root, 0o555);
    const [, ...options] = JSON.parse(one('ENTRYPOINT')) as string[];
    const command = [nginx ?? '', ...options, '-c', config, '-p', root];
    server = await runNginx(command, {socketPath}, user);
  }, 30_000);
  afterAll(async () => {
    await server?.stop();
    setMode(root, 0o755);
    rmSync(folder, {recursive: true});
  });

  test('serves pages with the headers of the release', async () => {
    const {status, headers, body} = await server.ask(`${base}docs/roles`);
    expect([status, body.toString()]).toEqual([200, page]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      server: 'nginx',
    });
    expect((await server.ask(base)).status).toBe(200);
  });

  test('writes to /tmp only', () => {
    const kinds = ['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'];
    expect(readdirSync(temporary).sort()).toEqual([...kinds, 'nginx.pid', 'socket'].sort());
  });

  test('serves Markdown, compressed pages, redirects, and its own 404', async () => {
    const ask = (name: string, headers?: Record<string, string>) =>
      server.ask(base + name, headers);
    const copy = await ask('docs/roles', {accept: 'text/markdown'});
    expect(copy.body.toString()).toBe('# Roles');
    const compressed = await ask('docs/roles', {'accept-encoding': 'gzip, br'});
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect((await ask('docs/old')).headers.location).toBe(`${base}docs/roles`);
    for (const name of ['docs/none', '.nginx/site.conf', '_headers']) {
      const {status, body} = await ask(name);
      expect([name, status, body.toString()]).toEqual([name, 404, 'Page not found']);
    }
  });
});

/** Sets who can write to a folder and to those below it. */
function setMode(folder: string, mode: number): void {
  chmodSync(folder, mode);
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true}))
    if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), mode);
}
