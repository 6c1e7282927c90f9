import {describe, expect, it} from 'vitest';
import {readEnvironment} from './environment';

const integrity = `sha384-${'A'.repeat(64)}`;

describe('readEnvironment', () => {
  it('turns nothing on by default', () => {
    expect(readEnvironment({})).toEqual({});
  });

  it('counts an empty variable as unset', () => {
    expect(readEnvironment({FEEDBACK_URL: '', ANALYTICS_DOMAIN: ''})).toEqual({});
  });

  it('ignores other variables', () => {
    expect(readEnvironment({PATH: '/usr/bin'})).toEqual({});
  });

  it('reads the variables of every service', () => {
    const variables = {
      FEEDBACK_URL: 'https://api.example/feedback',
      ANALYTICS_ENDPOINT: 'https://events.example/api/event',
      ANALYTICS_DOMAIN: 'docs.example',
      CDN_SCRIPT_URL: 'https://cdn.example/script.js',
      CDN_SCRIPT_INTEGRITY: integrity,
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX: 'docs',
    };
    expect(readEnvironment(variables)).toEqual(variables);
  });

  it.each([
    ['feedback.example', "isn't an address: write one such as https://"],
    ['ftp://feedback.example/', 'write an address that begins with https://'],
    ['http://feedback.example/', 'begins with http://'],
    ['http://localhost.example/', 'begins with http://'],
    ['https://me:secret@feedback.example/', 'has a user name or a password'],
    ['https://feedback.example/#top', 'has a fragment'],
    ['https://feedback.example;sandbox/', 'has characters in its host'],
    ['https://*.example/', 'has characters in its host'],
    ['https://feedback.example/a b', 'write https://feedback.example/a%20b'],
    ['https://feedback.example/"', 'write https://feedback.example/%22'],
    ['https://feedback.example/\n', 'write https://feedback.example/'],
    ['https://bücher.example/', 'write https://xn--bcher-kva.example/'],
  ])('rejects the address %j: %s', (address, fault) => {
    for (const name of ['FEEDBACK_URL', 'ANALYTICS_ENDPOINT', 'CDN_SCRIPT_URL', 'ALGOLIA_HOSTS']) {
      const read = () => readEnvironment({[name]: address});
      expect(read).toThrow(fault);
      expect(read).toThrow(name);
      expect(read).not.toThrow('secret');
    }
  });

  it('reads the languages to build, and ignores one that Docusaurus does not name', () => {
    expect(readEnvironment({LOCALES: 'en, de', DOCUSAURUS_CURRENT_LOCALE: 'de'})).toEqual({
      LOCALES: ['en', 'de'],
      DOCUSAURUS_CURRENT_LOCALE: 'de',
    });
    expect(readEnvironment({DOCUSAURUS_CURRENT_LOCALE: 'undefined'})).toEqual({});
  });

  it.each([
    ['en,fr', `LOCALES has "fr", which isn't a language of this site`],
    ['de', 'LOCALES begins with "de": write "en" first'],
    ['en,en', 'LOCALES has a language twice'],
    ['en,', 'LOCALES has ""'],
  ])('rejects the languages %j: %s', (list, fault) => {
    expect(() => readEnvironment({LOCALES: list})).toThrow(fault);
  });

  it('rejects a host that would split the policy in two', () => {
    expect(() => readEnvironment({FEEDBACK_URL: 'https://feedback.example,x/'})).toThrow(
      'FEEDBACK_URL has characters in its host',
    );
  });

  it.each(['http://localhost:3999/a', 'http://127.0.0.1/', 'http://[::1]:8080/'])(
    'allows %s, which never leaves this machine',
    (FEEDBACK_URL) => expect(readEnvironment({FEEDBACK_URL})).toEqual({FEEDBACK_URL}),
  );

  it("reads the site's address", () => {
    expect(readEnvironment({SITE_URL: 'https://docs.example/', SITE_BASE: '/docs-site/'})).toEqual({
      SITE_URL: 'https://docs.example',
      SITE_BASE: '/docs-site/',
    });
    for (const SITE_BASE of ['/', '/a/b_c/v1.2/'])
      expect(readEnvironment({SITE_BASE})).toEqual({SITE_BASE});
  });

  it.each([
    ['SITE_URL', 'https://docs.example/docs/', 'has a path: write only the host'],
    ['SITE_URL', 'http://docs.example', 'begins with http://'],
    ['SITE_URL', 'docs.example', "isn't an address"],
    ['SITE_BASE', '/docs/', "begins like the site's own paths"],
    ['SITE_BASE', '/help/', 'write another, such as /docs-site/'],
    ['SITE_BASE', 'docs/', 'write one that begins and ends with /'],
    ['SITE_BASE', '/docs', 'write one that begins and ends with /'],
    ['SITE_BASE', '//docs/', "isn't the path of a folder"],
    ['SITE_BASE', '/../docs/', "isn't the path of a folder"],
    ['SITE_BASE', '/docs/./', "isn't the path of a folder"],
    ['SITE_BASE', '/docs/?a=/', "isn't the path of a folder"],
    ['SITE_BASE', '/docs#/', "isn't the path of a folder"],
    ['SITE_BASE', '/a b/', "isn't the path of a folder"],
    ['SITE_BASE', '/$uri/', "isn't the path of a folder"],
    ['SITE_BASE', 'https://docs.example/docs/', "isn't the path of a folder"],
  ])('rejects %s=%j, where no site can be, and says what to write', (name, value, fault) => {
    expect(() => readEnvironment({[name]: value})).toThrow(`  ${name} `);
    expect(() => readEnvironment({[name]: value})).toThrow(fault);
  });

  it('reads where readers edit a page, report a problem, and open an assistant', () => {
    const variables = {
      EDIT_URL: 'https://git.example/docs/edit/main',
      REPORT_URL: 'https://git.example/docs/issues/new?title=Docs&body={page}',
      ASSISTANTS:
        'Helper=https://helper.example/?q=Read%20{markdown}, Other one=https://other.example/?q={markdown}',
    };
    expect(readEnvironment(variables)).toEqual({
      ...variables,
      ASSISTANTS: [
        {name: 'Helper', address: 'https://helper.example/?q=Read%20{markdown}'},
        {name: 'Other one', address: 'https://other.example/?q={markdown}'},
      ],
    });
  });

  it.each([
    ['EDIT_URL', 'https://git.example/edit?file=', 'has a query'],
    ['EDIT_URL', 'git.example', "isn't an address"],
    ['REPORT_URL', 'https://git.example/new', "doesn't have {page} in its query"],
    ['REPORT_URL', 'https://git.example/new?body={url}', 'has a "{" that isn\'t part of {page}'],
    ['REPORT_URL', 'http://git.example/new?body={page}', 'begins with http://'],
    ['ASSISTANTS', 'https://helper.example/', "has an entry that isn't a name and an address"],
    ['ASSISTANTS', 'Helper=https://helper.example/?q={markdown},', 'has an entry that'],
    ['ASSISTANTS', 'Helper=https://helper.example/', "for Helper that doesn't have {markdown}"],
    ['ASSISTANTS', 'Helper=javascript:{markdown}', 'for Helper that begins with "javascript:"'],
  ])('rejects %s=%j, which readers would open, and says what to write', (name, value, fault) => {
    expect(() => readEnvironment({[name]: value})).toThrow(`  ${name} `);
    expect(() => readEnvironment({[name]: value})).toThrow(fault);
  });

  it.each([
    ['ALGOLIA_APP_ID', 'x; worker-src * data:', "isn't an application ID"],
    ['ALGOLIA_APP_ID', 'APP\n', "isn't an application ID"],
    ['ALGOLIA_APP_ID', 'evil.example/', "isn't an application ID"],
    ['ALGOLIA_API_KEY', 'a key', "isn't a key"],
    ['ALGOLIA_ADMIN_KEY', 'key\r\nX-Header: 1', "isn't a key"],
    ['ALGOLIA_INDEX', 'docs/../keys', "isn't an index name"],
    ['ANALYTICS_DOMAIN', 'https://docs.example/start', 'write docs.example'],
    ['ANALYTICS_DOMAIN', 'docs.example, other.example', "isn't the name of a site"],
  ])('rejects %s=%j, and says what to write', (name, value, fault) => {
    expect(() => readEnvironment({[name]: value})).toThrow(`  ${name} `);
    expect(() => readEnvironment({[name]: value})).toThrow(fault);
  });

  it('rejects a script without its integrity hash', () => {
    expect(() => readEnvironment({CDN_SCRIPT_URL: 'https://cdn.example/script.js'})).toThrow(
      'set CDN_SCRIPT_INTEGRITY too, or unset all of them',
    );
  });

  it.each([
    'md5-x',
    'sha384-x',
    `sha256-${'A'.repeat(64)}`,
    `${integrity}A`,
    `${integrity} ${integrity}`,
    `${integrity}?ct=text/javascript`,
  ])('rejects the hash %s, which browsers would ignore', (CDN_SCRIPT_INTEGRITY) => {
    const CDN_SCRIPT_URL = 'https://cdn.example/script.js';
    expect(() => readEnvironment({CDN_SCRIPT_URL, CDN_SCRIPT_INTEGRITY})).toThrow(
      "CDN_SCRIPT_INTEGRITY isn't exactly one hash",
    );
  });

  it.each([`sha256-${'A'.repeat(43)}=`, integrity, `sha512-${'A'.repeat(86)}==`])(
    'accepts the hash %s',
    (CDN_SCRIPT_INTEGRITY) => {
      const variables = {CDN_SCRIPT_URL: 'https://cdn.example/script.js', CDN_SCRIPT_INTEGRITY};
      expect(readEnvironment(variables)).toEqual(variables);
    },
  );

  it('turns offline reading on with one word, and rejects any other', () => {
    expect(readEnvironment({OFFLINE: 'on'})).toEqual({OFFLINE: 'on'});
    expect(readEnvironment({OFFLINE: ''})).toEqual({});
    expect(() => readEnvironment({OFFLINE: 'yes'})).toThrow(
      "OFFLINE isn't on: write on, or unset it",
    );
  });

  it('names all missing variables of a group', () => {
    expect(() => readEnvironment({ALGOLIA_APP_ID: 'APP'})).toThrow(
      'set ALGOLIA_API_KEY and ALGOLIA_INDEX too, or unset all of them',
    );
    expect(() => readEnvironment({ANALYTICS_DOMAIN: 'docs.example'})).toThrow(
      'set ANALYTICS_ENDPOINT too, or unset all of them',
    );
  });

  it.each([
    [['ALGOLIA_API_KEY'], 'ALGOLIA_APP_ID and ALGOLIA_INDEX'],
    [['ALGOLIA_INDEX'], 'ALGOLIA_APP_ID and ALGOLIA_API_KEY'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'], 'ALGOLIA_INDEX'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_INDEX'], 'ALGOLIA_API_KEY'],
    [['ALGOLIA_API_KEY', 'ALGOLIA_INDEX'], 'ALGOLIA_APP_ID'],
  ])('rejects a partial configuration of hosted search: only %j', (names, missing) => {
    const variables = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(() => readEnvironment(variables)).toThrow(`set ${missing} too, or unset all of them`);
  });

  it('rejects the admin key as the key that readers get', () => {
    const hosted = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};
    expect(() => readEnvironment({...hosted, ALGOLIA_ADMIN_KEY: 'key'})).toThrow(
      'ALGOLIA_API_KEY is the admin key',
    );
    expect(readEnvironment({...hosted, ALGOLIA_ADMIN_KEY: 'other'})).toMatchObject(hosted);
  });

  it("reads hosts for tests, and rejects hosts that aren't addresses or have no application", () => {
    const hosted = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};
    const hosts = 'http://localhost:1,http://localhost:2';
    expect(readEnvironment({...hosted, ALGOLIA_HOSTS: hosts}).ALGOLIA_HOSTS).toEqual(
      hosts.split(','),
    );
    expect(() => readEnvironment({...hosted, ALGOLIA_HOSTS: `${hosts}/path`})).toThrow(
      'ALGOLIA_HOSTS 1 has a path',
    );
    expect(() => readEnvironment({...hosted, ALGOLIA_HOSTS: 'localhost'})).toThrow(
      "ALGOLIA_HOSTS 0 isn't an address",
    );
    expect(() => readEnvironment({ALGOLIA_HOSTS: hosts})).toThrow('set ALGOLIA_APP_ID too');
  });

  it('names all invalid variables in one error', () => {
    const read = () => readEnvironment({FEEDBACK_URL: 'x', CDN_SCRIPT_INTEGRITY: 'y'});
    expect(read).toThrow(/FEEDBACK_URL[\s\S]*CDN_SCRIPT_INTEGRITY/);
  });
});
