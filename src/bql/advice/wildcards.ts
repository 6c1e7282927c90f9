import {testsOf} from '../conditions';
import {printLiteral, printPath, printText} from '../format/terms';
import {testOfRange} from '../syntax/address-range';
import type {Comparison, Condition, ListTest, Literal, Test} from '../syntax/ast';
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
    const path = printPath(test.left);
    const range = /ipAddress/i.test(path) ? testOfRange(path, String(test.value.value)) : undefined;
    if (range) return [warning(test, `No address equals a range. Write ${range}.`, range)];
  }
  if (test.kind === 'comparison' && /^[<>]/.test(test.operator)) return comparedAddress(test);
  if (test.kind === 'list') return patternsInList(test);
  if (test.kind === 'comparison' && isPattern(test.value)) {
    const word = test.operator === '=' ? 'LIKE' : 'NOT LIKE';
    if (test.operator !== '=' && test.operator !== '!=') return [];
    const message = `${test.operator} treats * as an ordinary character. Write ${word}, where * is a wildcard.`;
    return [warning(test.operatorRange, message, word)];
  }
  return [];
}

/** Whether a value was probably meant to be a pattern: `web*`. */
const isPattern = ({value}: Literal) => /^\*|\*$/.test(String(value));

/** Warns about an address that's compared with `<` or `>`: as text, 10.0.0.9 comes after 10.0.0.50. */
function comparedAddress(test: Comparison): Fault[] {
  const text = String(test.value.value);
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return [];
  const start = text.replace(/\d+$/, '');
  const better = `${printPath(test.left)} STARTS WITH ${printText(start)}`;
  const message = `Addresses are compared as text, so "${start}9" comes after "${start}50". Test how an address begins: ${better}.`;
  return [warning(test, message)];
}

/** Warns about patterns in a list, whose values are compared as they are. */
function patternsInList(test: ListTest): Fault[] {
  const {operator, values, negated} = test;
  const patterns = values.filter(isPattern);
  if (operator !== 'IN' || patterns.length === 0) return [];
  const path = printPath(test.left);
  const not = negated ? 'NOT ' : '';
  const others = values.filter((value) => !isPattern(value)).map(printLiteral);
  const tests = [
    ...(others.length > 0 ? [`${path} ${not}IN [${others.join(', ')}]`] : []),
    ...patterns.map((value) => `${path} ${not}LIKE ${printLiteral(value)}`),
  ];
  const all = tests.join(negated ? ' AND ' : ' OR ');
  const fix = tests.length > 1 ? `(${all})` : all;
  const message = `IN treats * as an ordinary character. Write LIKE, where * is a wildcard: ${fix}.`;
  return [warning(test, message, fix)];
}

const warning = (
  {start, end}: {start: number; end: number},
  message: string,
  fix?: string,
): Fault => ({
  start,
  end,
  severity: 'warning',
  message,
  fix,
});
