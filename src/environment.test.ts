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

  it('refuses an address that is not http or https', () => {
    expect(() => readEnvironment({FEEDBACK_URL: 'feedback.example'})).toThrow(
      'FEEDBACK_URL must be an http or https address',
    );
  });

  it('refuses a script without its integrity hash', () => {
    expect(() => readEnvironment({CDN_SCRIPT_URL: 'https://cdn.example/script.js'})).toThrow(
      'set CDN_SCRIPT_INTEGRITY too, or none',
    );
  });

  it('refuses a hash that no browser would check', () => {
    const variables = {
      CDN_SCRIPT_URL: 'https://cdn.example/script.js',
      CDN_SCRIPT_INTEGRITY: 'md5-x',
    };
    expect(() => readEnvironment(variables)).toThrow(
      'CDN_SCRIPT_INTEGRITY must look like "sha384-…"',
    );
  });

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
    expect(() => readEnvironment({...hosted, ALGOLIA_HOSTS: 'localhost'})).toThrow(
      'ALGOLIA_HOSTS 0 must be an http or https address',
    );
    expect(() => readEnvironment({ALGOLIA_HOSTS: hosts})).toThrow('set ALGOLIA_APP_ID too');
  });

  it('names every variable that is wrong at once', () => {
    const read = () => readEnvironment({FEEDBACK_URL: 'x', CDN_SCRIPT_INTEGRITY: 'y'});
    expect(read).toThrow(/FEEDBACK_URL[\s\S]*CDN_SCRIPT_INTEGRITY/);
  });
});
