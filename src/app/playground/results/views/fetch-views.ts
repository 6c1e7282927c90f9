import {loadAhead} from '../../../../docusaurus/late-script/load-ahead';

/** Imports what draws a chart, and what draws a graph. Few readers of a page need them, so they're separate files. */
export const fetchChart = async () =>
  (await import(/* webpackChunkName: "query-chart" */ '../chart/Chart')).default;
export const fetchGraph = async () =>
  (await import(/* webpackChunkName: "query-graph" */ '../graph/Graph')).default;

/** Loads both, so that they also open without a connection later. */
export function loadViewsAhead(): void {
  loadAhead(fetchChart);
  loadAhead(fetchGraph);
}
