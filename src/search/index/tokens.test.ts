import {describe, expect, it} from 'vitest';
import {joinedTermsOf, termsOf, tokenize} from './tokens';

describe('termsOf', () => {
  it.each([
    ['riskRating', ['riskrating', 'risk', 'rating']],
    ['/api/auth/login', ['apiauthlogin', 'api', 'auth', 'login']],
    ['CVE-2021-44228', ['cve202144228', 'cve', '2021', '44228']],
    ['tenable-io', ['tenableio', 'tenable', 'io']],
    ['IN_LAST', ['inlast', 'in', 'last']],
    ['IN LAST', ['in', 'last']],
    ['200,000', ['200000', '200', '000']],
    ['2,3', ['2', '3']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['Vulnerability.Read.All', ['vulnerabilityreadall', 'vulnerability', 'read', 'all']],
  ])('finds %s as a whole and by its parts', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('normalizes short forms, accents, and case', () => {
    expect(termsOf("the user's hosts, Zürich CVEs, users' and Ⅻ")).toEqual([
      'the',
      'user',
      'hosts',
      'zurich',
      'cves',
      'users',
      'and',
      'xii',
    ]);
  });

  it.each(['', '   ', '"\'<>&', '🎉🎉', '()[]{}*+?^$|\\', '---///...'])(
    'finds nothing in %j',
    (text) => {
      expect(termsOf(text)).toEqual([]);
    },
  );
});

describe('tokenize', () => {
  it("returns a word's position", () => {
    const text = 'Call /api/auth/login, then wait.';
    const [, login] = tokenize(text);
    expect(text.slice(login?.start, login?.end)).toBe('api/auth/login');
  });
});

describe('joinedTermsOf', () => {
  it('joins neighboring words, for readers who omit the space', () => {
    expect(joinedTermsOf('Power BI Desktop')).toEqual(['powerbi', 'bidesktop']);
  });
});
