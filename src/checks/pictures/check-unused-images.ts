import {linkTarget} from '../../product/page-files/link-target';
import type {Check} from '../check';

/** Every picture below `docs` is on a page: one that no page shows is work that nobody sees, and nobody keeps right. */
export const checkUnusedImages: Check = ({pages, files}, reportIn) => {
  const used = new Set<string>();
  for (const page of pages) {
    for (const {url} of page.nodes('image')) used.add(linkTarget(page.path, url).file);
  }
  for (const [name, file] of files) {
    if (/^docs\/.*\/img\//.test(name) && !used.has(name)) {
      reportIn(file)(
        1,
        'no page shows this picture',
        'include it as "![what it says](./img/<name>.svg)", or delete it',
      );
    }
  }
};
