import type {VFile} from 'vfile';
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
          'there is no landscape drawing of this picture',
          `draw the same content 672 units wide and at most 360 high, as img/${missing}`,
        );
        continue;
      }
      compare({name: 'landscape', file: landscape}, {name: 'portrait', file: portrait});
      compare({name: 'portrait', file: portrait}, {name: 'landscape', file: landscape});
    }
  }

  /** Reports the words of a drawing that the other drawing doesn't have. */
  function compare(drawing: Drawing, other: Drawing) {
    const known = new Set(wordsOf(other.file).map(({word}) => word));
    for (const {word, line} of wordsOf(drawing.file))
      if (!known.has(word))
        reportIn(drawing.file)(
          line,
          `the ${drawing.name} drawing says "${word}", and the ${other.name} drawing doesn't`,
          'say the same in both drawings',
        );
  }
};

interface Drawing {
  name: string;
  file: VFile;
}

/** The words in a drawing. Drawings break lines at different places. */
const wordsOf = (file: VFile) =>
  labelsIn(String(file.value)).flatMap(({line, text}) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({line, word})),
  );
