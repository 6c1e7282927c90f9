import {expect, test} from 'vitest';
import {digestFacts} from './facts-digest';

const files = {
  'src/product/facts/roles.yaml': '- name: User',
  'docs/connectors/a.md': '---\ntitle: A\n---\n\nText.\n',
  'docs/guides/b.md': 'Text.',
};

const changed = (change: Record<string, string>) =>
  digestFacts({...files, ...change}) !== digestFacts(files);

test('changes with data, code and what a connector says of itself', () => {
  expect(changed({'src/product/facts/roles.yaml': '- name: Users'})).toBe(true);
  expect(changed({'src/bql/run.ts': 'export {};'})).toBe(true);
  expect(changed({'src/checks/language/proper-names.txt': 'Acme\n'})).toBe(true);
  expect(changed({'docs/connectors/a.md': '---\ntitle: B\n---\n\nText.\n'})).toBe(true);
});

test('stays when only the text of a page changes', () => {
  expect(changed({'docs/connectors/a.md': '---\ntitle: A\n---\n\nOther text.\n'})).toBe(false);
  expect(changed({'docs/guides/b.md': 'Other text.'})).toBe(false);
});
