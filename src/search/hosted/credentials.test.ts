import {expect, it} from 'vitest';
import {readCredentials} from './credentials';

const build = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search', ALGOLIA_INDEX: 'docs'};

it("reads the admin key in addition to the build's variables", () => {
  expect(readCredentials({...build, ALGOLIA_ADMIN_KEY: 'admin'})).toEqual({
    appId: 'APP',
    adminKey: 'admin',
    indexName: 'docs',
    hosts: undefined,
  });
});

it('says which variables are missing', () => {
  expect(() => readCredentials({ALGOLIA_ADMIN_KEY: 'admin'})).toThrow(
    'set ALGOLIA_APP_ID, ALGOLIA_API_KEY, and ALGOLIA_INDEX',
  );
  expect(() => readCredentials({ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin'})).toThrow(
    'set ALGOLIA_API_KEY and ALGOLIA_INDEX too',
  );
  expect(() => readCredentials(build)).toThrow('Set ALGOLIA_ADMIN_KEY');
});

it('rejects the search key as the admin key, without printing it', () => {
  const read = () => readCredentials({...build, ALGOLIA_ADMIN_KEY: build.ALGOLIA_API_KEY});
  expect(read).toThrow('ALGOLIA_API_KEY is the admin key');
  expect(read).not.toThrow(/"search"/);
});
