import {
  between,
  type ComparedProduct,
  type ComparedReleases,
  comparedProductOf,
} from '../../../product/releases/comparison';
import {sumOf, type Tally} from '../../../product/releases/tally';

/** Two versions of a product that a reader compares. */
export interface VersionRange {
  product: ComparedProduct;
  from: string;
  to: string;
}

/** Returns the range to begin with: the upgrade from the last version of an earlier year to the newest. */
export function usualRange(releases: ComparedReleases, product: ComparedProduct): VersionRange {
  const [newest, ...others] = releases[product];
  const year = newest?.date.slice(0, 4) ?? '';
  const from = others.find(({date}) => date < year) ?? others.at(-1);
  return {product, from: from?.version ?? '', to: newest?.version ?? ''};
}

/** Returns the range of a query. Replaces what's missing or doesn't exist with the usual range. */
export function rangeOf(
  releases: ComparedReleases,
  query: {product: string; from: string; to: string},
): VersionRange {
  const product = comparedProductOf(query.product);
  const usual = usualRange(releases, product);
  const offered = fromVersions(releases, product);
  return toExisting(releases, {
    product,
    from: offered.includes(query.from) ? query.from : usual.from,
    to: query.to,
  });
}

/** Returns the versions that a reader can upgrade from: all but the newest. */
export const fromVersions = (releases: ComparedReleases, product: ComparedProduct): string[] =>
  versionsOf(releases, product).slice(1);

/** Returns the versions that a reader can upgrade to: those after `from`. */
export const toVersions = (releases: ComparedReleases, {product, from}: VersionRange): string[] =>
  between(versionsOf(releases, product), from, '');

/** Returns the same range, or up to the newest version if its end isn't after its beginning. */
export function toExisting(releases: ComparedReleases, range: VersionRange): VersionRange {
  const offered = toVersions(releases, range);
  return {...range, to: offered.includes(range.to) ? range.to : (offered[0] ?? '')};
}

/** Returns how many releases are in a range, and how many entries of each kind they have. */
export function countRange(
  releases: ComparedReleases,
  {product, from, to}: VersionRange,
): {releases: number; tally: Tally} {
  const versions = between(versionsOf(releases, product), from, to);
  const inRange = releases[product].filter(({version}) => versions.includes(version));
  return {releases: inRange.length, tally: sumOf(inRange.map(({tally}) => tally))};
}

const versionsOf = (releases: ComparedReleases, product: ComparedProduct) =>
  releases[product].map(({version}) => version);
