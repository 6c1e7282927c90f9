import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkUnusedImages} from './check-unused-images';

test('rejects only a picture that no page shows', async () => {
  expect(
    await faultsOf(checkUnusedImages, {
      'docs/apis/a.md': page('![What it says](./img/used.svg)'),
      'docs/apis/img/used.svg': '<svg/>',
      'docs/apis/img/used.wide.svg': '<svg/>',
      'docs/apis/img/unused.svg': '<svg/>',
    }),
  ).toEqual([
    'docs/apis/img/unused.svg:1  no page shows this picture  show it on a page with "![what it shows](./img/<name>.svg)", or delete it',
  ]);
});
