import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {roles} from '../../../product/facts';
import derivedParts from '..';

/** A page's text after its facts took their places. */
function read(markdown: string) {
  const processor = unified().use(remarkParse).use(remarkDirective).use(derivedParts);
  return textOf(processor.runSync(processor.parse(markdown)) as Root);
}

test.each([
  ['A source hands on :limit[Rows that a source hands on] rows.', 'A source hands on 1,000 rows.'],
  ['It waits for :limit[Time to sign in at the identity provider].', 'It waits for 10 minutes.'],
  ['Send :limit[Records in a batch] records.', 'Send 1,000 records.'],
  ['Kept for :limit[How long an `Idempotency-Key` is remembered].', 'Kept for 24 hours.'],
  ['It begins at :default[Start]{of="backup-settings"}.', 'It begins at 03:00.'],
  [
    'A score of 7.0 is :rating[7.0], and 3.9 is :rating[3.9].',
    'A score of 7.0 is High, and 3.9 is Low.',
  ],
  ['There are :count[data models] data models.', 'There are 99 data models.'],
])('%j reads %j', (markdown, text) => {
  expect(read(markdown)).toBe(text);
});

test('a count below ten is written in letters', () => {
  expect(roles.length).toBe(9);
  expect(read('The :count[roles] roles')).toBe('The nine roles');
});

test.each([
  [
    'One.\n\nTwo :limit[Rows that a source hand on].',
    ':3  :limit finds no "Rows that a source hand on"; did you mean "Rows that a source hands on"?',
  ],
  [':limit[Length of a query]', 'add {of="'],
  [':limit[Length of a query]{of="automation"}', 'did you mean "automations"?'],
  [':limit[Clusters of one member]', 'has no number to show: its limit is "No limit"'],
  [':default[Access key]{of="backup-settings"}', 'is empty in a new form'],
  [':rating[7]', 'with one decimal'],
  [':rating[10.1]', 'from 0.0 to 10.0'],
  [':count[rolls]', 'did you mean "roles"?'],
])('%j is refused: %s', (markdown, message) => {
  expect(() => read(markdown)).toThrow(message);
});
