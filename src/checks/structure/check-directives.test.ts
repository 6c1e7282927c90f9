import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkDirectives} from './check-directives';

test('accepts parts, notes, warnings, and colons', async () => {
  expect(
    await faultsOf(
      checkDirectives,
      '::roles\n\n::statuses{of="finding"}\n\n:::note\nAt 10:30.\n:::\n\n:::warning\nText.\n:::',
    ),
  ).toEqual([]);
});

test('suggests the intended part for an unknown one', async () => {
  expect(await faultsOf(checkDirectives, '::role\n\n:::tip\nText.\n:::')).toEqual([
    'docs/guides/topic/title.md:7  there is no derived part "::role"  did you mean "roles"?',
    'docs/guides/topic/title.md:9  there is no block ":::tip"  use :::note, :::warning, or :::exercise',
  ]);
});

test('rejects text that would be published as typed', async () => {
  const found = await faultsOf(checkDirectives, ':roles\n\nA :color[red] word.\n\n:::note\nText.');
  expect(found.map((fault) => fault.split('  ')[1])).toEqual([
    '"roles" is published as plain text',
    'there is no kind of fact ":color"',
    `":::note" isn't closed`,
  ]);
});
