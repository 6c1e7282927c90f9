import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {roles, versions} from '../../../product/facts';
import derivedParts from '..';
import {withFacts} from '.';
import {references} from './references';

/** Returns a page's text after its facts are filled in. */
function read(markdown: string) {
  const processor = unified().use(remarkParse).use(remarkDirective).use(derivedParts);
  return textOf(processor.runSync(processor.parse(markdown)) as Root);
}

test.each([
  ['A source returns :limit[Rows returned by a source] rows.', 'A source returns 1,000 rows.'],
  ['It waits for :limit[Time to sign in at the identity provider].', 'It waits for 10 minutes.'],
  ['Send :limit[Records in a batch] records.', 'Send 1,000 records.'],
  ['Kept for :limit[How long an `Idempotency-Key` is remembered].', 'Kept for 24 hours.'],
  ['It begins at :default[Start]{of="backup-settings"}.', 'It begins at 03:00.'],
  [
    'A score of 7.0 is :rating[7.0], and 3.9 is :rating[3.9].',
    'A score of 7.0 is High, and 3.9 is Low.',
  ],
  ['There are :count[data models] data models.', 'There are 99 data models.'],
  ['There are :count[kinds of tickets] kinds.', 'There are eight kinds.'],
  ['From :limit[Idle timeout] of silence.', 'From 5 to 480 minutes of silence.'],
  ['At least :limit[Idle timeout]{least}.', 'At least 5 minutes.'],
  ['At most :limit[Idle timeout]{most}.', 'At most 480 minutes.'],
  ['At least :limit[Full sync every]{least}.', 'At least 1 day.'],
  ['Kept for :limit[Snapshots available for trends].', 'Kept for 2 years.'],
  ['A countdown of :limit[Countdown before a session ends].', 'A countdown of two minutes.'],
  ['Up to :limit[Paths that a query walks] paths.', 'Up to 200,000 paths.'],
  ['Since :version[11.27-02].', 'Since 11.27.'],
])('%j reads %j', (markdown, text) => {
  expect(read(markdown)).toBe(text);
});

test("a version by name is the newest, or the oldest agent that's still supported", () => {
  const {platform, agent} = versions;
  expect(read(':version[platform] and :version[agent]')).toBe(
    `${platform.at(-1)?.version} and ${agent.at(-1)?.version}`,
  );
  expect(agent.map(({version}) => version)).toContain(read(':version[oldest agent]'));
});

test('every fact that editors and checks propose produces the value they show', () => {
  const directives = references().map(({directive}) => directive);
  expect(new Set(directives).size).toBe(directives.length);
  for (const {directive, value} of references()) expect(read(directive), directive).toBe(value);
});

test('a line with its facts filled in is what readers see; an unknown name stays', () => {
  expect(withFacts('| :limit[Idle timeout]{most} | :count[roles] |')).toBe(
    '| 480 minutes | nine |',
  );
  expect(withFacts('At 08:00, :limit[Nothing], and :other[x].')).toBe(
    'At 08:00, :limit[Nothing], and :other[x].',
  );
});

test('a count below ten is spelled out', () => {
  expect(roles.length).toBe(9);
  expect(read('The :count[roles] roles')).toBe('The nine roles');
});

test.each([
  [
    'One.\n\nTwo :limit[Rows return by a source].',
    ':3  :limit finds no "Rows return by a source"; did you mean "Rows returned by a source"?',
  ],
  [':limit[Length of a query]', 'add {of="'],
  [':limit[Length of a query]{of="automatons"}', 'did you mean "automations"?'],
  [':limit[Length of a query]{of="automation"}', `it's in "calculated-attributes", "rem`],
  [':limit[Clusters per member]', 'has no number to show: its limit is "No limit"'],
  [':default[Access key]{of="backup-settings"}', 'is empty in a new form'],
  [':rating[7]', 'with one decimal'],
  [':rating[10.1]', 'from 0.0 to 10.0'],
  [':count[rolls]', 'did you mean "roles"?'],
  [
    ':version[11.32-99]',
    'write the number of an entry on a release page, or one of platform, agent',
  ],
  [':limit[Idle timeout]{mots}', ':limit takes no "mots"; did you mean "most"?'],
  [':limit[Speed of light]', 'if the product has no such fact yet, add it there first'],
])('%j is rejected: %s', (markdown, message) => {
  expect(() => read(markdown)).toThrow(message);
});

test('all unknown facts on a page are reported', () => {
  expect(() => read('A :rating[7].\n\nB :count[rolls] and :count[roles].')).toThrow(
    /:1 {2}:rating needs.*:3 {2}:count cannot/s,
  );
});
