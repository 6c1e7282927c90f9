import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkSettings} from './check-settings';

const faults = (links: string, images: string) =>
  faultsOf(checkSettings, {
    'docusaurus.config.ts': `const config = {\n  onBrokenLinks: ${links},\n  hooks: {onBrokenMarkdownImages: ${images}},\n};\n`,
  });

test('accepts settings that stop or warn', async () => {
  expect(await faults("'throw'", "'warn'")).toEqual([]);
});

test.each(["'ignore'", "'log'"])(
  'rejects the setting %s, with which nothing fails',
  async (value) => {
    expect(await faults(value, value)).toEqual([
      expect.stringMatching(`docusaurus.config.ts:2  with onBrokenLinks: ${value}, no one hears`),
      expect.stringMatching(
        `docusaurus.config.ts:3  with onBrokenMarkdownImages: ${value}, no one`,
      ),
    ]);
  },
);
