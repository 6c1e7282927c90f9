import {landscapeOf} from '../../content/pictures/landscape';
import {linkTarget} from '../../product/page-files/link-target';
import type {Check} from '../check';
import {imagesOn} from './check-images';
import {labelsIn} from './labels';

/**
 * Checks that each picture on a page has a landscape drawing, and that both drawings say the same. Otherwise, a reader at
 * a desk would read other facts than a reader with a phone.
 */
export const checkLandscape: Check = (site, reportIn) => {
  const compared = new Set<string>();
  for (const page of site.pages) {
    for (const {url} of imagesOn(page, site)) {
      const path = linkTarget(page.path, url).file;
      const portrait = site.files.get(path);
      if (!portrait || compared.has(path)) continue;
      compared.add(path);
      const landscape = site.files.get(landscapeOf(path));
      if (!landscape) {
        const missing = landscapeOf(path).split('/').pop();
        reportIn(portrait)(
          1,
          `there is no landscape drawing of this picture`,
          `draw the same content 672 units wide and at most 360 high, as img/${missing}`,
        );
        continue;
      }
      const [upright, wide] = [portrait, landscape].map((file) => wordsOf(String(file.value)));
      for (const {word, line} of wide ?? [])
        if (!upright?.some((other) => other.word === word))
          reportIn(landscape)(
            line,
            `the landscape drawing says "${word}", and the portrait drawing doesn't`,
            'say the same in both drawings',
          );
      for (const {word, line} of upright ?? [])
        if (!wide?.some((other) => other.word === word))
          reportIn(portrait)(
            line,
            `the portrait drawing says "${word}", and the landscape drawing doesn't`,
            'say the same in both drawings',
          );
    }
  }
};

/** The words in a drawing. Drawings break lines at different places. */
const wordsOf = (svg: string) =>
  labelsIn(svg).flatMap(({line, text}) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({line, word})),
  );
