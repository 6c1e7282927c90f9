import {kinds} from '../../../product/releases/kinds';
import {productNames, products} from '../../../product/releases/products';
import type {Filter} from '../kit/Filters';
import {type Entry, kindsOf, versionsOf} from './find';
import {comparedProduct, type Part, type Query} from './query';

/**
 * The filters of the releases with their values.
 *
 * @param entries what the values are taken from
 */
export function filtersOf(entries: Entry[]): (query: Query) => Filter<Part>[] {
  const months = [...new Set(entries.map(({date}) => date.slice(0, 7)))].map(
    (month): [string, string] => [month, monthName(month)],
  );
  return (query) => {
    const compared = comparedProduct(query);
    const versions = versionsOf(entries, compared)
      .toReversed()
      .map((version): [string, string] => [version, version]);
    const {label} = products[compared];
    return [
      {
        part: 'product',
        label: 'Product',
        options: productNames.map((name) => [name, products[name].label]),
      },
      {
        part: 'kind',
        label: 'Kind',
        options: kindsOf(entries).map((kind) => [kind, kinds[kind].label]),
      },
      {part: 'area', label: 'Area', options: areasOf(entries, query.product)},
      {part: 'since', label: 'Since month', options: months},
      {part: 'until', label: 'Until month', options: months},
      {part: 'from', label: `From ${label} version`, options: versions},
      {part: 'to', label: `To ${label} version`, options: versions},
    ];
  };
}

const areasOf = (entries: Entry[], product: string): [string, string][] =>
  [
    ...new Set(
      entries.filter((each) => !product || each.product === product).map((each) => each.area),
    ),
  ]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((area) => [area, area]);

const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
