import {linkTarget} from '../../product/page-files/link-target';
import type {Check} from '../check';

/** Checks that every picture in `docs` is on a page. No one would notice when an unused picture goes out of date. */
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
        'show it on a page with "![what it shows](./img/<name>.svg)", or delete it',
      );
    }
  }
};
