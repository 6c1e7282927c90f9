import type {Check} from './check';
import {checkApiCalls} from './check-api-calls';
import {checkApiFacts} from './check-api-facts';
import {checkAttributes} from './check-attributes';
import {checkBql} from './check-bql';
import {checkBqlReference} from './check-bql-reference';
import {checkConnectPayloads} from './check-connect-payloads';
import {checkConnectorMappings} from './check-connector-mappings';
import {checkConnectorObjects} from './check-connector-objects';
import {checkConnectorSections} from './check-connector-sections';
import {checkConnectorTables} from './check-connector-tables';
import {checkConnectorVersions} from './check-connector-versions';
import {checkDataFences} from './check-data-fences';
import {checkDirectives} from './check-directives';
import {checkEntryMentions} from './check-entry-mentions';
import {checkFences} from './check-fences';
import {checkFrontMatter} from './check-front-matter';
import {checkGraphql} from './check-graphql';
import {checkHeadings} from './check-headings';
import {checkImages} from './check-images';
import {checkInlineConditions} from './check-inline-conditions';
import {checkInlineOperations} from './check-inline-operations';
import {checkInlineQueries} from './check-inline-queries';
import {checkItems} from './check-items';
import {checkLimits} from './check-limits';
import {checkLinkNames} from './check-link-names';
import {checkLinkText} from './check-link-text';
import {checkLinks} from './check-links';
import {checkMarkdown} from './check-markdown';
import {checkMenuPaths} from './check-menu-paths';
import {checkMessages} from './check-messages';
import {checkModels} from './check-models';
import {checkNames} from './check-names';
import {checkNumbers} from './check-numbers';
import {checkPictureText} from './check-picture-text';
import {checkPlaceholders} from './check-placeholders';
import {checkPlaces} from './check-places';
import {checkPlatformJson} from './check-platform-json';
import {checkProductData} from './check-product-data';
import {checkProductName} from './check-product-name';
import {checkPythonFences} from './check-python-fences';
import {checkQueryLayout} from './check-query-layout';
import {checkQueryPlaces} from './check-query-places';
import {checkQueryResults} from './check-query-results';
import {checkQuotedMessages} from './check-quoted-messages';
import {checkReadingGrade} from './check-reading-grade';
import {checkRedirects} from './check-redirects';
import {checkRelatedPages} from './check-related-pages';
import {checkReleaseBadges} from './check-release-badges';
import {checkReleaseEntries} from './check-release-entries';
import {checkReleasePages} from './check-release-pages';
import {checkRepetition} from './check-repetition';
import {checkRetiredConnectors} from './check-retired-connectors';
import {checkRoleMenus} from './check-role-menus';
import {checkRoleRights} from './check-role-rights';
import {checkRoles} from './check-roles';
import {checkScreens} from './check-screens';
import {checkSections} from './check-sections';
import {checkSentences} from './check-sentences';
import {checkShellFences} from './check-shell-fences';
import {checkSidebars} from './check-sidebars';
import {checkSlips} from './check-slips';
import {checkSlugs} from './check-slugs';
import {checkSpelling} from './check-spelling';
import {checkStepMenus} from './check-step-menus';
import {checkSteps} from './check-steps';
import {checkSubstance} from './check-substance';
import {checkSums} from './check-sums';
import {checkSvgs} from './check-svgs';
import {checkSyntax} from './check-syntax';
import {checkTableHeaders} from './check-table-headers';
import {checkTerms} from './check-terms';
import {checkUnique} from './check-unique';
import {checkUnusedImages} from './check-unused-images';
import {checkVerbs} from './check-verbs';
import {checkVersions} from './check-versions';
import {checkVoice} from './check-voice';
import {checkYaml} from './check-yaml';
import {rememberPageChecks} from './remember-page-checks';

/** Every check, by the name that its messages and `suppressions.yaml` give it. */
export const checks: Record<string, Check> = {
  // The page as a whole
  unique: checkUnique,
  models: checkModels,
  steps: checkSteps,
  'release-pages': checkReleasePages,
  'release-badges': checkReleaseBadges,
  'entry-mentions': checkEntryMentions,
  'connector-versions': checkConnectorVersions,

  // What a page says, by itself
  ...rememberPageChecks({
    'front-matter': checkFrontMatter,
    slugs: checkSlugs,
    headings: checkHeadings,
    sections: checkSections,
    'connector-sections': checkConnectorSections,
    'connector-tables': checkConnectorTables,
    'connector-objects': checkConnectorObjects,
    'release-entries': checkReleaseEntries,
    placeholders: checkPlaceholders,
    versions: checkVersions,
    directives: checkDirectives,
    'retired-connectors': checkRetiredConnectors,
    'link-text': checkLinkText,
    attributes: checkAttributes,
    verbs: checkVerbs,
    'inline-queries': checkInlineQueries,
    'inline-conditions': checkInlineConditions,
    'inline-operations': checkInlineOperations,
    'connector-mappings': checkConnectorMappings,
    bql: checkBql,
    messages: checkMessages,
    'query-layout': checkQueryLayout,
    'query-places': checkQueryPlaces,
    'query-results': checkQueryResults,
    voice: checkVoice,
    sentences: checkSentences,
    slips: checkSlips,
    'reading-grade': checkReadingGrade,
    substance: checkSubstance,
    'table-headers': checkTableHeaders,
    items: checkItems,
    sums: checkSums,
    'related-pages': checkRelatedPages,
    roles: checkRoles,
    'role-menus': checkRoleMenus,
    'role-rights': checkRoleRights,
    names: checkNames,
    places: checkPlaces,
    'step-menus': checkStepMenus,
    fences: checkFences,
    'data-fences': checkDataFences,
    'api-facts': checkApiFacts,
    'api-calls': checkApiCalls,
    'connect-payloads': checkConnectPayloads,
    'platform-json': checkPlatformJson,
    graphql: checkGraphql,
  }),

  // What a page says, beside others
  numbers: checkNumbers,
  'quoted-messages': checkQuotedMessages,
  sidebars: checkSidebars,
  'menu-paths': checkMenuPaths,
  'product-name': checkProductName,
  spelling: checkSpelling,
  repetition: checkRepetition,

  // How it is written
  syntax: checkSyntax,
  markdown: checkMarkdown,
  'bql-reference': checkBqlReference,
  'shell-fences': checkShellFences,
  'python-fences': checkPythonFences,

  // Where it leads
  links: checkLinks,
  'link-names': checkLinkNames,
  redirects: checkRedirects,

  // Its pictures
  images: checkImages,
  screens: checkScreens,
  svgs: checkSvgs,
  'picture-text': checkPictureText,
  'unused-images': checkUnusedImages,

  // The data it draws on
  'product-data': checkProductData,
  limits: checkLimits,
  yaml: checkYaml,
  terms: checkTerms,
};
