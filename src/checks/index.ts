import type {Check} from './check';
import {checkApiCalls} from './code/check-api-calls';
import {checkApiFacts} from './code/check-api-facts';
import {checkBql} from './code/check-bql';
import {checkBqlReference} from './code/check-bql-reference';
import {checkConnectPayloads} from './code/check-connect-payloads';
import {checkDataFences} from './code/check-data-fences';
import {checkFences} from './code/check-fences';
import {checkGraphql} from './code/check-graphql';
import {checkInlineConditions} from './code/check-inline-conditions';
import {checkInlineOperations} from './code/check-inline-operations';
import {checkInlineQueries} from './code/check-inline-queries';
import {checkOperatorExamples} from './code/check-operator-examples';
import {checkPlatformJson} from './code/check-platform-json';
import {checkPythonFences} from './code/check-python-fences';
import {checkQueryLayout} from './code/check-query-layout';
import {checkQueryMeaning} from './code/check-query-meaning';
import {checkQueryOrder} from './code/check-query-order';
import {checkQueryPlaces} from './code/check-query-places';
import {checkQueryResults} from './code/check-query-results';
import {checkShellFences} from './code/check-shell-fences';
import {checkCategories} from './data/check-categories';
import {checkFiles} from './data/check-files';
import {checkProductData} from './data/check-product-data';
import {checkQuestions} from './data/check-questions';
import {checkRetentionReferences} from './data/check-retention-references';
import {checkSettings} from './data/check-settings';
import {checkYaml} from './data/check-yaml';
import {checkAttributes} from './facts/check-attributes';
import {checkChangedFacts} from './facts/check-changed-facts';
import {checkConnectorMappings} from './facts/check-connector-mappings';
import {checkConnectorNumbers} from './facts/check-connector-numbers';
import {checkConnectorObjects} from './facts/check-connector-objects';
import {checkConnectorVersions} from './facts/check-connector-versions';
import {checkEntryMentions} from './facts/check-entry-mentions';
import {checkFilledAttributes} from './facts/check-filled-attributes';
import {checkInstallationCommands} from './facts/check-installation-commands';
import {checkLimits} from './facts/check-limits';
import {checkMenuPaths} from './facts/check-menu-paths';
import {checkMessages} from './facts/check-messages';
import {checkNames} from './facts/check-names';
import {checkNotOffered} from './facts/check-not-offered';
import {checkNumbers} from './facts/check-numbers';
import {checkOwnerStatements} from './facts/check-owner-statements';
import {checkPlaces} from './facts/check-places';
import {checkQuotedMessages} from './facts/check-quoted-messages';
import {checkRanks} from './facts/check-ranks';
import {checkReleaseBadges} from './facts/check-release-badges';
import {checkReleaseDates} from './facts/check-release-dates';
import {checkReleaseEntries} from './facts/check-release-entries';
import {checkRetention} from './facts/check-retention';
import {checkRoleMenus} from './facts/check-role-menus';
import {checkRoleRights} from './facts/check-role-rights';
import {checkRoles} from './facts/check-roles';
import {checkStepMenus} from './facts/check-step-menus';
import {checkSums} from './facts/check-sums';
import {checkVerbs} from './facts/check-verbs';
import {checkVersions} from './facts/check-versions';
import {checkCapitals} from './language/check-capitals';
import {checkCommands} from './language/check-commands';
import {checkContractions} from './language/check-contractions';
import {checkFragments} from './language/check-fragments';
import {checkGrammar} from './language/check-grammar';
import {checkMarkedNames} from './language/check-marked-names';
import {checkProductName} from './language/check-product-name';
import {checkPunctuation} from './language/check-punctuation';
import {checkReadingGrade} from './language/check-reading-grade';
import {checkRepetition} from './language/check-repetition';
import {checkSentences} from './language/check-sentences';
import {checkSlips} from './language/check-slips';
import {checkSpelling} from './language/check-spelling';
import {checkStandardSentences} from './language/check-standard-sentences';
import {checkTerms} from './language/check-terms';
import {checkUsage} from './language/check-usage';
import {checkVoice} from './language/check-voice';
import {checkWords} from './language/check-words';
import {checkFormerAnchors} from './links/check-former-anchors';
import {checkLinkNames} from './links/check-link-names';
import {checkLinkText} from './links/check-link-text';
import {checkLinks} from './links/check-links';
import {checkRedirects} from './links/check-redirects';
import {checkRetiredConnectors} from './links/check-retired-connectors';
import {checkImages} from './pictures/check-images';
import {checkLandscape} from './pictures/check-landscape';
import {checkPictureText} from './pictures/check-picture-text';
import {checkScreens} from './pictures/check-screens';
import {checkSvgs} from './pictures/check-svgs';
import {checkUnusedImages} from './pictures/check-unused-images';
import {rememberPageChecks} from './remember-page-checks';
import {checkConnectorSections} from './structure/check-connector-sections';
import {checkConnectorTables} from './structure/check-connector-tables';
import {checkCounts} from './structure/check-counts';
import {checkDirectives} from './structure/check-directives';
import {checkExercises} from './structure/check-exercises';
import {checkFrontMatter} from './structure/check-front-matter';
import {checkFrozenPages} from './structure/check-frozen-pages';
import {checkHeadings} from './structure/check-headings';
import {checkItems} from './structure/check-items';
import {checkMarkdown} from './structure/check-markdown';
import {checkModels} from './structure/check-models';
import {checkParallelItems} from './structure/check-parallel-items';
import {checkPartTopics} from './structure/check-part-topics';
import {checkPlaceholders} from './structure/check-placeholders';
import {checkRelatedPages} from './structure/check-related-pages';
import {checkReleasePages} from './structure/check-release-pages';
import {checkSections} from './structure/check-sections';
import {checkSidebars} from './structure/check-sidebars';
import {checkSlugs} from './structure/check-slugs';
import {checkSteps} from './structure/check-steps';
import {checkSubstance} from './structure/check-substance';
import {checkSyntax} from './structure/check-syntax';
import {checkTableHeaders} from './structure/check-table-headers';
import {checkUnique} from './structure/check-unique';
import {checkTranslatedTexts} from './translations/check-translated-texts';
import {checkTranslations} from './translations/check-translations';

