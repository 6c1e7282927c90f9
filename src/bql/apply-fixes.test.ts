import {expect, test} from 'vitest';
import {udm} from '../product/udm';
import {correctedText} from './apply-fixes';
import {faultsOfQuery} from './check';

const corrected = (text: string) => correctedText(text, (each) => faultsOfQuery(each, udm));

test('corrects every mistake, and those that a correction reveals', () => {
  expect(corrected('FIND Hots WHERE riskScor > 7 LIMIT 10 OFFSET 20')).toBe(
    'FIND Host WHERE riskScore > 7 SKIP 20 LIMIT 10',
  );
});

test('corrects a warning, but leaves hints to the writer', () => {
  expect(corrected('FIND Host WHERE name LIKE "x%"')).toBe('FIND Host WHERE name LIKE "x*"');
});

test('returns nothing for a text without mistakes, and for one with a mistake that has no fix', () => {
  expect(corrected('FIND Host LIMIT 5')).toBeUndefined();
  expect(corrected('FIND Hots WHERE zebra > 7')).toBeUndefined();
});

test('applies only one of two fixes for the same place at a time', () => {
  const fault = (start: number, end: number, fix: string) => ({
    ...{start, end, fix},
    severity: 'error' as const,
    message: '',
  });
  const check = (text: string) => {
    if (text === 'abcd') return [fault(0, 3, 'x'), fault(2, 4, 'cy')];
    return text === 'abcy' ? [fault(0, 1, '')] : [];
  };
  expect(correctedText('abcd', check)).toBe('bcy');
});

test('ends even if fixes contradict each other', () => {
  const swap = (text: string) => [
    {start: 0, end: 1, severity: 'error' as const, message: '', fix: text === 'a' ? 'b' : 'a'},
  ];
  expect(correctedText('a', swap)).toBeUndefined();
});
