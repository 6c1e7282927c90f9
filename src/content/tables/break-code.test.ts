import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import breakCode, {breakable} from './break-code';

it.each([
  ['cloudInstanceId', ['cloudInstanceId']],
  ['FIND Host THAT HAS Vulnerability', ['FIND Host THAT HAS Vulnerability']],
  ['usesMultifactorAuthentication', ['uses', 'Multifactor', 'Authentication']],
  ['awsEc2Instance.ipV4Addresses', ['aws', 'Ec2', 'Instance.', 'ip', 'V4', 'Addresses']],
  ['PACKAGE_VULNERABILITY_TYPE', ['PACKAGE_', 'VULNERABILITY_', 'TYPE']],
  ['https://api.example/v1?id=<key>', ['https://', 'api.', 'example/', 'v1?', 'id=', '<key>']],
  [
    'when "first-name":"last-name-of-all"',
    ['when "first-', 'name":', '"last-', 'name-', 'of-', 'all"'],
  ],
  ['0123456789abcdef0123456789abcdef', ['0123456789abcdef01234567', '89abcdef']],
])("%s can break at its symbols and words if it's long", (value, parts) => {
  expect(breakable(value)).toEqual(parts);
  expect(breakable(value).join('')).toBe(value);
});

it('a shorter name breaks at its symbols, but not within a word, in a narrower column', () => {
  expect(breakable('network.netbios_names', 16)).toEqual(['network.', 'netbios_', 'names']);
  expect(breakable('vulnerabilityidentifier', 16)).toEqual(['vulnerabilityidentifier']);
});

it('marks only code in tables', () => {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(breakCode);
  const breaksOf = (markdown: string) =>
    JSON.stringify(processor.runSync(processor.parse(markdown))).split('"wbr"').length - 1;
  expect(breaksOf('| A |\n| --- |\n| `sourceLastModifiedDateTime` |')).toBe(4);
  expect(breaksOf('| A |\n| --- |\n| sourceLastModifiedDateTime |')).toBe(0);
  expect(breaksOf('`sourceLastModifiedDateTime`')).toBe(0);
});
