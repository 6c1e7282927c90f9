import {comparedProducts} from '../../product/releases/comparison';
import type {Release} from '../../product/releases/release';
import type {Library, LibraryVersion} from './library';

/**
 * Returns the versions of each product that has versions.
 *
 * @param releases newest first
 */
export const versionsOf = (releases: readonly Release[]): Library['versions'] =>
  Object.fromEntries(
    comparedProducts.map((product) => [
      product,
      releases
        .filter((release) => release.product === product)
        .map(
          ({version, date, headline, route}): LibraryVersion => ({version, date, headline, route}),
        ),
    ]),
  ) as unknown as Library['versions'];
