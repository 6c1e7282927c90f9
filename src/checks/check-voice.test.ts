import {expect, test} from 'vitest';
import {checkVoice} from './check-voice';
import {faultsOf} from './faults-of';

test('accepts plain text, and banned words in code', async () => {
  expect(
    await faultsOf(
      checkVoice,
      'Select **Create**. The user appears in the list just below. Use `just-in-time`.',
    ),
  ).toEqual([]);
});

test('refuses phrases that say nothing, and says what to do', async () => {
  const found = await faultsOf(
    checkVoice,
    'This article explains how to\nsimply leverage it, as needed.',
  );
  expect(found).toEqual([
    'docs/guides/topic/title.md:7  "This article explains"  begin with the answer',
    'docs/guides/topic/title.md:8  "simply"  delete it: the steps show how much work it is',
    'docs/guides/topic/title.md:8  "leverage"  write "use"',
    'docs/guides/topic/title.md:8  "as needed"  say when',
  ]);
});
