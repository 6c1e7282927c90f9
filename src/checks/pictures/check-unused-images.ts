import {landscapeOf} from '../../content/pictures/landscape';
import {linkTarget} from '../../product/page-files/link-target';
import type {Check} from '../check';
import {imagesOn} from './check-images';

/** Checks that every picture in `docs` is on a page. No one would notice when an unused picture goes out of date. */
export const checkUnusedImages: Check = (site, reportIn) => {
  const used = new Set<string>();
  for (const page of site.pages) {
    for (const {url} of imagesOn(page, site)) {
      const {file} = linkTarget(page.path, url);
      used.add(file).add(landscapeOf(file));
    }
  }
  for (const [name, file] of site.files) {
    if (/^docs\/.*\/img\//.test(name) && !used.has(name)) {
      reportIn(file)(
        1,
        'no page shows this picture',
        'show it on a page with "![what it shows](./img/<name>.svg)", or delete it',
      );
    }
  }
};
