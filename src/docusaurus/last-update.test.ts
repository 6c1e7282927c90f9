import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {commitHistory, hasWholeHistory} from './last-update';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'last-update-')));
const whole = path.join(root, 'whole');
const shallow = path.join(root, 'shallow');

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
    cwd: folder,
    env: {...process.env, GIT_COMMITTER_DATE: '2026-01-02T23:30:00-05:00'},
    stdio: 'pipe',
  });

beforeAll(() => {
  git(root, 'init', '--quiet', whole);
  for (const name of ['first.md', 'second.md']) {
    writeFileSync(path.join(whole, name), name);
    git(whole, 'add', name);
    git(whole, 'commit', '--quiet', '--message', name);
  }
  writeFileSync(path.join(whole, 'draft.md'), 'not committed');
  git(root, 'clone', '--quiet', '--depth', '1', `file://${whole}`, shallow);
});

afterAll(() => rmSync(root, {recursive: true}));

test('a page has the date of its commit, regardless of the time zone', async () => {
  const history = commitHistory();
  history.initialize({siteDir: whole});
  const update = await history.getFileLastUpdateInfo(path.join(whole, 'first.md'));
  expect(update?.timestamp).toBe(Date.parse('2026-01-03T04:30:00Z'));
});

test('an uncommitted page has no date', async () => {
  const history = commitHistory();
  history.initialize({siteDir: whole});
  expect(await history.getFileLastUpdateInfo(path.join(whole, 'draft.md'))).toBeNull();
});

test('a shallow clone has no dates, because its only commit appears to add every page', async () => {
  const history = commitHistory();
  history.initialize({siteDir: shallow});
  expect(await history.getFileLastUpdateInfo(path.join(shallow, 'first.md'))).toBeNull();
});

test('a folder outside a repository has no history', () => {
  expect(hasWholeHistory(root)).toBe(false);
});
