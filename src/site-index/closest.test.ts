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
  it('forgives a typing slip', () => {
    expect(routes('/docs/rolse-and-permisions')).toEqual([]);
    expect(routes('/docs/risk-scoers')[0]).toBe('/docs/risk-scores');
    expect(routes('/docs/role')[0]).toBe('/docs/roles');
  });

  it('finds a page that moved to another folder', () => {
    expect(routes('/docs/guides/security/users.html')[0]).toBe('/docs/users');
    expect(routes('/connectors/service-now')[0]).toBe('/docs/connectors/servicenow');
  });

  it('knows a page by its title', () => {
    expect(routes('/tenable-vulnerability-management')[0]).toBe('/docs/connectors/tenable-io');
  });

  it('suggests nothing where nothing resembles the address', () => {
    expect(routes('/qqqq')).toEqual([]);
    expect(routes('/')).toEqual([]);
  });

  it('gives no more than it is asked for', () => {
    expect(routes('/docs/connectors/x', 1)).toHaveLength(1);
  });
});

describe('wordsOfPath', () => {
  it('leaves out what every address has', () => {
    expect(wordsOfPath('/docs/category/getting-data-in.html')).toEqual(['getting', 'data', 'in']);
  });

  it('reads an address that is badly encoded', () => {
    expect(wordsOfPath('/docs/100%-sure')).toEqual(['100', 'sure']);
    expect(wordsOfPath('/docs/risk%20scores')).toEqual(['risk', 'scores']);
  });
});
