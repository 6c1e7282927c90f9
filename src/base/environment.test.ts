import {describe, expect, it} from 'vitest';
import {readEnvironment} from './environment';

const integrity = `sha384-${'A'.repeat(64)}`;

describe('readEnvironment', () => {
  it('turns nothing on by itself', () => {
    expect(readEnvironment({})).toEqual({});
  });

  it('counts an empty variable as unset', () => {
    expect(readEnvironment({FEEDBACK_URL: '', ANALYTICS_DOMAIN: ''})).toEqual({});
  });

  it('leaves the variables of other programs alone', () => {
    expect(readEnvironment({PATH: '/usr/bin'})).toEqual({});
  });

  it('reads every service', () => {
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
    ['feedback.example', 'is no address: write it as https://'],
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
  ])('refuses the address %j, which %s', (address, fault) => {
    for (const name of ['FEEDBACK_URL', 'ANALYTICS_ENDPOINT', 'CDN_SCRIPT_URL', 'ALGOLIA_HOSTS']) {
      const read = () => readEnvironment({[name]: address});
      expect(read).toThrow(fault);
      expect(read).toThrow(name);
      expect(read).not.toThrow('secret');
    }
  });

  it('refuses a host that would divide the policy in two', () => {
    expect(() => readEnvironment({FEEDBACK_URL: 'https://feedback.example,x/'})).toThrow(
      'FEEDBACK_URL has characters in its host',
    );
  });

  it.each(['http://localhost:3999/a', 'http://127.0.0.1/', 'http://[::1]:8080/'])(
    'allows %s, which stays on this machine',
    (FEEDBACK_URL) => expect(readEnvironment({FEEDBACK_URL})).toEqual({FEEDBACK_URL}),
  );

  it.each([
    ['ALGOLIA_APP_ID', 'x; worker-src * data:', 'is no application ID'],
    ['ALGOLIA_APP_ID', 'APP\n', 'is no application ID'],
    ['ALGOLIA_APP_ID', 'evil.example/', 'is no application ID'],
    ['ALGOLIA_API_KEY', 'a key', 'is no key'],
    ['ALGOLIA_ADMIN_KEY', 'key\r\nX-Header: 1', 'is no key'],
    ['ALGOLIA_INDEX', 'docs/../keys', 'is no name for an index'],
    ['ANALYTICS_DOMAIN', 'https://docs.example/start', 'write docs.example'],
    ['ANALYTICS_DOMAIN', 'docs.example, other.example', 'is not the name of a site'],
  ])('refuses %s=%j, and says what to write', (name, value, fault) => {
    expect(() => readEnvironment({[name]: value})).toThrow(`  ${name} `);
    expect(() => readEnvironment({[name]: value})).toThrow(fault);
  });

  it('refuses a script without its integrity hash', () => {
    expect(() => readEnvironment({CDN_SCRIPT_URL: 'https://cdn.example/script.js'})).toThrow(
      'set CDN_SCRIPT_INTEGRITY too, or none',
    );
  });

  it.each([
    'md5-x',
    'sha384-x',
    `sha256-${'A'.repeat(64)}`,
    `${integrity}A`,
    `${integrity} ${integrity}`,
    `${integrity}?ct=text/javascript`,
  ])('refuses the hash %s, which no browser would check', (CDN_SCRIPT_INTEGRITY) => {
    const CDN_SCRIPT_URL = 'https://cdn.example/script.js';
    expect(() => readEnvironment({CDN_SCRIPT_URL, CDN_SCRIPT_INTEGRITY})).toThrow(
      'CDN_SCRIPT_INTEGRITY is not one whole hash',
    );
  });

  it.each([`sha256-${'A'.repeat(43)}=`, integrity, `sha512-${'A'.repeat(86)}==`])(
    'takes the hash %s',
    (CDN_SCRIPT_INTEGRITY) => {
      const variables = {CDN_SCRIPT_URL: 'https://cdn.example/script.js', CDN_SCRIPT_INTEGRITY};
      expect(readEnvironment(variables)).toEqual(variables);
    },
  );

  it('names all that is missing of a group', () => {
    expect(() => readEnvironment({ALGOLIA_APP_ID: 'APP'})).toThrow(
      'set ALGOLIA_API_KEY and ALGOLIA_INDEX too, or none',
    );
    expect(() => readEnvironment({ANALYTICS_DOMAIN: 'docs.example'})).toThrow(
      'set ANALYTICS_ENDPOINT too, or none',
    );
  });

  it.each([
    [['ALGOLIA_API_KEY'], 'ALGOLIA_APP_ID and ALGOLIA_INDEX'],
    [['ALGOLIA_INDEX'], 'ALGOLIA_APP_ID and ALGOLIA_API_KEY'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'], 'ALGOLIA_INDEX'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_INDEX'], 'ALGOLIA_API_KEY'],
    [['ALGOLIA_API_KEY', 'ALGOLIA_INDEX'], 'ALGOLIA_APP_ID'],
  ])('refuses hosted search that is half set: only %j', (names, missing) => {
    const variables = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(() => readEnvironment(variables)).toThrow(`set ${missing} too, or none`);
  });

  it('refuses to give the admin key to every reader', () => {
    const hosted = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};
    expect(() => readEnvironment({...hosted, ALGOLIA_ADMIN_KEY: 'key'})).toThrow(
      'ALGOLIA_API_KEY is the admin key',
    );
    expect(readEnvironment({...hosted, ALGOLIA_ADMIN_KEY: 'other'})).toMatchObject(hosted);
  });

  it('reads the hosts of a test, and refuses what is no address or has no application', () => {
    const hosted = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};
    const hosts = 'http://localhost:1,http://localhost:2';
    expect(readEnvironment({...hosted, ALGOLIA_HOSTS: hosts}).ALGOLIA_HOSTS).toEqual(
      hosts.split(','),
    );
    expect(() => readEnvironment({...hosted, ALGOLIA_HOSTS: `${hosts}/path`})).toThrow(
      'ALGOLIA_HOSTS 1 has a path',
    );
    expect(() => readEnvironment({...hosted, ALGOLIA_HOSTS: 'localhost'})).toThrow(
      'ALGOLIA_HOSTS 0 is no address',
    );
    expect(() => readEnvironment({ALGOLIA_HOSTS: hosts})).toThrow('set ALGOLIA_APP_ID too');
  });

  it('names every variable that is wrong at once', () => {
    const read = () => readEnvironment({FEEDBACK_URL: 'x', CDN_SCRIPT_INTEGRITY: 'y'});
    expect(read).toThrow(/FEEDBACK_URL[\s\S]*CDN_SCRIPT_INTEGRITY/);
  });
});
