import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkQuotedMessages} from './check-quoted-messages';

const messages = `- where: in a run
  messages:
    - {text: Agent too old, tell: The server is too old.}
    - {text: "This page lists {models}, but the query finds {models}.", tell: The message names both.}
    - {text: Timed out, until: "11.12"}
`;
const table = (sees: string) =>
  page(`| What you see | Cause |\n| --- | --- |\n| ${sees} | A cause |`);
const site = {
  'src/product/facts/messages.yaml': messages,
  'docs/guides/topic/one.md': table('"Agent too old"'),
  'docs/guides/topic/two.md': table(
    '"This page lists vulnerabilities, but the query finds hosts."',
  ),
  'docs/releases/platform/11.12.md': page('**Submit** no longer ends in "Timed out".'),
};
const faults = (files: Record<string, string>) =>
  faultsOf(checkQuotedMessages, {...site, ...files});
const faultsIn = (body: string, path = 'docs/guides/topic/title.md') =>
  faults({[path]: page(body)});

test.each([
  ['the message', 'The run fails with "Agent too old".'],
  ['the message with its period', 'The message "Agent too old." says so.'],
  [
    'other words in the place of {…}',
    'It says "This page lists hosts, but the query finds teams."',
  ],
  ["words that aren't a message", 'Call it the "Servers to update" list.'],
  ["a vendor's message as code", 'The run fails with `"Access was denied"`.'],
])('accepts %s', async (_, body) => {
  expect(await faultsIn(body)).toEqual([]);
});

test.each([
  ['a sentence', 'Title.\n\nThe run fails with "Agent is too old".', 9],
  ['a table', '| Message |\n| --- |\n| "Agent to old" |', 9],
  ['a list', '- The run ends with "Agents too old".', 7],
  ['words that no text introduces', 'Look for "Agent to old".', 7],
  ['the second of two messages', 'It says "Agent too old" or "Agent too new".', 7],
])('rejects an altered message in %s, with its line', async (_, body, line) => {
  const [fault, ...others] = await faultsIn(body);
  expect(others).toEqual([]);
  expect(fault).toContain(`docs/guides/topic/title.md:${line} `);
  expect(fault).toContain('write "Agent too old", which readers see in a run');
});

test('rejects a message that changes the words around {…}', async () => {
  expect(await faultsIn('It says "This page shows hosts, but the query finds teams."')).toEqual([
    expect.stringContaining('write "This page lists {models}, but the query finds {models}."'),
  ]);
});

test('rejects an unknown message, and says where to add it', async () => {
  expect(await faultsIn('| What you see |\n| --- |\n| "Everything is lost" |')).toEqual([
    `docs/guides/topic/title.md:9  "Everything is lost" isn't a message in src/product/facts/messages.yaml  if it's new, add it there; if it's a vendor's, write it as code`,
  ]);
});

test.each(['docs/connectors/acme.md', 'docs/bql/topic.md'])(
  'accepts other messages on %s, but not an altered one',
  async (path) => {
    expect(
      await faultsIn('### "Everything is lost"\n\nIt says "Access was denied".', path),
    ).toEqual([]);
    expect(await faultsIn('The run fails with "Agent to old".', path)).toHaveLength(1);
  },
);

test('rejects an altered message in facts that pages show', async () => {
  const beyond = String.raw`"It fails with \"Agent too odd\"."`;
  expect(
    await faults({
      'src/product/facts/limits.yaml': `runs:\n  - {what: Runs, limit: "4"}\n  - {what: Age, limit: "2", beyond: ${beyond}}\n`,
    }),
  ).toEqual([expect.stringContaining('src/product/facts/limits.yaml:3  "Agent too odd"')]);
});

test('an earlier message is only in release notes', async () => {
  expect(await faultsIn('The form says "Timed out".')).toEqual([
    expect.stringContaining('title.md:7  "Timed out" was a message only before 11.12'),
  ]);
  expect(await faults({'docs/releases/platform/11.12.md': page('Nothing.')})).toEqual([
    expect.stringContaining('messages.yaml:5  no release note quotes "Timed out"'),
  ]);
});

test('rejects a message that no page explains, even if one mentions it', async () => {
  expect(
    await faults({'docs/guides/topic/one.md': page('The run fails with "Agent too old".')}),
  ).toEqual([expect.stringContaining('messages.yaml:3  no page explains "Agent too old"')]);
});

test("a message says how to tell its cause, unless only a connector's page explains it", async () => {
  const untold = {
    'src/product/facts/messages.yaml': messages.replace(/, tell: The server.*\./, ''),
  };
  expect(await faults(untold)).toEqual([
    expect.stringContaining('messages.yaml:3  "Agent too old" has no "tell"'),
  ]);
  expect(
    await faults({
      ...untold,
      'docs/guides/topic/one.md': page('Nothing.'),
      'docs/connectors/acme.md': page('### "Agent too old"'),
    }),
  ).toEqual([]);
});
