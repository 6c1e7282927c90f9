import {describe, expect, it} from 'vitest';
import {closest, wordsOfPath} from './closest';

const pages = [
  {title: 'Roles', description: '', route: '/docs/roles'},
  {title: 'Users', description: '', route: '/docs/users'},
  {title: 'Risk scores', description: '', route: '/docs/risk-scores'},
  {
    title: 'Tenable Vulnerability Management',
    description: '',
    route: '/docs/connectors/tenable-io',
  },
  {title: 'ServiceNow', description: '', route: '/docs/connectors/servicenow'},
];
const routes = (path: string, limit?: number) =>
  closest(pages, path, limit).map(({route}) => route);

describe('closest', () => {
  it('tolerates a typo', () => {
    expect(routes('/docs/rolse-and-permisions')).toEqual([]);
    expect(routes('/docs/risk-scoers')[0]).toBe('/docs/risk-scores');
    expect(routes('/docs/role')[0]).toBe('/docs/roles');
    expect(routes('/docs/rols')[0]).toBe('/docs/roles');
  });

  it('finds a page that moved to another folder', () => {
    expect(routes('/docs/guides/security/users.html')[0]).toBe('/docs/users');
    expect(routes('/connectors/service-now')[0]).toBe('/docs/connectors/servicenow');
  });

  it('finds a page by its title', () => {
    expect(routes('/tenable-vulnerability-management')[0]).toBe('/docs/connectors/tenable-io');
  });

  it('suggests nothing if no page is similar', () => {
    expect(routes('/qqqq')).toEqual([]);
    expect(routes('/')).toEqual([]);
    // Two of three pairs of letters are in "open", too.
    const page = {
      title: 'Open source finding',
      description: '',
      route: '/docs/open-source-finding',
    };
    expect(closest([page], '/docs/nope')).toEqual([]);
  });

  it('returns no more than the limit', () => {
    expect(routes('/docs/connectors/x', 1)).toHaveLength(1);
  });
});

describe('wordsOfPath', () => {
  it('ignores words that every address has', () => {
    expect(wordsOfPath('/docs/category/getting-data-in.html')).toEqual(['getting', 'data', 'in']);
  });

  it('reads an address with invalid encoding', () => {
    expect(wordsOfPath('/docs/100%-sure')).toEqual(['100', 'sure']);
    expect(wordsOfPath('/docs/risk%20scores')).toEqual(['risk', 'scores']);
  });

  it.each([
    ['//evil.example/roles', 'evil example roles'],
    ['/docs/\u202eselor\u202c', 'selor'],
    ['/docs/ro\u200bl\u2060es\u00ad', 'roles'],
    ['/docs/re\u0301sume\u0301', 'resume'],
    ['/docs/ｅｖｉｌ．ｅｘａｍｐｌｅ', 'evil example'],
    ['/docs/\u3164\u115f\u{1d173}', ''],
    ['/docs/роли', ''],
    [`/docs/${'z\u0335\u0322'.repeat(9)}`, 'zzzzzzzzz'],
  ])('parses %j as %j', (path, words) => {
    expect(wordsOfPath(path).join(' ')).toBe(words);
    expect(wordsOfPath(encodeURI(path)).join(' ')).toBe(words);
  });

  it('reads only the beginning of a long address', () => {
    expect(wordsOfPath(`/docs/${'x'.repeat(5000)}`)).toEqual(['x'.repeat(32)]);
    expect(wordsOfPath('/a'.repeat(5000))).toHaveLength(12);
  });
});
