import {expect, test} from 'vitest';
import {isOtherVoice} from './rewordings';
import {type PageStatement, readStatements} from './statements';

const statement = (text: string) => readStatements('docs/a.md', text)[0] as PageStatement;

/** Whether two sentences say the same in the active and in the passive, in both directions. */
const areVoices = (a: string, b: string) =>
  isOtherVoice(statement(a), statement(b)) && isOtherVoice(statement(b), statement(a));

const passive = "The keys are sent in each call's `X-ApiKeys` header.";

test.each([
  [passive, 'Each call sends the keys in its `X-ApiKeys` header.'],
  ['The file is written by a job.', 'A job writes the file.'],
  ["The role can't be deleted by an owner.", "An owner can't delete the role."],
  [
    "A backup that is **Failed** can't be restored.",
    "You can't restore a backup that is **Failed**.",
  ],
  ['No status is set automatically.', "{Product} doesn't set a status automatically."],
])('"%s" says the same as "%s"', (a, b) => {
  expect(areVoices(a, b)).toBe(true);
});

test.each([
  ['a negation', "Each call doesn't send the keys in its `X-ApiKeys` header."],
  ['another name', 'Each call sends the keys in its `Authorization` header.'],
  ['another doer', 'Each key sends the calls in its `X-ApiKeys` header.'],
  ['another order', 'Each call sends the header in its `X-ApiKeys` keys.'],
  ['another verb', 'Each call reads the keys in its `X-ApiKeys` header.'],
  ['the same voice', "The calls are sent in each key's `X-ApiKeys` header."],
])('%s is another fact', (_, text) => {
  expect(areVoices(passive, text)).toBe(false);
});
