import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkQuotedMessages} from './check-quoted-messages';

const faults = (body: string, path = 'docs/guides/topic/title.md') =>
  faultsOf(checkQuotedMessages, {
    'docs/guides/topic/one.md': page('The run fails with "Agent too old".'),
    'docs/guides/topic/two.md': page('### "Agent too old"'),
    [path]: page(body),
  });

test.each([
  ['the message', 'The message is gone: "Agent too old." says so.'],
  ['another message', 'The run ends with "Server offline".'],
  ['a message with one different word', 'The run fails with "Agent too new".'],
  ["words that aren't a message", 'Call it the "Agents too old" list.'],
  ['code', 'It says `"Agents too old"`.'],
])('accepts %s', async (_, body) => {
  expect(await faults(body)).toEqual([]);
});

test.each([
  ['a sentence', 'The run fails with "Agent is too old".'],
  ['a table', '| Message |\n| --- |\n| "Agent to old" |'],
  ['a list', '- The run fails with "Agents too old".'],
])('rejects an altered message in %s', async (_, body) => {
  expect(await faults(body)).toEqual([expect.stringContaining('write "Agent too old"')]);
});
