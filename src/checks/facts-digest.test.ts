import {expect, test} from 'vitest';
import {noMemory} from '../base/memory/remember';
import {digestFacts, type FactsDigest} from './facts-digest';
import {readPage} from './page';

const files = {
  'src/product/facts/roles.yaml': '- name: User',
  'src/product/glossary/terms.yaml': '- term: risk\n  page: guides/risk.md',
  'src/checks/run.ts': 'export {};',
  'docs/connectors/a.md': '---\ntitle: A\n---\n\nText.\n',
  'docs/guides/risk.md': '---\ntitle: Risk\nslug: /risk\ndescription: What it is.\n---\n\nText.\n',
  'docs/guides/b.md': '---\ntitle: B\n---\n\nText.\n',
};

/** The digests that a change changes. */
function changed(change: Record<string, string>): string[] {
  const [before, after] = [digestFacts(files), digestFacts({...files, ...change})];
  const names: (keyof FactsDigest)[] = ['parsing', 'checks'];
  return names.filter((name) => before[name] !== after[name]);
}

const withText = (file: keyof typeof files, from: string, to: string) => ({
  [file]: files[file].replace(from, to),
});

test('judgments change with data, code, checks, and what a connector says of itself', () => {
  const judgments = ['checks'];
  expect(changed({'src/checks/run.ts': 'export const a = 1;'})).toEqual(judgments);
  expect(changed({'src/product/facts/roles.yaml': '- name: Users'})).toEqual(judgments);
  expect(changed({'src/bql/run.ts': 'export {};'})).toEqual(judgments);
  expect(changed(withText('docs/connectors/a.md', 'title: A', 'title: B'))).toEqual(judgments);
});

test('judgments change with what others say of a page: where it is, and in the glossary, its title', () => {
  const judgments = ['checks'];
  expect(changed(withText('docs/guides/risk.md', '/risk', '/risks'))).toEqual(judgments);
  expect(changed(withText('docs/guides/risk.md', 'title: Risk', 'title: Risks'))).toEqual(
    judgments,
  );
  expect(changed(withText('docs/guides/risk.md', 'title: Risk', 'title:\n  Risks'))).toEqual(
    judgments,
  );
  expect(changed({'docs/guides/c.md': 'Text.'})).toEqual(judgments);
});

test.each([
  ['heading', '## Limits'],
  ['row of a table', '| Message | Cause |'],
  ['list item', '- The server can reach `api.acme.example` on TCP 443.'],
  ['limit in a sentence', 'Up to :limit[Rows].'],
])('pages that gather what others say change with a %s', (_, text) => {
  const gatheredFrom = (change: Record<string, string>) =>
    digestFacts({...files, ...change}).gathered;
  expect(gatheredFrom(withText('docs/guides/b.md', 'Text.', text))).not.toBe(gatheredFrom({}));
  expect(gatheredFrom(withText('docs/guides/b.md', 'Text.', 'Other.'))).toBe(gatheredFrom({}));
});

test('what other pages say changes only a page that gathers it', () => {
  const digestOf = (text: string, gathered: string) =>
    readPage('docs/guides/b.md', text, noMemory, {parsing: '', checks: '', gathered}).digest;
  expect(digestOf('::errors', 'before')).not.toBe(digestOf('::errors', 'after'));
  expect(digestOf('Text.', 'before')).toBe(digestOf('Text.', 'after'));
});

test('everything changes with what parses', () => {
  const all = ['parsing', 'checks'];
  expect(changed({'src/product/page-files/source.ts': 'export {};'})).toEqual(all);
  expect(changed({'src/checks/page.ts': 'export {};'})).toEqual(all);
});

test('nothing changes when only the text of a page does, or code that no check imports', () => {
  expect(changed(withText('docs/connectors/a.md', 'Text', 'Other text'))).toEqual([]);
  expect(changed(withText('docs/guides/b.md', 'title: B', 'title: C'))).toEqual([]);
  expect(changed(withText('docs/guides/risk.md', 'What', 'All that'))).toEqual([]);
  expect(changed({'src/app/search/plugin.ts': 'export {};'})).toEqual([]);
  expect(changed({'src/checks/suppressions.yaml': '[]'})).toEqual([]);
});
