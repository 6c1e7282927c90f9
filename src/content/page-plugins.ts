import type {Pluggable, PluggableList} from 'unified';
import {original} from '../base/languages';
import {language} from '../product/facts';
import apiExamples from './api-examples/remark';
import runnableOperations from './api-examples/runnable';
import arrangeExamples from './api-pages/arrange-examples';
import apiPages from './api-pages/remark';
import attributeTypes from './connectors/attribute-types';
import connectorDiagram from './connectors/connector-diagram';
import leastPrivilege from './connectors/least-privilege';
import mappingCells from './connectors/mapping-cells';
import derivedParts from './directives';
import drawDirectory from './directives/draw-directory';
import foldRows from './directives/fold-rows';
import roleColumns from './directives/role-columns';
import {sample} from './directives/sample';
import fieldLists from './field-lists/remark';
import formerAnchors from './former-anchors';
import {codeLanguages} from './highlight/languages';
import highlightCode from './highlight/rehype';
import exercises from './lessons/remark';
import arrangeModelPage from './model-diagrams/arrange-page';
import drawDiagrams from './model-diagrams/draw-diagrams';
import pageFacts from './page-facts';
import drawings from './pictures/remark';
import queryExamples from './query-examples/remark';
import runnableQueries from './query-examples/runnable';
import completeRelatedPages from './related-pages';
import arrangeRelatedPages from './related-pages/arrange';
import markEntries from './release-notes/mark-entries';
import breakCode from './tables/break-code';
import longCells from './tables/long-cells';
import scoreBars from './tables/score-bars';
import severityBadges from './tables/severity-badges';
import stackRows from './tables/stack-rows';
import fenceTabs from './tabs/fence-tabs';
import markTerms from './terms/mark-terms';
import translations from './translations';
import {addNotice, markOriginal} from './translations/notices';
import typography from './typography/remark';
import {unlessFrozen} from './unless-frozen';

/** A plugin that only a build in another language needs. */
function inOtherLanguages(plugin: Pluggable): PluggableList {
  return language === original ? [] : [plugin];
}

/**
 * The plugins that add text. Code that reads a page without rendering it needs no others. Pages of frozen versions have
 * their text.
 */
export const textPlugins = (
  [
    ...inOtherLanguages(translations),
    derivedParts,
    connectorDiagram,
    attributeTypes,
    [queryExamples, {dataset: sample}],
    [apiExamples, {context: sample}],
    completeRelatedPages,
  ] as PluggableList
).map(unlessFrozen);

/**
 * The plugins that change how a page looks, once its text is complete. Pages of frozen versions get only those that know
 * nothing of the product.
 */
const lookPlugins: PluggableList = [
  ...(
    [
      arrangeModelPage,
      drawDiagrams,
      drawDirectory,
      roleColumns,
      foldRows,
      mappingCells,
      leastPrivilege,
      exercises,
      runnableQueries,
      runnableOperations,
    ] as PluggableList
  ).map(unlessFrozen),
  fenceTabs,
  unlessFrozen(apiPages),
  fieldLists,
  longCells,
  severityBadges,
  scoreBars,
  markEntries,
  arrangeRelatedPages,
  unlessFrozen(pageFacts),
  unlessFrozen(formerAnchors),
  drawings,
  ...inOtherLanguages(addNotice).map(unlessFrozen),
  typography,
];

/**
 * All plugins for a page on the site, as the docs plugin's options name them.
 *
 * @param readers plugins that read the complete text
 */
export const markdownPlugins = (...readers: PluggableList) => ({
  beforeDefaultRemarkPlugins: [...textPlugins, ...readers, ...lookPlugins],
  rehypePlugins: [
    unlessFrozen(markTerms),
    stackRows,
    breakCode,
    arrangeExamples,
    [highlightCode, {languages: codeLanguages}],
    ...inOtherLanguages(markOriginal),
  ] as PluggableList,
});
