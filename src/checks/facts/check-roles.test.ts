import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkRoles} from './check-roles';

test('accepts roles that exist, and bold text that is no role', async () => {
  expect(
    await faultsOf(
      checkRoles,
      'The **User** role or the **Risk analyst** or **System administrator** role, and then **Create** a person whose role you know.',
    ),
  ).toEqual([]);
});

test('refuses an unknown role, also as the first of two', async () => {
  expect(await faultsOf(checkRoles, 'The **Data exportr** or **User** role.')).toEqual([
    'docs/guides/topic/title.md:7  no role "Data exportr"  did you mean "Data exporter"?',
  ]);
  expect(await faultsOf(checkRoles, 'The **User**, **Owner** and **Boss** roles.')).toHaveLength(2);
  expect(await faultsOf(checkRoles, '[Add the **Boss** role](./a.md).')).toHaveLength(1);
});

test('refuses a misspelled role in plain text, and no role of another product', async () => {
  const plain = (text: string) => faultsOf(checkRoles, text);
  expect(await plain('The Risk ownr role may.')).toEqual([
    'docs/guides/topic/title.md:7  no role "Risk ownr"  did you mean "Risk owner"?',
  ]);
  expect(await plain('| A |\n| --- |\n| Risk Owner role |')).toHaveLength(1);
  expect(
    await plain('The Risk owner role, System administrator roles, the Connect role, Some role.'),
  ).toEqual([]);
  expect(
    await plain('A user role. No role. The Owner role of Azure. Users of a role. Use roles.'),
  ).toEqual([]);
});

test('on the page of a connector, accepts the roles of the other product', async () => {
  const onConnector = (text: string) =>
    faultsOf(checkRoles, {'docs/connectors/acme.md': page(text)});
  expect(await onConnector('Assign the **View only** role.')).toEqual([]);
  expect(await onConnector('It needs the **Configuratr** role.')).toEqual([
    expect.stringContaining('did you mean "Configurator"?'),
  ]);
});
