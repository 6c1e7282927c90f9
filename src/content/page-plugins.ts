import type {PluggableList} from 'unified';
import apiExamples from './api-examples/remark';
import runnableOperations from './api-examples/runnable';
import arrangeExamples from './api-pages/arrange-examples';
import apiPages from './api-pages/remark';
import attributeTypes from './connectors/attribute-types';
import connectorDiagram from './connectors/connector-diagram';
import mappingCells from './connectors/mapping-cells';
import derivedParts from './directives';
import drawDirectory from './directives/draw-directory';
import {sample} from './directives/sample';
import fieldLists from './field-lists/remark';
import formerAnchors from './former-anchors';
import {codeLanguages} from './highlight/languages';
import highlightCode from './highlight/rehype';
import exercises from './lessons/remark';
import arrangeModelPage from './model-diagrams/arrange-page';
import drawDiagrams from './model-diagrams/draw-diagrams';
import pageFacts from './page-facts';
import landscapePictures from './pictures/landscape';
import queryExamples from './query-examples/remark';
import runnableQueries from './query-examples/runnable';
import completeRelatedPages from './related-pages';
import markEntries from './release-notes/mark-entries';
import breakCode from './tables/break-code';
import scoreBars from './tables/score-bars';
import severityBadges from './tables/severity-badges';
import stackRows from './tables/stack-rows';
import fenceTabs from './tabs/fence-tabs';
import markTerms from './terms/mark-terms';

/** What the build does to a page's Markdown, in this order. Some steps add text. Others change how the page looks. */
const steps: {adds: 'text' | 'look'; plugins: PluggableList}[] = [
  {adds: 'text', plugins: [derivedParts, connectorDiagram, attributeTypes]},
  {adds: 'look', plugins: [arrangeModelPage, drawDiagrams, drawDirectory, mappingCells]},
  {adds: 'text', plugins: [[queryExamples, {dataset: sample}]]},
  {adds: 'look', plugins: [exercises, runnableQueries]},
  {adds: 'text', plugins: [[apiExamples, {context: sample}]]},
  {
    adds: 'look',
    plugins: [
      runnableOperations,
      fenceTabs,
      apiPages,
      fieldLists,
      severityBadges,
      scoreBars,
      markEntries,
    ],
  },
  {adds: 'text', plugins: [completeRelatedPages]},
  {adds: 'look', plugins: [pageFacts, formerAnchors]},
];

/** All plugins for a page on the site, as the docs plugin's options name them. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: steps.flatMap(({plugins}) => plugins),
  remarkPlugins: [landscapePictures],
  rehypePlugins: [
    markTerms,
    stackRows,
    breakCode,
    arrangeExamples,
    [highlightCode, {languages: codeLanguages}],
  ] as PluggableList,
};

/** The plugins that add text, for reading a page without rendering it. */
export const textPlugins = steps
  .filter(({adds}) => adds === 'text')
  .flatMap(({plugins}) => plugins);