/** All checks, by the names in their messages and in `suppressions.yaml`. */
export const checks: Record<string, Check> = {
  // What other programs and threads check while the checks below run
  spelling: checkSpelling,
  'shell-fences': checkShellFences,
  'python-fences': checkPythonFences,

  // The page as a whole
  unique: checkUnique,
  models: checkModels,
  steps: checkSteps,
  'release-pages': checkReleasePages,
  'release-badges': checkReleaseBadges,

  // A page's statements on their own
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
    'release-dates': checkReleaseDates,
    'entry-mentions': checkEntryMentions,
    'connector-numbers': checkConnectorNumbers,
    'connector-versions': checkConnectorVersions,
    directives: checkDirectives,
    exercises: checkExercises,
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
    'query-meaning': checkQueryMeaning,
    'query-order': checkQueryOrder,
    'bql-reference': checkBqlReference,
    voice: checkVoice,
    words: checkWords,
    'standard-sentences': checkStandardSentences,
    sentences: checkSentences,
    slips: checkSlips,
    usage: checkUsage,
    punctuation: checkPunctuation,
    capitals: checkCapitals,
    commands: checkCommands,
    grammar: checkGrammar,
    contractions: checkContractions,
    fragments: checkFragments,
    'marked-names': checkMarkedNames,
    'reading-grade': checkReadingGrade,
    substance: checkSubstance,
    'table-headers': checkTableHeaders,
    items: checkItems,
    'parallel-items': checkParallelItems,
    counts: checkCounts,
    'part-topics': checkPartTopics,
    sums: checkSums,
    'related-pages': checkRelatedPages,
    roles: checkRoles,
    'role-menus': checkRoleMenus,
    retention: checkRetention,
    'role-rights': checkRoleRights,
    names: checkNames,
    places: checkPlaces,
    'step-menus': checkStepMenus,
    fences: checkFences,
    'data-fences': checkDataFences,
    'installation-commands': checkInstallationCommands,
    'api-facts': checkApiFacts,
    'api-calls': checkApiCalls,
    'connect-payloads': checkConnectPayloads,
    'platform-json': checkPlatformJson,
    graphql: checkGraphql,
  }),

  // A page's statements compared with others
  numbers: checkNumbers,
  'changed-facts': checkChangedFacts,
  'quoted-messages': checkQuotedMessages,
  'filled-attributes': checkFilledAttributes,
  sidebars: checkSidebars,
  'menu-paths': checkMenuPaths,
  'product-name': checkProductName,
  repetition: checkRepetition,

  // Its language
  syntax: checkSyntax,
  markdown: checkMarkdown,

  // Its links
  links: checkLinks,
  'link-names': checkLinkNames,
  redirects: checkRedirects,
  'former-anchors': checkFormerAnchors,

  // Its pictures
  images: checkImages,
  landscape: checkLandscape,
  screens: checkScreens,
  svgs: checkSvgs,
  'picture-text': checkPictureText,
  'unused-images': checkUnusedImages,

  // Pages of earlier versions
  'frozen-pages': checkFrozenPages,
  // Its translations
  translations: checkTranslations,
  'translated-texts': checkTranslatedTexts,

  // The data that it uses
  'product-data': checkProductData,
  limits: checkLimits,
  'operator-examples': checkOperatorExamples,
  'not-offered': checkNotOffered,
  'owner-statements': checkOwnerStatements,
  'retention-references': checkRetentionReferences,
  yaml: checkYaml,
  questions: checkQuestions,
  categories: checkCategories,
  files: checkFiles,
  ranks: checkRanks,
  settings: checkSettings,
  terms: checkTerms,
};
