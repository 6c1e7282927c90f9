import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkEntryMentions} from './check-entry-mentions';

const release = '../../guides/topic';
const files = (intro: string, fixed: string) => ({
  'docs/releases/platform/11.31.md': page(
    [
      intro,
      '',
      '## Known issues',
      '',
      `- \`11.31-01\` **Remediation.** A ticket takes the first 1,000 findings. ${fixed} [Limits](${release}/tickets.md)`,
      `- \`11.31-02\` **Security.** A signing certificate takes an hour. [Rotate the certificate](${release}/sso.md)`,
    ].join('\n'),
  ),
  'docs/releases/platform/11.32.md': page(
    [
      '## Fixed',
      '',
      `- \`11.32-01\` **Remediation.** A ticket held the first 1,000 findings. [Limits](${release}/tickets.md)`,
      `- \`11.32-02\` **Security.** Sign-in failed after a new signing certificate (\`11.31-02\`). [Rotate](${release}/sso.md)`,
      '',
      '## Upgrade notes',
      '',
      `- \`11.32-03\` **Reports.** Rebuild the reports that people open. [Move a report](${release}/reports.md)`,
    ].join('\n'),
  ),
});
const faults = (intro: string, fixed = '') => faultsOf(checkEntryMentions, files(intro, fixed));

test.each([
  ['the entry that fixes a known issue', 'See `11.31-02`.', 'Fixed in `11.32-01`.'],
  ['a version next to it', 'Text.', 'Fixed in [11.32](./11.32.md#fixed) by `11.32-01`.'],
  ["an entry whose words a sentence doesn't repeat", 'Your part is `11.32-03`.', ''],
  ['several entries together', 'Read `11.32-01` to `11.32-03` on your reports.', ''],
  ['other numbers in code', 'Run `11.31`, `2025-11` and `9.9-1-2`.', ''],
])('accepts %s', async (_, intro, fixed) => {
  expect(await faults(intro, fixed)).toEqual([]);
});

test.each([
  ["that doesn't exist", 'See `11.32-09`.', '', 'there is no entry "11.32-09"'],
  [
    'from another release',
    '',
    'Fixed in 11.32 by `11.31-02`.',
    `"11.31-02" isn't an entry of 11.32`,
  ],
  [
    "that doesn't fix anything",
    '',
    'Fixed in `11.32-03`.',
    `"11.32-03" isn't one of the entries that are new or improved or fixed  did you mean "11.32-01"?`,
  ],
  [
    'that fixes something else',
    '',
    'Fixed in `11.32-02`.',
    '"11.32-02" is about something else  did you mean "11.32-01"?',
  ],
  [
    'about a different subject',
    'If people open reports, rebuild the reports by `11.32-02`.',
    '',
    '"11.32-02" is about something else  did you mean "11.32-03"?',
  ],
])('rejects an entry %s', async (_, intro, fixed, message) => {
  expect(await faults(intro, fixed)).toEqual([expect.stringContaining(message)]);
});
