import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkDirectives} from './check-directives';

test('accepts parts, notes, warnings and colons', async () => {
  expect(
    await faultsOf(
      checkDirectives,
      '::roles\n\n::statuses{of="finding"}\n\n:::note\nAt 10:30.\n:::\n\n:::warning\nText.\n:::',
    ),
  ).toEqual([]);
});

test('suggests the part that an unknown one stands for', async () => {
  expect(await faultsOf(checkDirectives, '::role\n\n:::tip\nText.\n:::')).toEqual([
    'docs/guides/topic/title.md:7  no part "::role"  did you mean "roles"?',
    'docs/guides/topic/title.md:9  no block ":::tip"  use :::note or :::warning',
  ]);
});

test('refuses what would be published as it is typed', async () => {
  const found = await faultsOf(checkDirectives, ':roles\n\nA :color[red] word.\n\n:::note\nText.');
  expect(found.map((fault) => fault.split('  ')[1])).toEqual([
    '"roles" is published as plain text',
    'no fact ":color"',
    '":::note" is not closed',
  ]);
});
