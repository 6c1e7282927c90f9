import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkMarkedNames} from './check-marked-names';

const faults = async (body: string) =>
  (await faultsOf(checkMarkedNames, body)).map((fault) =>
    fault.replace(/^docs\/guides\/topic\/title\.md:7 {2}/, ''),
  );

test.each([
  [
    'You have the System administrator role.',
    '"System administrator role" is in plain text  write the role in bold',
  ],
  [
    'Open Administration > Security.',
    '"Administration > Security" is in plain text  write the path in bold, with ">"',
  ],
  [
    'Open Administration / Security.',
    '"Administration / Security" is in plain text  write the path in bold, with ">"',
  ],
  [
    'Open **Administration → Security**.',
    '"Administration → Security" is one of our menu paths  write "Administration > Security"',
  ],
  [
    'Then select Create.',
    '"select Create" isn\'t in bold  write the label in bold, without quotation marks',
  ],
  [
    'Then select "Create".',
    '"select "Create"" isn\'t in bold  write the label in bold, without quotation marks',
  ],
  ['It tests lifecycleStatus of hosts.', '"lifecycleStatus" is an attribute  write it as code'],
  [
    'It tests **lifecycleStatus** of hosts.',
    '**lifecycleStatus** is an attribute  write it as code',
  ],
])('rejects %s', async (text, fault) => {
  expect(await faults(text)).toEqual([fault]);
});

test('accepts formatted names and other words', async () => {
  expect(
    await faults(
      'You have the **System administrator** role. Open **Administration > Security**, select **Create**, and test `lifecycleStatus`. Choose High ratings first. On macOS, it says "Test lifecycleStatus".',
    ),
  ).toEqual([]);
});

test('skips the menus and roles of other products', async () => {
  const text = 'Open **Administration → Security**. An Administrator role is enough.';
  expect(await faultsOf(checkMarkedNames, {'docs/connectors/a.md': page(text)})).toEqual([]);
});
