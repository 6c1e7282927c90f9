import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkMarkdown} from './check-markdown';
import {markdownRules} from './markdown-rules';

test('accepts the Markdown that CONTRIBUTING.md requires', async () => {
  expect(
    await faultsOf(
      checkMarkdown,
      'Text.\n\n- One\n  - Two\n\n1. First\n2. Second\n\n:::note\nText.\n:::\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |',
    ),
  ).toEqual([]);
});

test('rejects any other style and gives the rule with its reason', async () => {
  const found = await faultsOf(checkMarkdown, '* One\n* Two\n\n\n**A heading**');
  expect(found[0]).toContain('title.md:7');
  expect(found[0]).toContain('MD004/ul-style: lists are written in one way');
  expect(found.at(-1)).toContain('MD036');
});

test('decides every markdownlint rule', () => {
  const schema = 'node_modules/markdownlint/schema/markdownlint-config-schema-strict.json';
  const {properties} = JSON.parse(readFileSync(schema, 'utf8'));
  const rules = Object.keys(properties).filter((name) => /^MD\d+$/.test(name));
  expect(Object.keys(markdownRules)).toEqual(rules.sort());
});
