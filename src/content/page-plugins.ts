import type {PluggableList} from 'unified';
import apiExamples from './api-examples/remark';
import derivedParts from './directives';
import markEntries from './directives/mark-entries';
import {sample} from './directives/sample';
import formerAnchors from './former-anchors';
import drawDiagrams from './model-diagrams/draw-diagrams';
import queryExamples from './query-examples/remark';
import runnableQueries from './query-examples/runnable';
import completeRelatedPages from './related-pages';
import severityBadges from './tables/severity-badges';
import fenceTabs from './tabs/fence-tabs';

/** What the build does to the Markdown of a page, in this order: some add text, others change how the page looks. */
const steps: {adds: 'text' | 'look'; plugins: PluggableList}[] = [
  {adds: 'text', plugins: [derivedParts]},
  {adds: 'look', plugins: [drawDiagrams]},
  {adds: 'text', plugins: [[queryExamples, {dataset: sample}]]},
  {adds: 'look', plugins: [runnableQueries]},
  {adds: 'text', plugins: [[apiExamples, {context: sample}]]},
  {adds: 'look', plugins: [fenceTabs, severityBadges, markEntries]},
  {adds: 'text', plugins: [completeRelatedPages]},
  {adds: 'look', plugins: [formerAnchors]},
];

/** All remark plugins of a page, for the site. */
export const pagePlugins = steps.flatMap(({plugins}) => plugins);

/** Those that add text, for a page that is only read. */
export const textPlugins = steps
  .filter(({adds}) => adds === 'text')
  .flatMap(({plugins}) => plugins);
