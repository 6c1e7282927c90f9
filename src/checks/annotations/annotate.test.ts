import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {page} from '../faults-of';
import {watchFiles} from '../watch/watch-files';
import {annotate} from './annotate';

const {tasks} = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'));
const [once, whileWriting] = tasks.map(({problemMatcher}: (typeof tasks)[0]) => problemMatcher);
const file = 'docs/guides/topic/title.md';

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
  writeFileSync(path.join(root, name), text);
};

/** What `npm run check -- --watch` says about a page with faults, and then about one that can't be used. */
let printed: string[];
let unusable: string[];
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'annotate-'));
  mkdirSync(path.join(root, 'static'));
  for (const each of [
    'package-lock.json',
    'src/checks/page.ts',
    'src/checks/structure/markdown-rules.ts',
  ])
    write(each, '');
  write(file, page('A text, and and more (in short).\n\nIt takes 50%, and and 60%.'));
  const lines: string[] = [];
  const nextRun = async () => {
    await vi.waitFor(() => expect(lines.join('\n')).toMatch(/Waiting for changes/), 30_000);
    return lines.splice(0).join('\n').split('\n');
  };
  const end = watchFiles(root, (line) => lines.push(line));
  printed = await nextRun();
  write(file, `\uFEFF${page('A text.')}`);
  unusable = await nextRun();
  // A change of code ends it.
  write(file, page('A text.'));
  write('src/a.ts', '');
  await end;
}, 60_000);
afterAll(() => rmSync(root, {recursive: true}));

/** Reads lines as Visual Studio Code does: https://code.visualstudio.com/docs/debugtest/tasks#_defining-a-problem-matcher */
function problems({pattern}: typeof once, lines: string[]) {
  const {regexp, file: at, line, message, code} = pattern;
  return lines.flatMap((text) => {
    const match = new RegExp(regexp).exec(text);
    return match
      ? [{file: match[at], line: match[line], message: match[message], code: match[code]}]
      : [];
  });
}

test("editors find each fault's file, line, message, and check", () => {
  const repeated = problems(once, printed).filter(({code}) => code === 'slips');
  expect(repeated.map((each) => [each.file, each.line])).toEqual([
    [file, '7'],
    [file, '9'],
  ]);
  expect(repeated[0]?.message).toMatch(/^"and and" {2}\S/);
  // Every other line is about faults, and isn't one.
  const faults = printed.filter((line) => line.startsWith('docs/'));
  expect(problems(once, printed)).toHaveLength(faults.length);
});

test('editors find a file that cannot be used', () => {
  const [problem, ...others] = problems(once, unusable);
  // Elsewhere than in a test, the checks run in the project's root.
  expect(problem?.file).toMatch(new RegExp(`${file}$`));
  expect([problem?.line, problem?.code]).toEqual(['1', undefined]);
  expect(problem?.message).toContain('byte-order mark');
  expect(others).toEqual([]);
});

test('editors notice when a check begins and ends while people write', () => {
  expect(whileWriting.pattern).toEqual(once.pattern);
  const fits = ({regexp}: {regexp: string}, lines: string[]) =>
    lines.flatMap((line, index) => (new RegExp(regexp).test(line) ? [index] : []));
  const {beginsPattern, endsPattern} = whileWriting.background;
  expect(fits({regexp: endsPattern}, printed)).toEqual([printed.length - 1]);
  expect(fits({regexp: endsPattern}, unusable)).toEqual([unusable.length - 1]);
  expect(fits({regexp: beginsPattern}, printed)).toEqual([]);
  expect(new RegExp(beginsPattern).test(`${file}:`)).toBe(true);
});

test('GitHub gets an annotation for each fault, with what would end it escaped', () => {
  const lines = annotate(root, printed, {GITHUB_ACTIONS: 'true'});
  const faults = printed.filter((line) => line.startsWith('docs/'));
  expect(lines).toHaveLength(faults.length);
  expect(lines.find((line) => line.includes('line=7,title=slips'))).toMatch(
    /^::error file=docs\/guides\/topic\/title\.md,line=7,title=slips::"and and"/,
  );
  const [escaped] = annotate(root, ['docs/a,b.md:2  takes 5%  write it (sums)'], {
    GITHUB_ACTIONS: 'true',
  });
  expect(escaped).toBe('::error file=docs/a%2Cb.md,line=2,title=sums::takes 5%25  write it');
  expect(annotate(root, unusable, {GITHUB_ACTIONS: 'true'})[0]).toMatch(
    /^::error file=[^,]*title\.md,line=1::.*byte-order mark/,
  );
  expect(annotate(root, printed, {})).toEqual([]);
});

test('GitLab gets a report in which a fault keeps its name when lines move', () => {
  const report = (lines: string[]) => {
    expect(annotate(root, lines, {GITLAB_CI: 'true'})).toEqual([]);
    return JSON.parse(readFileSync(path.join(root, '.cache/code-quality.json'), 'utf8'));
  };
  const line = (at: number) => `${file}:${at}  twice  delete one (slips)`;
  const before = report([line(7), line(9), '1 pages, 2 faults']);
  expect(before[1]).toMatchObject({
    description: 'twice  delete one',
    check_name: 'slips',
    severity: 'major',
    location: {path: file, lines: {begin: 9}},
  });
  const names = before.map(({fingerprint}: {fingerprint: string}) => fingerprint);
  expect(new Set(names).size).toBe(2);
  expect(report([line(8), line(12)])).toMatchObject(
    names.map((fingerprint: string) => ({fingerprint})),
  );
  expect(report(['1 pages, 0 faults'])).toEqual([]);
});
