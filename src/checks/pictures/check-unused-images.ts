import {linkTarget} from '../../product/page-files/link-target';
import type {Check} from '../check';
import {imagesOn} from './check-images';

/** Every picture below `docs` is on a page: one that no page shows is work that nobody sees, and nobody keeps right. */
export const checkUnusedImages: Check = (site, reportIn) => {
  const used = new Set<string>();
  for (const page of site.pages) {
    for (const {url} of imagesOn(page, site)) used.add(linkTarget(page.path, url).file);
  }
  for (const [name, file] of site.files) {
    if (/^docs\/.*\/img\//.test(name) && !used.has(name)) {
      reportIn(file)(
        1,
        'no page shows this picture',
        'include it as "![what it says](./img/<name>.svg)", or delete it',
      );
    }
  }
};
