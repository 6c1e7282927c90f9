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
    pattern: words`(?<![\w.])${name}\s*(?:<<=?|<@|(?:NOT\s+)?(?:IN|WITHIN|INSIDE)[\s_]+(?:THE\s+)?(?:CIDR|SUBNET|RANGE|NETWORK))\s*\(?\s*(?:"[^"\n]*"|${address}/\d+)\s*\)?`,
    advice: rangeAdvice,
    fix: testOfCall,
  },
  {
    pattern: words`(?<![\w.])${name}\s*(?:!?=|:|<>|\b(?:NOT\s+)?(?:IN|CONTAINS|LIKE|WITHIN)\b)\s*[[(]?\s*${address}/\d+\s*[\])]?`,
    advice: rangeAdvice,
    fix: testOfCall,
  },
  {
    pattern: words`(?<![\w.])${name}\s+BETWEEN\s+["']?${address}["']?\s+AND\s+["']?${address}["']?`,
    advice: howToTest,
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

function rangeAdvice(written: string): string {
  const test = testOfCall(written);
  return test ? `BQL has no ranges of addresses. Write ${test}.` : howToTest;
}
