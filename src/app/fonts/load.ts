import type {ClientModule} from '@docusaurus/types';
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import {browserStorage, store} from '../../base/storage';
import {loadAhead} from '../../docusaurus/late-script/load-ahead';
import {fontsKey} from './show-loaded-fonts';

/** The faces that src/css/fonts.css declares. No element of a page uses them until the page is marked. */
const faces = ['1rem "Inter Variable"', '1rem "Geist Mono Variable"'];

let areLoaded = false;

/**
 * Loads the fonts after the reader's first page, and shows them starting with the next page. On a costly connection,
 * the system's fonts stay.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location: {pathname},
  previousLocation,
}) => {
  if (!previousLocation) loadAhead(loadFonts);
  else if (areLoaded && previousLocation.pathname !== pathname)
    document.documentElement.dataset.font = '';
};

async function loadFonts() {
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  areLoaded = true;
  store(browserStorage(), fontsKey, [inter, geistMono]);
}
