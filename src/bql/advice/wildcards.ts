import {testsOf} from '../conditions';
import {printText} from '../format/terms';
import {testOfRange} from '../syntax/address-range';
import type {Condition, Test} from '../syntax/ast';
import type {Fault} from '../syntax/fault';

/** Warns about patterns of other languages: their wildcards, ranges of addresses, and `*` where it isn't a wildcard. */
export function adviseOnWildcards(condition: Condition): Fault[] {
  return testsOf(condition).flatMap(adviseOnTest);
}

function adviseOnTest(test: Test): Fault[] {
  if (test.kind === 'text' && test.operator === 'LIKE') {
    const pattern = String(test.value.value);
    if (!pattern.includes('%')) return [];
    const fix = printText(pattern.replaceAll('%', '*'));
    return [
      warning(
        test.value,
        `LIKE treats % as an ordinary character. The wildcard is *. Write ${fix}.`,
        fix,
      ),
    ];
  }
  if (test.kind === 'comparison' && test.operator === '=') {
    const path = test.left.names.map(({text}) => text).join('.');
    const range = /ipAddress/i.test(path) ? testOfRange(path, String(test.value.value)) : undefined;
    if (range) return [warning(test, `No address equals a range. Write ${range}.`, range)];
  }
  if (test.kind === 'comparison' && /^\*|\*$/.test(String(test.value.value))) {
    const word = test.operator === '=' ? 'LIKE' : 'NOT LIKE';
    if (test.operator !== '=' && test.operator !== '!=') return [];
    const message = `${test.operator} treats * as an ordinary character. Write ${word}, where * is a wildcard.`;
    return [warning(test.operatorRange, message, word)];
  }
  return [];
}

const warning = (
  {start, end}: {start: number; end: number},
  message: string,
  fix: string,
): Fault => ({
  start,
  end,
  severity: 'warning',
  message,
  fix,
});
