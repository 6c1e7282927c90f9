import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkUnusedImages} from './check-unused-images';

test('refuses a picture that no page shows, and no other', async () => {
  expect(
    await faultsOf(checkUnusedImages, {
      'docs/apis/a.md': page('![What it says](./img/used.svg)'),
      'docs/apis/img/used.svg': '<svg/>',
      'docs/apis/img/unused.svg': '<svg/>',
    }),
  ).toEqual([
    'docs/apis/img/unused.svg:1  no page shows this picture  include it as "![what it says](./img/<name>.svg)", or delete it',
  ]);
});
