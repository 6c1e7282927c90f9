import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkCommands} from './check-commands';

const faults = (body: string) => faultsOf(checkCommands, body);
const steps = (step: string) => `1. Open **Users**.\n2. ${step}\n3. Select **Save**.`;

test.each([
  '**Create** must be selected.',
  '**Create** is selected, and the form is shown.',
  'The token should be copied from the page.',
  'You should select **Create**.',
  'The user selects **Create**.',
  'Selecting **Create**, fill in the form.',
  'On the server, installing the package over the old one.',
  'Under **Users**, the connector needs a user.',
  'Under **Users**, the connector needs a user. If there is one, edit it.',
  'The next run fills the list.',
])('rejects the step "%s"', async (step) => {
  const found = await faults(steps(step));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("title.md:8  a step isn't a command:");
});

test.each([
  'In **Settings**, select **Create**.',
  'When the form is filled in, select **Create**.',
  '**Create** is selected. Clear it.',
  '[Create a user](users.md), then wait.',
  'Do not close the page: the token is shown once.',
])('accepts the step "%s"', async (step) => {
  expect(await faults(steps(step))).toEqual([]);
});

test("accepts a numbered list that isn't a list of steps", async () => {
  expect(
    await faults('1. The name is compared.\n2. The address is compared.\n3. The rest.'),
  ).toEqual([]);
});

test('rejects another person in a list that addresses the reader', async () => {
  expect(await faults('- You have the role.\n- The user knows the address.')).toEqual([
    'docs/guides/topic/title.md:8  an item says "The user knows" in a list that uses "you"  address the reader: "You have"',
  ]);
  expect(await faults('- The user knows the address.\n- A role is there.')).toEqual([]);
});

test('requires a command in the heading of a task', async () => {
  const found = await faults(
    '## Creating a user\n\n## How to create a user\n\n## Troubleshooting\n\n## Sorting and paging\n\n## Finding to alert',
  );
  expect(found.map((fault) => /"[^"]*"/.exec(fault)?.[0])).toEqual([
    '"Creating a user"',
    '"How to create a user"',
  ]);
});
