import {component, importOf} from '../../../base/markdown/nodes';
import {versions} from '../../../product/facts';
import {readReleases} from '../../../product/releases';
import type {ComparedReleases} from '../../../product/releases/comparison';
import {comparedProducts} from '../../../product/releases/comparison';
import {tallyOf} from '../../../product/releases/tally';
import {join, link, paragraph, text} from '../nodes';
import type {Directive} from '../part';

/**
 * `::release-comparison`: compares two versions of a product. Below, links to the table of what to do for each year of
 * platform releases, which needs no script.
 */
export const releaseComparison: Directive = () => {
  const upgrades = [...new Set(versions.platform.map(({date}) => Number(date.slice(0, 4))))]
    .toReversed()
    .map((year) => [
      link(`/docs/releases/platform/${year}#if-you-upgrade-from-${year - 1}`, [
        text(`from ${year - 1}`),
      ]),
    ]);
  return [
    importOf('@site/src/app/explorers/releases/ReleaseComparison', 'ReleaseComparison'),
    component('ReleaseComparison', {releases: JSON.stringify(compared())}, []),
    paragraph(
      text('Tables of what a platform upgrade requires, year by year: '),
      ...join(upgrades, ', '),
      text('.'),
    ),
  ];
};

function compared(): ComparedReleases {
  const releases = readReleases();
  return Object.fromEntries(
    comparedProducts.map((name) => [
      name,
      releases
        .filter(({product}) => product === name)
        .map(({version, date, entries}) => ({version, date, tally: tallyOf(entries)})),
    ]),
  ) as ComparedReleases;
}
