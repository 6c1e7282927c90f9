import {testOfRange} from '../address-range';
import {type CommonMistake, name, words} from './common-mistake';

const address = String.raw`\d{1,3}(?:\.\d{1,3}){3}`;
const functions =
  'CIDR_?(?:MATCH|CONTAINS)|IPV[46]_IS_(?:IN_(?:RANGE|ANY_RANGE)|MATCH)|IS_?IN_?(?:SUBNET|RANGE|CIDR)|IP_?IN_?(?:RANGE|SUBNET|CIDR|NETWORK)|IN_?(?:CIDR|SUBNET)|NET_CONTAINS?|INET_CONTAINS';

const howToTest =
  'BQL has no ranges of addresses. Test how an address begins: ipAddresses STARTS WITH "10.".';

/** Addresses without quotes, and ranges of addresses. */
export const addressMistakes: CommonMistake[] = [
  {
    pattern: words`\b(?:NOT\s+)?(?:${functions})\s*\([^()]*\)(?:\s*=\s*(?:TRUE|1)\b)?`,
    advice: rangeAdvice,
    fix: testOfCall,
  },
  {
    pattern: words`(?<![\w.])${name}\s*(?:<<=?|<@|(?:NOT\s+)?(?:IN|WITHIN|INSIDE)[\s_]+(?:THE\s+)?(?:CIDR|SUBNET|RANGE|NETWORK))\s*\(?\s*(?:"[^"\n]*"|${address}/\d+)(?:\s*\))?`,
    advice: rangeAdvice,
    fix: testOfCall,
  },
  {
    pattern: words`(?<![\w.])${name}\s{0,9}(?:!?=|:|<>|\b(?:NOT\s{1,9})?(?:IN|CONTAINS|LIKE|WITHIN)\b)\s{0,9}[[(]?\s{0,9}${address}/\d+(?:\s*[\])])?`,
    advice: rangeAdvice,
    fix: testOfCall,
  },
  {
    pattern: words`(?<![\w.])${name}\s+BETWEEN\s+["']?${address}["']?\s+AND\s+["']?${address}["']?`,
    advice: howToTest,
  },
  {
    pattern: words`(?<![\w.])(?:\w{1,40}\.){0,3}\w{0,30}ip_?addr\w{0,20}\s{1,9}BETWEEN\s{1,9}"[^"\n]*"\s{1,9}AND\s{1,9}"[^"\n]*"`,
    advice: (written) => {
      const test = testOfBounds(written);
      return test
        ? `Addresses are compared as text, so BETWEEN would miss some. Write ${test}.`
        : howToTest;
    },
    fix: testOfBounds,
  },
  {
    pattern: words`(?<![\w."/-])${address}(?![\w./"-])`,
    advice: 'Put an address in double quotes:',
    fix: (written) => `"${written}"`,
  },
];

/** Returns the test of a range that's an argument: `cidrmatch("10.0.0.0/8", ipAddresses)`. */
function testOfCall(written: string): string | undefined {
  const [range = ''] = /\d+\.\d+\.\d+\.\d+\/\d+/.exec(written) ?? [];
  const bare = written.replace(/"[^"]*"|^\s*NOT\b|\b(?:CIDR|SUBNET|RANGE|NETWORK|TRUE)\b/gi, ' ');
  const inside = /\(([^()]*)\)/.exec(bare)?.[1];
  const [path] = /[A-Za-z_][\w.]*/.exec(inside?.trim() ? inside : bare) ?? [];
  const test = path && testOfRange(path, range);
  const isNegated = /\bNOT\b|!=|<>/i.test(written);
  return test && isNegated ? `NOT ${test}` : test;
}

/** Turns `ipAddresses BETWEEN "10.0.0.1" AND "10.0.0.3"` into a pattern. Long lists have none. */
function testOfBounds(written: string): string | undefined {
  const [from = '', to = ''] = written.match(/\d+(?:\.\d+){3}/g) ?? [];
  const [path] = /^[\w.]+/.exec(written) ?? [];
  const start = from.replace(/\d+$/, '');
  const [first, last] = [from, to].map((each) => Number(/\d+$/.exec(each)?.[0] ?? Number.NaN));
  if (first === undefined || last === undefined || !start || !to.startsWith(start))
    return undefined;
  if (!path || !(first < last && last < 256)) return undefined;
  const numbers = numbersBetween(first, last).join('|');
  return `${path} =~ "${start.replaceAll('.', String.raw`\\.`)}(${numbers})"`;
}

/** Returns patterns for whole numbers, one for each ten: `[2-9]`, `1[0-5]` for 2 to 15. */
function numbersBetween(first: number, last: number): string[] {
  const tens = Array.from({length: Math.floor(last / 10) + 1}, (_, ten) => ten);
  return tens.flatMap((ten) => {
    const from = Math.max(first - ten * 10, 0);
    const to = Math.min(last - ten * 10, 9);
    const digits = from === to ? String(from) : `[${from}-${to}]`;
    return from > to ? [] : [`${ten || ''}${digits}`];
  });
}

function rangeAdvice(written: string): string {
  const test = testOfCall(written);
  return test ? `BQL has no ranges of addresses. Write ${test}.` : howToTest;
}
