import {expect, test} from 'vitest';
import {connectorSchema} from './schema';

const versions = (...list: [version: string, date: string][]) =>
  connectorSchema.shape.versions.safeParse(
    list.map(([version, date]) => ({version, date, changes: [{added: 'A file can be read.'}]})),
  ).success;

test('versions are listed newest first', () => {
  expect(versions(['2.10.0', '2025-08-05'], ['2.9.1', '2024-10-22'])).toBe(true);
  expect(versions(['2.9.1', '2025-08-05'], ['2.9.0', '2025-08-05'])).toBe(true);
});

test('rejects versions that are out of order by number or date, or listed twice', () => {
  expect(versions(['2.9.0', '2025-08-05'], ['2.10.0', '2024-10-22'])).toBe(false);
  expect(versions(['2.10.0', '2024-10-22'], ['2.9.0', '2025-08-05'])).toBe(false);
  expect(versions(['2.9.0', '2025-08-05'], ['2.9.0', '2024-10-22'])).toBe(false);
});
