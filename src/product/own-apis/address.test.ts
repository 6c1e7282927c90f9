import {expect, test} from 'vitest';
import {findAddress} from './address';

const operationsOf = (address: string, method?: string) => {
  const found = findAddress(address, method);
  return 'wrong' in found ? `${found.wrong}  ${found.fix}` : found.operations.map(({id}) => id);
};

test.each([
  ['/connect/api/auth/login', 'POST', ['login']],
  ['/api/auth/login', undefined, ['platformLogin']],
  ['/graphql/caasm', 'POST', ['query']],
  ['/connect/api/v1/channels/{channel}/{object}', 'GET', ['listRecords']],
  ['/connect/api/v1/channels/pentest-reports/findings?limit=10', 'GET', ['listRecords']],
  ['/connect/api/v1/channels/*/*', 'DELETE', ['deleteRecord', 'deleteObject']],
  ['/connect/api/v1/channels/pentest-reports/tests/4%2F7', 'DELETE', ['deleteRecord']],
  ['/connect/api/v1/channels/', undefined, []],
  ['/connect/api/v1/…', undefined, []],
  ['/connect/', undefined, []],
  ['/login?local=true', undefined, []],
])('finds %s', (address, method, ids) => {
  expect(operationsOf(address, method)).toEqual(ids);
});

test.each([
  ['/connect/api/v2/channels', 'there is no address', '"/connect/api/v1/channels"'],
  ['/connect/api/v1/channel/x/findings', 'there is no', '"/connect/api/v1/channels/{channel}/{obj'],
  ['/connect/api/v1/channels/{chanel}/findings', 'there is no', '{channel}/{object}"'],
  ['/connect/api/v1/channels/My Channel/findings', 'there is no', '{channel}/{object}"'],
  [
    '/connect/api/v1/channels/pentest-reports/finding',
    'no built-in object is called "finding"',
    '"findings"',
  ],
  ['/connect/api/v1/channels/a-b/findings?max=3', 'no parameter "max"', 'limit, cursor'],
  ['/graphql/asm', 'there is no address', '"/graphql/caasm"'],
  ['/connect/login', 'there is no address', '?'],
])('rejects %s', (address, wrong, fix) => {
  expect(operationsOf(address)).toContain(wrong);
  expect(operationsOf(address)).toContain(fix);
});

test("rejects a method that the address doesn't support", () => {
  expect(operationsOf('/graphql/caasm', 'GET')).toBe(
    `"/graphql/caasm" doesn't accept GET  write POST`,
  );
});
