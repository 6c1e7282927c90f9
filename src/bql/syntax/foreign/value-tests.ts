import {pastOf, testOfPast} from '../spans';
import {ignoringCase, wholePattern} from '../text-tests';

const signs: Record<string, string> = {
  ...{eq: '=', equals: '=', is: '=', ne: '!=', neq: '!=', not: '!='},
  ...{gt: '>', gte: '>=', ge: '>=', min: '>=', lt: '<', lte: '<=', le: '<=', max: '<='},
};

/**
 * Returns the test that an operator's name in another language means: `riskScore >= 7` for `gte`.
 *
 * @param value a value of JSON
 * @returns undefined if BQL has nothing like it
 */
export function testFor(path: string, operator: string, value: unknown): string | undefined {
  const word = operator.toLowerCase().replace(/[^a-z]/g, '');
  if (Array.isArray(value)) {
    const list = value.map(literalOf);
    const isListed = /^(?:in|nin|notin|eq|ne|terms?)$/.test(word) && list.length > 0;
    if (!isListed || list.includes(undefined)) return undefined;
    return `${path} ${word.startsWith('n') ? 'NOT ' : ''}IN [${list.join(', ')}]`;
  }
  if (word === 'exists') return `${path} ${value === false ? 'NOT ' : ''}EXISTS`;
  const sign = signs[word];
  if (value === null && /^!?=$/.test(sign ?? ''))
    return `${path} ${sign === '=' ? 'NOT ' : ''}EXISTS`;
  const past = typeof value === 'string' && sign ? pastOf(value) : undefined;
  if (past && sign && /[<>]/.test(sign)) return testOfPast(path, sign, past.span);
  const literal = literalOf(value);
  if (sign) return literal && `${path} ${sign} ${literal}`;
  if (typeof value === 'string' && word === 'regex') return `${path} =~ "${wholePattern(value)}"`;
  if (typeof value !== 'string' || !/^i?(?:contains|startswith|endswith|match)$/.test(word))
    return undefined;
  return ignoringCase({path, operator: word === 'match' ? 'contains' : word, text: value});
}

/** Writes a value of JSON. A date has no quotes. */
function literalOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  return /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?$/.test(value) ? value : JSON.stringify(value);
}
