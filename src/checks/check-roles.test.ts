import {expect, test} from 'vitest';
import {checkRoles} from './check-roles';
import {faultsOf} from './faults-of';

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
