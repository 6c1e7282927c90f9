import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkMessages} from './check-messages';

const page = (code: string, message: string) =>
  `A host.\n\n| You wrote | Message | Write |\n| --- | --- | --- |\n| \`${code}\` | ${message} | – |\n`;

test.each([
  ['FIND Hosts', `There's no data model "Hosts". Did you mean "Host"?`],
  ['riskScore = "7"', '"riskScore" is a number. Write the value without quotes.'],
  ['riskScore = 7', 'None: the score is compared as a number.'],
  ['LIMIT', 'Expected a number after LIMIT, but the query ends.'],
])('accepts the message of %s', async (code, message) => {
  expect(await faultsOf(checkMessages, page(code, message))).toEqual([]);
});

test('rejects a wrong message and says which one is right', async () => {
  const [fault] = await faultsOf(checkMessages, page('FIND Hosts', 'No such model.'));
  expect(fault).toContain(`write "There's no data model "Hosts". Did you mean "Host"?"`);
});

test('rejects a message for code without a fault', async () => {
  const [fault] = await faultsOf(checkMessages, page('riskScore = 7', 'Wrong.'));
  expect(fault).toContain('nothing is wrong with this code');
});
